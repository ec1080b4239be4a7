import type { LocaleLink, MenuItem } from './types.ts'

/** The wordmark of the fictional brand of all examples. */
export const wordmark = (
  <svg viewBox="60 -725 2662 737" fill="currentColor" aria-hidden="true">
    <path d="M60 0V-725H284V0ZM707 12Q605 12 530 -19Q455 -49 414 -111Q373 -172 373 -264Q373 -357 414 -418Q455 -479 530 -509Q605 -539 707 -539Q810 -539 885 -509Q960 -479 1001 -418Q1041 -357 1041 -264Q1041 -172 1001 -111Q960 -49 885 -19Q810 12 707 12ZM707 -108Q759 -108 794 -126Q830 -144 847 -176Q865 -209 865 -253V-275Q865 -320 847 -352Q830 -384 794 -402Q759 -419 707 -419Q656 -419 620 -402Q585 -384 568 -352Q550 -320 550 -275V-253Q550 -209 568 -176Q585 -144 620 -126Q656 -108 707 -108ZM1359 12Q1285 12 1231 -18Q1176 -47 1147 -109Q1117 -170 1117 -264Q1117 -358 1147 -419Q1176 -479 1229 -509Q1282 -539 1352 -539Q1392 -539 1426 -530Q1460 -521 1488 -504Q1515 -487 1535 -461H1541V-724H1665V0H1565L1554 -78H1546Q1515 -31 1466 -9Q1418 12 1359 12ZM1392 -93Q1441 -93 1474 -112Q1507 -130 1525 -167Q1542 -203 1542 -257V-268Q1542 -309 1532 -340Q1522 -371 1502 -392Q1483 -413 1455 -423Q1427 -434 1392 -434Q1343 -434 1310 -416Q1277 -398 1260 -361Q1244 -325 1244 -271V-255Q1244 -201 1261 -164Q1278 -128 1310 -110Q1343 -93 1392 -93ZM2011 12Q1931 12 1875 -18Q1820 -47 1791 -108Q1762 -169 1762 -263Q1762 -357 1791 -418Q1819 -479 1875 -508Q1931 -538 2014 -538Q2092 -538 2144 -509Q2197 -480 2223 -423Q2250 -367 2250 -286V-241H1851Q1852 -176 1871 -135Q1890 -94 1925 -76Q1961 -57 2013 -57Q2049 -57 2077 -67Q2104 -76 2123 -92Q2142 -109 2152 -131Q2163 -153 2164 -179H2246Q2246 -138 2231 -104Q2216 -69 2186 -43Q2156 -17 2113 -3Q2069 12 2011 12ZM1851 -306H2161Q2161 -351 2150 -382Q2139 -413 2118 -432Q2098 -451 2071 -460Q2044 -468 2011 -468Q1963 -468 1928 -451Q1893 -434 1874 -398Q1855 -362 1851 -306ZM2346 0V-526H2390L2397 -443H2403Q2424 -480 2450 -501Q2477 -521 2507 -530Q2537 -538 2570 -538Q2616 -538 2650 -523Q2684 -508 2703 -473Q2722 -438 2722 -378V0H2664V-373Q2664 -406 2656 -428Q2648 -450 2634 -463Q2619 -475 2599 -481Q2578 -486 2554 -486Q2516 -486 2481 -466Q2447 -446 2425 -407Q2404 -369 2404 -312V0Z" />
  </svg>
)

export const brand = { brand: 'Loden', homeHref: '#home', logo: wordmark }

export const menu: MenuItem[] = [
  { title: 'Acoustic solutions', href: '#acoustic-solutions', current: 'true' },
  { title: 'Ready2Go', href: '#ready2go' },
  { title: 'Felts & fabrics', href: '#fabrics' },
  { title: 'Inspiration', href: '#inspiration' },
  { title: 'Configurator', href: 'https://configurator.example/', newTab: true },
  { title: 'Contact', href: '#contact' },
]

export const menus: Record<string, MenuItem[]> = {
  nl: titled('Akoestische oplossingen', 'Ready2Go', 'Vilt en stoffen', 'Inspiratie', 'Configurator', 'Contact'),
  de: titled('Akustiklösungen', 'Ready2Go', 'Filze & Stoffe', 'Inspiration', 'Konfigurator', 'Kontakt'),
  fr: titled('Solutions acoustiques', 'Ready2Go', 'Feutres et tissus', 'Inspiration', 'Configurateur', 'Contact'),
  it: titled('Soluzioni acustiche', 'Ready2Go', 'Feltri e tessuti', 'Ispirazione', 'Configuratore', 'Contatti'),
}

const names: Record<string, string> = { en: 'English', nl: 'Nederlands', de: 'Deutsch', fr: 'Français', it: 'Italiano' }

export const listLocaleLinks = (current: string): LocaleLink[] =>
  Object.entries(names).map(([locale, name]) => ({ locale, name, href: `#${locale}`, current: locale === current }))

function titled(...titles: string[]) {
  return titles.map((title, i): MenuItem => ({ ...menu[i]!, title }))
}
