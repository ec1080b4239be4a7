import type { Locale } from '@brand/content'

/**
 * Words of a question that add nothing to its subject, folded: articles, prepositions, pronouns, question words, auxiliary verbs.
 */
const stopWords: Record<Locale, string> = {
  en: `a an the of for to in on at by with from and or is are was were be been am do does did has have had can could should would will
    may i you he she it we they my your our their me us them this that these those what which who whom whose where when why how there
    any some something anything`,
  nl: `een de het van voor in op aan bij met uit om te door over en of is zijn was waren ben bent word wordt worden heeft heb hebben had
    kan kun kunnen kon mag mogen moet moeten zal zullen zou ik je jij u hij zij ze we wij jullie me mij ons mijn jouw uw onze hun dit dat
    deze die wat welk welke wie waar wanneer waarom hoe er iets`,
  de: `ein eine einen einem einer eines der die das den dem des von fur in im an am auf bei mit aus zu zum zur durch uber und oder ist sind
    war waren bin bist sein wird werden wurde hat habe haben hatte kann kannst konnen darf muss soll ich du er sie es wir ihr mich mir uns
    man mein dein unser euer dies diese dieser dieses was welche welcher welches wer wen wem wo wann warum wie gibt etwas`,
  fr: `un une des le la les l de du d a au aux pour dans en sur chez par avec et ou est sont etait suis es etes etre ai as ont avez avons
    avoir peut peux puis pouvez peuvent dois doit faut je j tu il elle on nous vous ils elles me moi mon ma mes ton votre vos notre nos son
    sa ses ce c cet cette ces qu que qui quoi quel quelle quels quelles ou quand pourquoi comment s t y se si`,
  it: `un uno una il lo la i gli le l di del dello della dei degli delle d a al allo alla ai agli alle per in nel nella nei nelle su sul
    sulla da dal dalla con e ed o e sono era essere ho hai ha hanno avete abbiamo avere puo posso potete si mi ti ci vi io tu lui lei noi
    voi loro mio mia tuo vostro nostro suo questo questa questi quello quella che chi cosa cui quale quali quanto quanti dove quando perche
    come c`,
}

const sets = new Map(Object.entries(stopWords).map(([locale, words]) => [locale, new Set(words.split(/\s+/))]))

/** Folded words without stop words; all of them where none would be left. */
export function meaningful(words: readonly string[], locale: Locale): readonly string[] {
  const kept = words.filter((word) => !sets.get(locale)!.has(word))
  return kept.length ? kept : words
}
