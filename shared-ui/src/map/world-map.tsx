import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { isRightToLeftPage } from '../messages/page-language'
import { waterColor } from '../theme/styles'
import type { WorldMapProps } from './map-props'
import { containsPoint, type Shape } from './shape'

/** The left edge in degrees: the Bering Strait, where no country is cut. */
const west = -169

/** How much higher a degree of latitude is drawn than one of longitude, so that middle latitudes keep their shape. */
const stretch = 1.25

/** The upper and lower edges: below Cape Horn, or with Antarctica. */
const edges = { north: 84, south: -56, antarctic: -89 }

/**
 * The ISO 3166 codes of the countries and territories that Natural Earth leaves out at 1:110 million. Their spots may lie
 * in the shape of a neighbour.
 */
const tooSmall = [
  'AD AG AI AS AW AX BB BH BL BM BQ BV CC CK CV CW CX DM FM FO GD GF GG GI GP GS GU HK HM IM IO JE',
  'KI KM KN KY LC LI MC MF MH MO MP MQ MS MT MU MV NF NR NU PF PM PN PW RE SC SG SH SJ SM ST SX TC',
  'TK TO TV UM VA VC VG VI WF WS YT',
].flatMap((codes) => codes.split(' '))

const pathOf = (areas: Shape[]) =>
  areas
    .flatMap((rings) => {
      const offset = rings.flat().every(([lng = 0]) => lng < west) ? 360 : 0
      const pointOf = ([lng = 0, lat = 0]: number[]) =>
        `${(lng + offset).toFixed(1)} ${(-lat * stretch).toFixed(1)}`
      return rings.map((ring) => `M${ring.map(pointOf).join('L')}Z`)
    })
    .join('')

const World = styled('svg')(({ theme }) => {
  const { background, edge, primary } = theme.vars.palette
  const water = waterColor(theme)
  return {
    display: 'block',
    width: '100%',
    height: '100%',
    '& path': {
      fill: `color-mix(in oklab, ${edge} 42%, ${background.default})`,
      stroke: water,
      strokeWidth: 0.5,
    },
    '& path[data-visited], & circle': { fill: primary.main },
    '& circle': { stroke: water, strokeWidth: 0.6 },
  }
})

/** The world with some countries in colour. Those that are too small for the shapes are dots. */
export function WorldMap({ countries, shapes }: WorldMapProps & { shapes: Shape[][] }) {
  const drawn = useMemo(
    () =>
      shapes.map((areas) => ({
        path: pathOf(areas),
        country: countries.find(
          ({ code, location }) =>
            !tooSmall.includes(code) && areas.some((area) => containsPoint(area, location)),
        ),
      })),
    [shapes, countries],
  )
  const shaded = new Set(drawn.map(({ country }) => country))
  const isAntarctic = countries.some(({ location }) => location.lat < edges.south)
  const height = edges.north - (isAntarctic ? edges.antarctic : edges.south)
  return (
    <World
      viewBox={`${west} ${-edges.north * stretch} 360 ${height * stretch}`}
      preserveAspectRatio={isRightToLeftPage() ? 'xMinYMid' : 'xMaxYMid'}
      aria-hidden
    >
      {drawn.map(({ path, country }, index) => (
        <path key={index} d={path} data-visited={country && ''}>
          {country && <title>{country.name}</title>}
        </path>
      ))}
      {countries
        .filter((country) => !shaded.has(country))
        .map(({ name, location: { lat, lng } }) => (
          <circle key={name} cx={lng < west ? lng + 360 : lng} cy={-lat * stretch} r={2.6}>
            <title>{name}</title>
          </circle>
        ))}
    </World>
  )
}
