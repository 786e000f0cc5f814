import { styled } from '@mui/material/styles'
import { mapSettings } from './map-settings'
import { words } from './frame-words'
import { SecondaryText } from '../theme/secondary-text'

const Source = styled('a')({ color: 'inherit', whiteSpace: 'nowrap' })

const sources = [
  { name: 'GeoNames', href: 'https://www.geonames.org/' },
  { name: 'CC BY 4.0', href: 'https://creativecommons.org/licenses/by/4.0/' },
  { name: 'Natural Earth', href: 'https://www.naturalearthdata.com/' },
]

const streetSources = () => [
  { name: words.streetData, href: 'https://www.openstreetmap.org/copyright' },
  { name: 'Protomaps', href: 'https://protomaps.com/' },
]

/** The attribution of the map data. */
export function Credits({ hasStreets = false }: { hasStreets?: boolean }) {
  const { tilesUrl, tilesAttribution } = mapSettings()
  return (
    <SecondaryText sx={{ marginInlineStart: 'auto' }}>
      {/* Most names of sources are Latin. */}
      <span dir="ltr">
        {words.data}{' '}
        {[...(hasStreets ? streetSources() : []), ...sources].map(({ name, href }, index) => (
          <span key={href}>
            {index > 0 && ' · '}
            <Source href={href} target="_blank" rel="noreferrer">
              {name}
            </Source>
          </span>
        ))}
        {tilesUrl && tilesAttribution && ` · ${tilesAttribution}`}
      </span>
    </SecondaryText>
  )
}
