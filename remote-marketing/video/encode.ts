import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { framesPerSecond } from './render-frames'

/** The quality of VP9, lower is better; 32 is the highest value that shows no blocks in the sky. */
const constantRateFactor = 32

const colours = [
  ['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'],
  ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
].flat()

const quality = [
  '-c:v',
  'libvpx-vp9',
  '-crf',
  `${constantRateFactor}`,
  '-b:v',
  '0',
  '-deadline',
  'good',
  '-row-mt',
  '1',
]

function ffmpeg(args: string[]) {
  const { status, error } = spawnSync('ffmpeg', ['-v', 'error', '-y', ...args], { stdio: 'inherit' })
  if (error) throw new Error('Could not start ffmpeg. Is it installed?', { cause: error })
  if (status !== 0) throw new Error(`ffmpeg failed with exit code ${status}.`)
}

/** Encodes the frames in `folder` as a WebM (VP9) in two passes. Throws if ffmpeg fails. */
export function encode(folder: string, file: string): void {
  const frames = ['-framerate', `${framesPerSecond}`, '-i', join(folder, '%04d.png')]
  const pass = (number: 1 | 2) => ['-pass', `${number}`, '-passlogfile', join(folder, 'pass')]
  ffmpeg([...frames, ...colours, ...quality, ...pass(1), '-an', '-f', 'null', '-'])
  ffmpeg([...frames, ...colours, ...quality, ...pass(2), '-cpu-used', '1', '-an', file])
}
