import type { Bounds } from '@bucketeer/shared-auth'
import type { Position } from 'geojson'
import L from 'leaflet'
import { loadShapes, shapeKinds, type Detail, type ShapeKind, type Shapes } from './load-shapes'
import { doMeet, isWithin, turned, widened, type Piece } from './piece'
import { viewOf } from './view'

/** From here on the fine shapes are worth their bytes. */
const fineFromZoom = 5

/** Closer than this even they would put harbours into the sea: the map is plain then. */
export const shapesUpToZoom = 11

const classNames: Record<ShapeKind, string> = {
  land: 'map-land',
  coasts: 'map-coast',
  lakes: 'map-lake',
  rivers: 'map-river',
  borders: 'map-border',
}

const areas = new Set<ShapeKind>(['land', 'lakes'])

/** Degrees: the world, and its copies to the east and west of it, of which a map near the date line shows two. */
const turns = [-360, 0, 360]

/** Draws land, lakes, rivers and borders around what is in sight, as finely as the zoom asks for. */
export function addShapes(map: L.Map): void {
  const layers = createLayers(map)
  let drawn: { shapes: Shapes; zoom: number; region: Bounds } | undefined
  let isThere = true
  map.once('unload', () => (isThere = false))

  const draw = (shapes: Shapes) => {
    if (!isThere) return
    const { zoom, bounds } = viewOf(map)
    if (drawn?.shapes === shapes && drawn.zoom === zoom && isWithin(bounds, drawn.region)) return
    const region = widened(bounds)
    drawn = { shapes, zoom, region }
    for (const { kind, layer } of layers) layer.setLatLngs(spotsOf(shapes[kind], region, kind))
  }
  const update = async () => {
    const detail = detailAt(map.getZoom())
    // Without the fine shapes the coarse ones do.
    const shapes = await loadShapes(detail).catch(() => loadShapes('coarse'))
    if (detail === detailAt(map.getZoom())) draw(shapes)
  }
  // Those have been loaded with the map itself.
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

/** The pieces that lie in the region, on whichever turn around the world. */
function spotsOf(pieces: Piece[], region: Bounds, kind: ShapeKind): L.LatLng[][] | L.LatLng[][][] {
  const found = turns.flatMap((turn) =>
    pieces
      .filter(({ bounds }) => doMeet(turned(bounds, turn), region))
      .map(({ paths }) => paths.map((path) => path.map((position) => spotOf(position, turn)))),
  )
  return areas.has(kind) ? found : found.flat()
}

const spotOf = ([lng = 0, lat = 0]: Position, turn: number) => L.latLng(lat, lng + turn)
