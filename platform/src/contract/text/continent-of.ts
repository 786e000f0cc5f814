/** Countries and territories by ISO 3166 code, on the eight continents of the site. */
const codes = {
  Europe:
    'AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM UA VA XK',
  Asia: 'AF AM AZ BD BN BT CC CN CX GE HK ID IN IO JP KG KH KP KR KZ LA LK MM MN MO MV MY NP PH PK SG TH TJ TL TM TW UZ VN',
  'North-America':
    'AG AI AW BB BL BM BQ BS BZ CA CR CU CW DM DO GD GL GP GT HN HT JM KN KY LC MF MQ MS MX NI PA PM PR SV SX TC TT US VC VG VI',
  'South-America': 'AR BO BR CL CO EC FK GF GY PE PY SR UY VE',
  'Middle-East': 'AE BH IL IQ IR JO KW LB OM PS QA SA SY TR YE',
  Africa:
    'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW',
  Australia: 'AS AU CK FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS',
  Antarctica: 'AQ BV GS HM TF',
} as const

type Continent = keyof typeof codes

const nameOf = new Intl.DisplayNames('en', { type: 'region' })
let byName: Map<string, Continent> | null = null

const readNames = () =>
  new Map(
    Object.entries(codes).flatMap(([continent, of]) =>
      // `Object.entries` widens the keys.
      of.split(' ').map((code) => [nameOf.of(code) ?? code, continent as Continent] as const),
    ),
  )

/** Returns the continent of a country by its English name; null for an unknown one. */
export function continentOf(country: string): Continent | null {
  byName ??= readNames()
  return byName.get(country) ?? null
}
