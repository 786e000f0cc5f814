/**
 * Makes `api/map/relief.pmtiles`, the shaded relief of the world at zoom 0 to 3, of a picture of its heights:
 * `npx tsx e2e/world-map/make-relief.ts <picture>`. docs/operations/maps.md says where the picture comes from.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { zxyToTileId } from 'pmtiles'
import sharp from 'sharp'
import { type Tile, writeTiles } from '../fixtures/write-pmtiles'

const [picture = ''] = process.argv.slice(2)
const maxZoom = 3
const tileSize = 256
const size = tileSize * 2 ** maxZoom
/** Level ground. The map blends its own colours with this grey, which leaves them as they are. */
const level = 128
/** The difference of height, in the picture's units, that is drawn in black or white. */
const steepest = 20
const area = { south: -85.05, west: -180, north: 85.05, east: 179.99 }

const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true })
const heightAt = (column: number, row: number) =>
  data[Math.min(info.height - 1, Math.max(0, row)) * info.width + ((column + info.width) % info.width)] ?? 0

/** Interpolates the height at a spot of the picture. */
function smoothHeightAt(x: number, y: number) {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  const [right, down] = [x - column, y - row]
  const between = (one: number, other: number, share: number) => one * (1 - share) + other * share
  return between(
    between(heightAt(column, row), heightAt(column + 1, row), right),
    between(heightAt(column, row + 1), heightAt(column + 1, row + 1), right),
    down,
  )
}

/** Returns the brightness of a pixel in the light of the north-west. */
function shadeAt(pixel: number) {
  const latitude = Math.atan(Math.sinh(Math.PI * (1 - (2 * Math.floor(pixel / size)) / size)))
  const x = ((pixel % size) / size) * info.width
  const y = (0.5 - latitude / Math.PI) * info.height
  const [east, south] = [
    smoothHeightAt(x + 1, y) - smoothHeightAt(x - 1, y),
    smoothHeightAt(x, y + 1) - smoothHeightAt(x, y - 1),
  ]
  // Degrees of longitude are shorter towards the poles.
  const slope = (east / Math.max(0.3, Math.cos(latitude)) + south) / 2
  return level + Math.round(127 * Math.max(-1, Math.min(1, slope / steepest)))
}

const relief = Buffer.from(Uint8Array.from({ length: size ** 2 }, (_, pixel) => shadeAt(pixel)))
const tiles: Tile[] = []
for (let zoom = 0; zoom <= maxZoom; zoom += 1) {
  const width = tileSize * 2 ** zoom
  const scaled = await sharp(relief, { raw: { width: size, height: size, channels: 1 } })
    .resize(width, width)
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  for (let x = 0; x < 2 ** zoom; x += 1)
    for (let y = 0; y < 2 ** zoom; y += 1) {
      const bytes = await sharp(scaled, { raw: { width, height: width, channels: 1 } })
        .extract({ left: x * tileSize, top: y * tileSize, width: tileSize, height: tileSize })
        .webp({ quality: 45, effort: 6 })
        .toBuffer()
      tiles.push({ id: zxyToTileId(zoom, x, y), bytes })
    }
}
writeFileSync(
  join(import.meta.dirname, '../../api/map/relief.pmtiles'),
  writeTiles({ tiles, area, maxZoom, kind: 'webp' }),
)
