import type { Fixtures } from '../../contract/fixtures.ts'
import type { JobListFields } from '../../generated/props.ts'

const jobs = (...texts: [title: string, intro: string, ...countries: string[]][]) =>
  texts.map(([title, intro, ...countries], i) => ({
    id: `job-${i}`,
    title,
    href: `#job-${i}`,
    intro,
    date: ['2026-10-12', '2026-09-01', '2026-03-30'][i],
    countries,
  }))

export const fixtures = {
  complete: {
    en: {
      title: 'Work where you can hear yourself think',
      text: 'Few of us, and room for one more at the press.',
      jobs: jobs(
        ['Listener', 'You clap once in every room and write down what comes back.', 'Belgium', 'Italy', 'United Kingdom'],
        ['Presser', 'You turn wool and heat into sheets.', 'Belgium'],
        ['Driver', 'You bring booths to fourth floors, quietly.', 'Germany'],
      ),
      action: { label: 'Nothing that fits? Write anyway.', href: '#apply' },
    },
    nl: {
      title: 'Werk waar je jezelf hoort denken',
      text: 'Een kleine ploeg, en aan de pers is nog een plaats vrij.',
      jobs: jobs(
        [
          'Luisteraar',
          'Je klapt één keer in elke kamer en schrijft op wat terugkomt.',
          'België',
          'Italië',
          'Verenigd Koninkrijk',
        ],
        ['Persser', 'Je maakt van wol en warmte platen.', 'België'],
        ['Chauffeur', 'Je brengt cabines stil naar de vierde verdieping.', 'Duitsland'],
      ),
      action: { label: 'Niets dat past? Schrijf toch.', href: '#apply' },
    },
    de: {
      title: 'Arbeiten, wo man sich denken hört',
      text: 'Ein kleiner Trupp, und an der Presse ist noch ein Platz frei.',
      jobs: jobs(
        [
          'Zuhörer (w/m/d)',
          'Du klatschst in jedem Raum einmal und schreibst auf, was zurückkommt.',
          'Belgien',
          'Italien',
          'Vereinigtes Königreich',
        ],
        ['Presser (w/m/d)', 'Du machst aus Wolle und Wärme Platten.', 'Belgien'],
        ['Fahrer (w/m/d)', 'Du bringst Kabinen leise in den vierten Stock.', 'Deutschland'],
      ),
      action: { label: 'Nichts dabei? Schreib trotzdem.', href: '#apply' },
    },
    fr: {
      title: 'Travailler là où l’on s’entend penser',
      text: 'Nous sommes peu, et il reste une place à la presse.',
      jobs: jobs(
        ['Écoutant', 'Vous frappez une fois dans vos mains et notez ce qui revient.', 'Belgique', 'Italie', 'Royaume-Uni'],
        ['Presseur', 'Vous faites des plaques avec de la laine et de la chaleur.', 'Belgique'],
        ['Chauffeur', 'Vous livrez des cabines au quatrième étage, sans bruit.', 'Allemagne'],
      ),
      action: { label: 'Rien pour vous ? Écrivez quand même.', href: '#apply' },
    },
    it: {
      title: 'Lavorare dove si sentono i propri pensieri',
      text: 'Siamo in pochi, e alla pressa c’è ancora un posto.',
      jobs: jobs(
        ['Ascoltatore', 'Batti le mani una volta e scrivi che cosa torna indietro.', 'Belgio', 'Italia', 'Regno Unito'],
        ['Pressatore', 'Fai lastre con la lana e il calore.', 'Belgio'],
        ['Autista', 'Porti cabine al quarto piano, in silenzio.', 'Germania'],
      ),
      action: { label: 'Niente per te? Scrivi lo stesso.', href: '#apply' },
    },
  },
  /** One vacancy with what it must have, nothing above or below it. */
  minimal: { en: { jobs: [{ id: 'a', title: 'Listener', href: '#a' }] } },
  empty: {
    en: { action: { label: 'Write to us anyway.', href: '#apply' } },
    nl: { action: { label: 'Schrijf ons toch.', href: '#apply' } },
    de: { action: { label: 'Schreib uns trotzdem.', href: '#apply' } },
    fr: { action: { label: 'Écrivez-nous quand même.', href: '#apply' } },
    it: { action: { label: 'Scrivici lo stesso.', href: '#apply' } },
  },
  overlong: {
    en: {
      title: 'Raumakustik­planungs­gesellschaft',
      jobs: [
        {
          id: 'a',
          lang: 'de',
          title: 'Schallabsorptionsgradmessungsbeauftragter (w/m/d) für Mehrzweckveranstaltungshallen',
          href: '#a',
          intro: 'Nachhallzeitberechnungsgrundlagenüberprüfung '.repeat(5).trim(),
          date: '2026-09-30',
          countries: ['Vereinigtes Königreich Großbritannien und Nordirland', 'Belgien', 'Deutschland', 'Österreich'],
        },
      ],
    },
  },
} satisfies Fixtures<JobListFields>
