/**
 * The ISO 3166 codes of the countries and territories that Natural Earth leaves out at 1:110 million. Their spots may lie
 * in the shape of a neighbour.
 */
const codes = [
  'AD AG AI AS AW AX BB BH BL BM BQ BV CC CK CV CW CX DM FM FO GD GF GG GI GP GS GU HK HM IM IO JE',
  'KI KM KN KY LC LI MC MF MH MO MP MQ MS MT MU MV NF NR NU PF PM PN PW RE SC SG SH SJ SM ST SX TC',
  'TK TO TV UM VA VC VG VI WF WS YT',
].join(' ')

export const isTooSmall = (code: string): boolean => code !== '' && codes.split(' ').includes(code)
