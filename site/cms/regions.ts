/**
 * Countries outside Europe by region, as two-letter codes.
 * @requirement OR-65
 */
const countries = {
  americas:
    'ag ai ar aw bb bl bm bo bq br bs bz ca cl co cr cu cw dm do ec fk gd gf gl gp gt gy hn ht jm kn ky lc mf mq ms mx ni pa pe pm pr py sr sv sx tc tt us uy vc ve vg vi',
  'asia-pacific':
    'af as au bd bn bt ck cn cx fj fm gu hk id in jp kg kh ki kp kr kz la lk mh mm mn mo mp mv my nc nf np nr nu nz pf pg ph pk pn pw sb sg th tj tk tl tm to tv tw uz vn vu wf ws',
  'middle-east-africa':
    'ae ao bf bh bi bj bw cd cf cg ci cm cv dj dz eg eh er et ga gh gm gn gq gw il iq ir jo ke km kw lb lr ls ly ma mg ml mr mu mw mz na ne ng om ps qa re rw sa sc sd sh sl sn so ss st sy sz td tg tn tz ug ye yt za zm zw',
}

type Region = 'europe' | keyof typeof countries

const byCode = new Map(
  Object.entries(countries).flatMap(([region, codes]) => codes.split(' ').map((code) => [code, region as Region] as const)),
)

/**
 * The region of a country; Europe for any other code, and without one.
 * @requirement OFFICE-12
 */
export const findRegion = (code: string | undefined): Region => byCode.get(code ?? '') ?? 'europe'
