import type { Locale } from '@brand/content'

const [family, fabric, page, guide] = ['family', 'fabric', 'page', 'acousticGuide'].map(
  (type) =>
    (...ids: string[]) =>
      ids.map((id) => `${type} ${id}`),
) as [Of, Of, Of, Of]
type Of = (...ids: string[]) => string[]

const lamps = family('klok', 'lus', 'murmel', 'trom', 'zwaan')
const sofas = family('dommel', 'nis')
const armchairs = family('fluister', 'schelp')
const seats = [...sofas, ...armchairs, ...family('kiezel', 'terp')]
const walls = family('facet', 'halve-maan', 'raster', 'rib', 'rol')
const ceilings = family('bint', 'golf', 'kanteel', 'wolk', 'zeil')
const screens = family('boog', 'kolom', 'loket', 'nis', 'paravent', 'sluis', 'vouw')
const curtains = [...fabric('avond', 'dauw', 'mist', 'sneeuw', 'zoom'), ...family('sluis')]
const upholstery = fabric('duin', 'heide', 'keper', 'luwte', 'schemer', 'sluimer', 'varen')
const felts = fabric('loden-felt', 'baai', 'nerf', 'rijm', 'turf', 'vlies', 'wad', 'zavel')

/**
 * What visitors type, and what they want to see first: one of these, by type and id. Chosen by what a person would want, before what
 * the search answers was known: kinds of product, plurals, compounds, accents left out, small typing errors, other words for the same,
 * and ways to get in touch.
 */
export const searchQueries: Record<Locale, Record<string, readonly string[]>> = {
  en: {
    lamp: lamps,
    lamps: lamps,
    murmel: family('murmel'),
    pendant: family('murmel', 'zwaan'),
    'pendnt lamp': family('murmel', 'zwaan'),
    sofa: sofas,
    armchairs: armchairs,
    curtain: curtains,
    'phone booths': family('loket'),
    'acoustic panels': [...walls, ...ceilings],
    baffels: family('kanteel'),
    felt: felts,
    samples: page('sample-request', 'sample-room'),
    catalog: page('catalog'),
    reverberation: guide('echo', 'six-tenths'),
    'ines vandevelde': ['designer ines-vandevelde'],
    careers: page('careers'),
    'room divider': screens,
    wallpaper: family('rol'),
    dealers: page('agents-reps'),
  },
  nl: {
    lamp: lamps,
    lampen: lamps,
    hanglamp: family('klok', 'murmel'),
    verlichting: lamps,
    stoel: armchairs,
    zetels: seats,
    gordijnen: curtains,
    gordijnstof: curtains,
    vilt: felts,
    plafondpanelen: ceilings,
    wandpaneel: walls,
    belcabines: family('loket'),
    stalen: page('sample-request', 'sample-room'),
    catalogus: page('catalog'),
    ontwerpers: page('designers'),
    vacatures: page('careers'),
    duurzaamhied: page('sustainability'),
    galm: guide('echo'),
    poef: family('kiezel'),
    meubelstoffen: upholstery,
  },
  de: {
    Lampe: lamps,
    Leuchten: lamps,
    Pendelleuchten: family('murmel'),
    Haengeleuchte: lamps,
    Sessel: armchairs,
    Stühle: seats,
    Vorhang: curtains,
    Vorhangstoffe: curtains,
    Filz: felts,
    Deckensegel: family('zeil'),
    Wandpaneel: walls,
    Telefonzelle: family('loket'),
    Telefonbox: family('loket'),
    Musterbox: [...page('sample-request'), 'article sample-box'],
    Händler: page('agents-reps'),
    haendler: page('agents-reps'),
    Nachhaltigkiet: page('sustainability'),
    Nachhall: guide('echo'),
    Kataloge: page('catalog'),
    Stellwände: screens,
  },
  fr: {
    lampe: lamps,
    luminaires: lamps,
    suspension: family('murmel', 'zwaan'),
    suspensions: family('murmel', 'zwaan'),
    canape: sofas,
    fauteuils: armchairs,
    rideaux: curtains,
    'tissu ameublement': upholstery,
    feutres: felts,
    'panneaux muraux': walls,
    'panneau acoustique': [...walls, ...ceilings],
    'cabine telephonique': family('loket'),
    paravent: family('paravent'),
    cloisons: screens,
    echantillon: page('sample-request', 'sample-room'),
    écho: guide('echo'),
    telechargement: page('downloads'),
    durabilté: page('sustainability'),
    revendeurs: page('agents-reps'),
    devis: page('quote-price-lead'),
  },
  it: {
    lampada: lamps,
    lampade: lamps,
    lampadario: lamps,
    divano: sofas,
    divani: sofas,
    poltrone: armchairs,
    tende: curtains,
    tenda: curtains,
    feltro: felts,
    'pannello da parete': walls,
    'pannelli fonoassorbenti': [...walls, ...ceilings],
    soffitto: ceilings,
    'cabina telefonica': family('loket'),
    campione: page('sample-request', 'sample-room'),
    rivenditori: page('agents-reps'),
    preventivo: page('quote-price-lead'),
    catalogo: page('catalog'),
    sostenibilita: page('sustainability'),
    murmle: family('murmel'),
    lavoro: page('careers'),
  },
}
