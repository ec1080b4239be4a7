/** Answers that several queries share, each a type and an id. Any of them may stand first. */

export const lamps = ['family klok', 'family lus', 'family murmel', 'family trom', 'family zwaan']
export const lighting = ['typology lighting', ...lamps, 'page lighting-catalog']
export const sofas = ['family dommel', 'family nis']
export const sofaPages = [...sofas, 'typology seating']
export const armchairs = ['family fluister', 'family schelp']
export const seats = [...sofas, ...armchairs, 'family kiezel', 'family terp']
export const poufs = ['family kiezel', 'ready2go kiezel-to-go']
export const walls = ['family facet', 'family halve-maan', 'family raster', 'family rib', 'family rol']
export const wallPanels = ['typology walls', ...walls]
export const ceilings = ['family bint', 'family golf', 'family kanteel', 'family wolk', 'family zeil']
export const ceilingPanels = ['typology ceilings', ...ceilings]
export const baffles = ['family kanteel', 'typology ceilings', 'ready2go kanteel-to-go']
export const panels = [...walls, ...ceilings]
export const screens = [
  'family boog',
  'family kolom',
  'family loket',
  'family nis',
  'family paravent',
  'family sluis',
  'family vouw',
]
export const dividers = ['typology screens', ...screens]
export const booths = ['family loket', 'ready2go loket-to-go']
export const curtains = ['fabric avond', 'fabric dauw', 'fabric mist', 'fabric sneeuw', 'fabric zoom', 'family sluis']
export const curtainPages = ['typology fabrics', ...curtains]
export const sheerCurtains = ['fabric mist', 'fabric sneeuw', 'fabric dauw', 'typology fabrics']
export const upholstery = [
  'fabric duin',
  'fabric heide',
  'fabric keper',
  'fabric luwte',
  'fabric schemer',
  'fabric sluimer',
  'fabric varen',
]
export const upholsteryPages = ['typology fabrics', ...upholstery]
export const felts = [
  'fabric loden-felt',
  'fabric baai',
  'fabric nerf',
  'fabric rijm',
  'fabric turf',
  'fabric vlies',
  'fabric wad',
  'fabric zavel',
]
export const feltByMetre = ['fabric loden-felt', 'typology fabrics']
export const fire = ['page downloads', 'page faq']
export const environment = ['page downloads', 'page sustainability']
export const warranty = ['page downloads', 'page after-sales-support', 'page terms-of-sale']
export const returns = ['page delivery-and-returns', 'page terms-of-sale']
export const damage = ['page delivery-and-returns', 'page after-sales-support']
export const bottles = ['article bottle', 'page sustainability']
export const echo = ['acousticGuide echo', 'acousticGuide six-tenths', 'issue reverberation']
export const howMuch = ['page faq', 'acousticGuide six-tenths']
export const noisyOffice = ['issue focus-work', 'issue privacy', 'issue phone-calls']
export const application = ['page apply-now', 'page careers']
