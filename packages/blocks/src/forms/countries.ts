/** Two-letter codes of the countries that a visitor may choose (ISO 3166-1): states, and territories with an administration of their own. */
const codes =
  'ad ae af ag ai al am ao ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cd cf cg ch ci ck cl cm cn co cr cu cv cw cy cz de dj dk dm do dz ec ee eg er es et fi fj fk fm fo fr ga gb gd ge gf gg gh gi gl gm gn gp gq gr gt gu gw gy hk hn hr ht hu id ie il im in iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mq mr ms mt mu mv mw mx my mz na nc ne ng ni nl no np nr nz om pa pe pf pg ph pk pl pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg si sk sl sm sn so sr ss st sv sx sy sz tc td tg th tj tl tm tn to tr tt tv tw tz ua ug us uy uz va vc ve vg vi vn vu wf ws xk ye yt za zm zw'.split(
    ' ',
  )

export interface Country {
  /**
   * English name, which is sent.
   * @requirement FORM-20
   */
  value: string
  /** Two-letter code in small letters. */
  tag: string
  /** Name in the language of the form. */
  label: string
}

const cached = new Map<string, readonly Country[]>()

/** The countries in the order of a language. */
export function countriesIn(locale: string): readonly Country[] {
  let countries = cached.get(locale)
  if (!countries) {
    const [english, own] = ['en', locale].map((language) => new Intl.DisplayNames([language], { type: 'region' }))
    const formatCountry = (names: Intl.DisplayNames, tag: string) => names.of(tag.toUpperCase())!
    const { compare } = new Intl.Collator(locale)
    countries = codes
      .map((tag) => ({ tag, value: formatCountry(english!, tag), label: formatCountry(own!, tag) }))
      .toSorted((a, b) => compare(a.label, b.label))
    cached.set(locale, countries)
  }
  return countries
}
