/** Objects for BIM in IFC 4, the open format that Revit and others read. Millimetres. */
import { createHash } from 'node:crypto'
import { dome, type Point } from './drawings.ts'
import { findFact } from './records.ts'

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_$'

/** A GUID as IFC writes it: 128 bits in 22 letters, so the first stands for two. The same name gives the same one. */
function guid(name: string): string {
  let bits = BigInt(`0x${createHash('sha256').update(name).digest('hex').slice(0, 32)}`)
  let text = ''
  for (let at = 0; at < 22; at++, bits /= 64n) text = letters[Number(bits % 64n)]! + text
  return `'${text}'`
}

const around = 48
const rings = 12

/** A dome: circles of points from the rim upwards, then its top; and triangles of their numbers, from 1, seen from outside. */
function domeMesh(diameter: number): { points: Point[]; triangles: [number, number, number][] } {
  const points = Array.from({ length: rings * around }, (_, index): Point => {
    const [radius, height] = dome(diameter, (Math.floor(index / around) * Math.PI) / (2 * rings))
    const angle = ((index % around) * 2 * Math.PI) / around
    return [radius * Math.cos(angle), radius * Math.sin(angle), height]
  })
  points.push([0, 0, dome(diameter, Math.PI / 2)[1]])
  const at = (ring: number, step: number) => (ring === rings ? points.length : ring * around + (step % around) + 1)
  const triangles = Array.from({ length: rings * around }, (_, index): [number, number, number][] => {
    const [ring, step] = [Math.floor(index / around), index % around]
    const [a, b, c, d] = [at(ring, step), at(ring, step + 1), at(ring + 1, step + 1), at(ring + 1, step)]
    return ring === rings - 1
      ? [[a, b, c]]
      : [
          [a, b, c],
          [a, c, d],
        ]
  })
  return { points, triangles: triangles.flat() }
}

/** A number as STEP writes a real one: always with a point. */
const real = (value: number) => value.toFixed(3).replace(/^-0\.000$/, '0.000')

/** A dome lamp by its model: its form, and the data of its record. */
export function lampObject(name: string, model: string): string {
  const { points, triangles } = domeMesh(findFact(model, 'diameter').values[0]!)
  const properties = [
    `IFCPROPERTYSINGLEVALUE('Diameter',$,IFCLENGTHMEASURE(${real(findFact(model, 'diameter').values[0]!)}),$)`,
    `IFCPROPERTYSINGLEVALUE('AbsorptionArea',$,IFCAREAMEASURE(${real(findFact(model, 'absorption').values[0]!)}),$)`,
    `IFCPROPERTYSINGLEVALUE('LuminousFlux',$,IFCLUMINOUSFLUXMEASURE(${real(findFact(model, 'light flux').values[0]!)}),$)`,
  ]
  const id = (part: string) => guid(`${model} ${part}`)
  const entities = [
    'IFCCARTESIANPOINT((0.,0.,0.))',
    'IFCAXIS2PLACEMENT3D(#1,$,$)',
    "IFCGEOMETRICREPRESENTATIONCONTEXT($,'Model',3,1.E-5,#2,$)",
    'IFCSIUNIT(*,.LENGTHUNIT.,.MILLI.,.METRE.)',
    'IFCSIUNIT(*,.AREAUNIT.,$,.SQUARE_METRE.)',
    'IFCSIUNIT(*,.LUMINOUSFLUXUNIT.,$,.LUMEN.)',
    'IFCUNITASSIGNMENT((#4,#5,#6))',
    `IFCPROJECT(${id('project')},$,'${name}','Fictional brand, demo data',$,$,$,(#3),#7)`,
    'IFCLOCALPLACEMENT($,#2)',
    `IFCSITE(${id('site')},$,'Site',$,$,#9,$,$,.ELEMENT.,$,$,$,$,$)`,
    `IFCBUILDING(${id('building')},$,'Building',$,$,#9,$,$,.ELEMENT.,$,$,$)`,
    `IFCBUILDINGSTOREY(${id('storey')},$,'Storey',$,$,#9,$,$,.ELEMENT.,0.)`,
    `IFCRELAGGREGATES(${id('sites')},$,$,$,#8,(#10))`,
    `IFCRELAGGREGATES(${id('buildings')},$,$,$,#10,(#11))`,
    `IFCRELAGGREGATES(${id('storeys')},$,$,$,#11,(#12))`,
    `IFCCARTESIANPOINTLIST3D((${points.map((point) => `(${point.map(real).join(',')})`).join(',')}))`,
    `IFCTRIANGULATEDFACESET(#16,$,.F.,(${triangles.map((corners) => `(${corners.join(',')})`).join(',')}),$)`,
    "IFCSHAPEREPRESENTATION(#3,'Body','Tessellation',(#17))",
    'IFCPRODUCTDEFINITIONSHAPE($,$,(#18))',
    `IFCLIGHTFIXTURE(${id('lamp')},$,'${name}','Loden, dome lamp of felt','Dome lamp',#9,#19,$,.NOTDEFINED.)`,
    `IFCRELCONTAINEDINSPATIALSTRUCTURE(${id('contained')},$,$,$,(#20),#12)`,
    ...properties,
    `IFCPROPERTYSET(${id('properties')},$,'Loden_Product',$,(${properties.map((_, at) => `#${22 + at}`).join(',')}))`,
    `IFCRELDEFINESBYPROPERTIES(${id('defined')},$,$,$,(#20),#${22 + properties.length})`,
  ]
  return [
    'ISO-10303-21;',
    'HEADER;',
    "FILE_DESCRIPTION(('ViewDefinition [ReferenceView_V1.2]'),'2;1');",
    `FILE_NAME('${name}','2026-01-05T12:00:00',(''),('Loden'),'','','');`,
    "FILE_SCHEMA(('IFC4'));",
    'ENDSEC;',
    'DATA;',
    ...entities.map((entity, at) => `#${at + 1}=${entity};`),
    'ENDSEC;',
    'END-ISO-10303-21;',
    '',
  ].join('\n')
}
