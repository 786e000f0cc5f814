import { areaRadius, useColorMode } from '@bucketeer/shared-ui'
import { CircleF, GoogleMap, MarkerF } from '@react-google-maps/api'
import { useEffect, useRef, useState } from 'react'
import type { PlaceMapProps } from '../place-map'

/** Fails the map when Google refuses the site's key, which it reports by this global function only. */
function useKeyRefusal() {
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    const listener = { gm_authFailure: () => setRefused(true) }
    Object.assign(window, listener)
    return () => void Object.assign(window, { gm_authFailure: undefined })
  }, [])
  if (isRefused) throw new Error('Google does not take the key of this site.')
}

const whole = { width: '100%', height: '100%' }

/** Google's map. Its script must be loaded before. */
export function GooglePlaceMap({ centre, zoom, marker, area, onPick, label }: PlaceMapProps) {
  const [start] = useState({ centre, zoom })
  const [map, setMap] = useState<google.maps.Map | null>(null)
  const picked = useRef<google.maps.LatLngLiteral | null>(null)
  const { shown } = useColorMode()
  useKeyRefusal()

  const { lat, lng } = centre
  useEffect(() => {
    // A spot that was picked on the map is visible already.
    if (!map || (picked.current?.lat === lat && picked.current.lng === lng)) return
    map.setCenter({ lat, lng })
    map.setZoom(zoom)
  }, [map, lat, lng, zoom])

  const pick = ({ latLng }: google.maps.MapMouseEvent) => {
    if (!latLng || !onPick) return
    picked.current = latLng.toJSON()
    onPick(picked.current)
  }
  return (
    <section aria-label={label} style={whole}>
      <GoogleMap
        // Google accepts the color scheme only when a map is created.
        key={shown}
        mapContainerStyle={whole}
        center={start.centre}
        zoom={start.zoom}
        options={{
          colorScheme: shown === 'dark' ? 'DARK' : 'LIGHT',
          streetViewControl: false,
          mapTypeControl: false,
          clickableIcons: false,
        }}
        onLoad={setMap}
        onUnmount={() => setMap(null)}
        onClick={pick}
      >
        {marker && <MarkerF position={marker} clickable={false} />}
        {area && <CircleF center={area} radius={areaRadius} options={{ clickable: false }} />}
      </GoogleMap>
    </section>
  )
}
