import { Stack, styled, Typography } from '@bucketeer/shared-ui'
import type { Point } from '@bucketeer/shared-ui'
import { words } from './words'

/** The zoom of other maps: a quarter of a town. */
const zoom = 15

/**
 * Addresses that show a spot with a marker, as documented at https://wiki.openstreetmap.org/wiki/Browsing,
 * https://developer.apple.com/library/archive/featuredarticles/iPhoneURLScheme_Reference/MapLinks/MapLinks.html and
 * https://developers.google.com/maps/documentation/urls/get-started.
 */
const maps: Record<string, (spot: string, point: Point) => string> = {
  OpenStreetMap: (_, { lat, lng }) =>
    `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=${zoom}/${lat}/${lng}`,
  'Apple Maps': (spot) => `https://maps.apple.com/?ll=${spot}&q=${spot}&z=${zoom}`,
  'Google Maps': (spot) => `https://www.google.com/maps/search/?api=1&query=${spot}`,
}

// Not a wrapped link alone: two lines of links need 24 pixels between them to be touched.
const Link = styled('a')({ color: 'inherit', lineHeight: '28px', whiteSpace: 'nowrap' })

/** Links that open a place in other maps. Nothing is sent to them before a click. */
export const OtherMaps = ({ point }: { point: Point }) => (
  <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2, color: 'text.secondary' }}>
    <Typography variant="body2" component="span" sx={{ lineHeight: '28px' }}>
      {words.map.openIn}
    </Typography>
    {Object.entries(maps).map(([name, addressOf]) => (
      <Typography key={name} variant="body2" component="span">
        <Link
          href={addressOf(`${point.lat},${point.lng}`, point)}
          target="_blank"
          rel="noreferrer"
          aria-label={words.map.openInOther(name)}
        >
          {name}
        </Link>
      </Typography>
    ))}
  </Stack>
)
