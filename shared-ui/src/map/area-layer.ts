import L from 'leaflet'
import type { Point } from './point'
import { areaRadius } from './area-radius'
import { lngNear } from './view'

/** Creates the layer that draws circles of areas. */
const areaRenderer = () => L.svg({ pane: 'areas', padding: 0.5 })

const circleOf = (map: L.Map, { lat, lng }: Point, renderer: L.Renderer) =>
  L.circle(L.latLng(lat, lngNear(lng, map.getCenter().lng)), {
    radius: areaRadius,
    className: 'map-area',
    interactive: false,
    renderer,
  })

/**
 * Adds the circle of an area to the map.
 * @returns a function that removes it
 */
export function showArea(map: L.Map, centre: Point): () => void {
  const circle = circleOf(map, centre, areaRenderer()).addTo(map)
  return () => void circle.remove()
}

/** The zoom from which circles are wider than the numbers in them. */
export const circlesFromZoom = 8

/**
 * Draws the circles of the areas in and around the view, again after each movement of the map.
 * @returns a function that removes them
 */
export function showAreasInView(map: L.Map, centres: readonly Point[]): () => void {
  const layer = L.layerGroup().addTo(map)
  const renderer = areaRenderer()
  const draw = () => {
    layer.clearLayers()
    if (map.getZoom() < circlesFromZoom) return
    const seen = map.getBounds().pad(0.5)
    for (const centre of centres) {
      const circle = circleOf(map, centre, renderer)
      if (seen.contains(circle.getLatLng())) circle.addTo(layer)
    }
  }
  draw()
  map.on('moveend', draw)
  return () => {
    map.off('moveend', draw)
    layer.remove()
    renderer.remove()
  }
}
