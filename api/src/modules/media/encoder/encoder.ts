/**
 * The process that decodes and encodes pictures, so that a decoder which crashes does not end the server, and one that takes
 * all of a core does not slow requests down. It ends when its IPC channel closes, also in the middle of a picture.
 */
import sharp from 'sharp'
import type { PictureWidth } from '../picture-urls'

process.title = 'bucketeer-picture-encoder'
// Ctrl-C reaches the server too, which finishes its requests.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)

// The SVG decoder could load external resources, and unused decoders add risk.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'] })
// The server limits concurrent pictures. One picture uses one core.
sharp.concurrency(1)
sharp.cache(false)

const maxPixels = 40_000_000
/** The maximum side of a WebP picture. */
const longestSide = 16_383
const quality = 80
/** The timeout of decoding, at a low priority on a busy processor. */
const longestSeconds = 60

const fitting = (width: number) =>
  ({ width, height: longestSide, fit: 'inside', withoutEnlargement: true }) as const

/** Decodes once, in the largest width. The smaller widths are cheap. */
const decode = (path: string, widths: readonly PictureWidth[]) =>
  sharp(path, { limitInputPixels: maxPixels, failOn: 'error' })
    .timeout({ seconds: longestSeconds })
    .autoOrient()
    .resize(fitting(Math.max(...widths)))
    .raw()
    .toBuffer({ resolveWithObject: true })

const tasks = {
  /** Re-encodes the file at `path` as WebP in each width, without its metadata and without enlarging it. */
  async encode(path: string, widths: readonly PictureWidth[]) {
    const { data, info } = await decode(path, widths)
    const { width, height, channels } = info
    const files: { width: PictureWidth; bytes: Buffer }[] = []
    for (const wanted of widths) {
      const raster = sharp(data, { raw: { width, height, channels } })
      const bytes = await raster.resize(fitting(wanted)).webp({ quality }).toBuffer()
      files.push({ width: wanted, bytes })
    }
    return { width, height, files }
  },

  /** Crops a picture to a size, and encodes it as JPEG. */
  preview: async (webp: Buffer, size: { width: number; height: number }) =>
    sharp(webp)
      .resize({ ...size, fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality })
      .toBuffer(),
}

export type Tasks = typeof tasks

/** A call of a task. */
export interface Call {
  id: number
  name: keyof Tasks
  values: unknown[]
}

/** The result of a call, or the message of its error. */
export interface Outcome {
  id: number
  result?: unknown
  error?: string
}

process.once('disconnect', () => process.exit())
process.on('message', (call: Call) => {
  const run = tasks[call.name] as (...values: unknown[]) => Promise<unknown>
  const send = (outcome: Omit<Outcome, 'id'>) => process.send?.({ id: call.id, ...outcome })
  run(...call.values).then(
    (result) => send({ result }),
    (error: unknown) => send({ error: String(error) }),
  )
})
