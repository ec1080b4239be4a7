import type { Fixtures } from '../../contract/fixtures.ts'
import type { TextFields } from '../../generated/props.ts'

const table = `<table><caption>Absorption coefficient by octave band</caption>
<thead><tr><th scope="col">Product</th><th scope="col">125 Hz</th><th scope="col">250 Hz</th><th scope="col">500 Hz</th><th scope="col">1000 Hz</th><th scope="col">2000 Hz</th></tr></thead>
<tbody><tr><th scope="row">Rib 90</th><td>0.34</td><td>0.62</td><td>0.88</td><td>0.97</td><td>0.95</td></tr>
<tr><th scope="row">Kanteel</th><td>0.21</td><td>0.48</td><td>0.79</td><td>0.92</td><td>0.94</td></tr></tbody></table>`

export const fixtures = {
  complete: {
    en: {
      bodyHtml: `<h2>Nothing may touch the vault</h2><p>The vault is listed, so everything hangs from two cables. Eighty <a href="#kanteel">Kanteel baffles</a> run the length of the room like pages in a half-open book. From the door you see plaster between them; from the table you see <strong>only felt</strong>.</p><blockquote><p>We did not make the room quiet. We made it stop interrupting.</p></blockquote><h3>What it took</h3><ul><li>Eighty baffles in four lengths<ul><li>Oxblood over the table</li><li>Blush towards the walls</li></ul></li><li>Two cables and no hole in the vault</li></ul><ol><li>Measure the room empty.</li><li>Hang a tenth of it.</li><li>Measure again.</li></ol><h2>Before and after</h2><table><tbody><tr><th scope="row">Reverberation, 500 Hz</th><td>4.1 s, now 0.9 s</td></tr><tr><th scope="row">Speech clarity, C50</th><td>−6 dB, now +3 dB</td></tr><tr><th scope="row">Holes in the vault</th><td>None</td></tr></tbody></table>${table}<p>Fictional brand, demo data.</p>`,
    },
    nl: {
      bodyHtml:
        '<h2>Niets raakt het gewelf</h2><p>Het gewelf is beschermd, dus hangt alles aan twee kabels. Tachtig <a href="#kanteel">Kanteel-baffles</a> lopen door de zaal als bladzijden van een halfopen boek.</p><ul><li>Tachtig baffles in vier lengtes</li><li>Twee kabels en geen enkel gat</li></ul>',
    },
    de: {
      bodyHtml:
        '<h2>Nichts darf das Gewölbe berühren</h2><p>Das Gewölbe steht unter Denkmalschutz, also hängt alles an zwei Seilen. Achtzig <a href="#kanteel">Kanteel-Baffeln</a> durchziehen den Saal wie die Seiten eines halb geöffneten Buches.</p><ul><li>Achtzig Baffeln in vier Längen</li><li>Zwei Seile und kein einziges Bohrloch</li></ul>',
    },
    fr: {
      bodyHtml:
        '<h2>Rien ne touche la voûte</h2><p>La voûte est classée\u202f; tout pend donc à deux câbles. Quatre-vingts <a href="#kanteel">baffles Kanteel</a> parcourent la salle comme les pages d’un livre entrouvert.</p><ul><li>Quatre-vingts baffles en quatre longueurs</li><li>Deux câbles et pas un seul trou</li></ul>',
    },
    it: {
      bodyHtml:
        '<h2>Niente può toccare la volta</h2><p>La volta è vincolata, quindi tutto pende da due cavi. Ottanta <a href="#kanteel">baffle Kanteel</a> attraversano la sala come le pagine di un libro socchiuso.</p><ul><li>Ottanta baffle in quattro lunghezze</li><li>Due cavi e nessun foro</li></ul>',
    },
  },
  minimal: { en: { bodyHtml: '<p>One paragraph, nothing else.</p>' } },
  centered: { en: { bodyHtml: '<h2>In the middle</h2><p>Lines keep their measure, the column moves.</p>', alignment: 'center' } },
  right: {
    en: { bodyHtml: '<h2>At the end of the line</h2><p>Lines keep their measure, the column moves.</p>', alignment: 'right' },
  },
  justified: {
    en: {
      bodyHtml:
        '<p>When the commercial court moved in, hearings had become conversations: two parties, one table, a screen. The building kept answering back.</p>',
      alignment: 'justify',
    },
  },
  overlong: {
    en: {
      bodyHtml: `<h2>Schallabsorptionsgradmessungen für Mehrzweckveranstaltungshallen</h2><p>Raumakustikplanungsunterlagen und <a href="#adresse">loden.example/downloads/raumakustikplanungsunterlagen-mehrzweckveranstaltungshalle</a></p>${table}`,
    },
  },
} satisfies Fixtures<TextFields>
