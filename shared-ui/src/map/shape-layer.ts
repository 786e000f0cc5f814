import type { Position } from 'geojson'
import L from 'leaflet'
import { type Bounds, viewOf } from './point'
import { loadShapes, shapeKinds, type Detail, type ShapeKind, type Shapes } from './load-shapes'
import { doIntersect, isWithin, shifted, extended, type Shape } from './shape'

/** The zoom from which the fine shapes are loaded. */
const fineFromZoom = 5

/** The zoom above which even the fine shapes are too coarse, and none are drawn. */
export const shapesUpToZoom = 11

const classNames: Record<ShapeKind, string> = {
  land: 'map-land',
  coasts: 'map-coast',
  lakes: 'map-lake',
  rivers: 'map-river',
  borders: 'map-border',
}

const areas = new Set<ShapeKind>(['land', 'lakes'])

/** Offsets in degrees of the world and its copies. A map near the date line shows two of them. */
const offsets = [-360, 0, 360]

/** Draws land, lakes, rivers and borders around the view, with the detail of the zoom. */
export function addShapes(map: L.Map): void {
  const layers = createLayers(map)
  let drawn: { shapes: Shapes; zoom: number; region: Bounds } | undefined
  let isMounted = true
  map.once('unload', () => (isMounted = false))

  const draw = (shapes: Shapes) => {
    if (!isMounted) return
    const { zoom, bounds } = viewOf(map)
    if (drawn?.shapes === shapes && drawn.zoom === zoom && isWithin(bounds, drawn.region)) return
    const region = extended(bounds)
    drawn = { shapes, zoom, region }
    for (const { kind, layer } of layers) layer.setLatLngs(latLngsIn(shapes[kind], region, kind))
  }
  const update = async () => {
    const detail = detailAt(map.getZoom())
    // The coarse shapes remain if the fine ones fail to load.
    const shapes = await loadShapes(detail).catch(() => loadShapes('coarse'))
    if (detail === detailAt(map.getZoom())) draw(shapes)
  }
  // The coarse shapes were loaded with the map.
  void loadShapes('coarse').then(draw).then(update)
  map.on('moveend', () => void update())
}

const detailAt = (zoom: number): Detail =>
  zoom >= fineFromZoom && zoom <= shapesUpToZoom ? 'fine' : 'coarse'

function createLayers(map: L.Map) {
  const renderer = L.svg({ pane: 'shapes', padding: 0.5 })
  return shapeKinds.map((kind) => {
    const options = { className: classNames[kind], interactive: false, renderer }
    const layer = areas.has(kind) ? L.polygon([], options) : L.polyline([], options)
    return { kind, layer: layer.addTo(map) }
  })
}

/** Returns the shapes in a region, including copies of the world. */
function latLngsIn(shapes: Shape[], region: Bounds, kind: ShapeKind): L.LatLng[][] | L.LatLng[][][] {
  const found = offsets.flatMap((offset) =>
    shapes
      .filter(({ bounds }) => doIntersect(shifted(bounds, offset), region))
      .map(({ paths }) => paths.map((path) => path.map((position) => latLngOf(position, offset)))),
  )
  return areas.has(kind) ? found : found.flat()
}

const latLngOf = ([lng = 0, lat = 0]: Position, offset: number) => L.latLng(lat, lng + offset)
