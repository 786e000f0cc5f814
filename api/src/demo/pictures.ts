import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Ids } from './ids'
import type { PictureFiles } from '../modules/media/picture-files'
import { largestWidth, pictureWidths } from '../modules/media/picture-widths'
import { kicks } from './kicks'
import { journals } from './journals'
import { people } from './people'

/** Built, they lie beside the bundle that this is part of. */
const folder = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './pictures' : './demo-pictures', import.meta.url),
)

const landscape = { width: largestWidth, height: (largestWidth * 3) / 4 }
const square = { width: largestWidth, height: largestWidth }

interface DemoPicture {
  name: string
  /** Whose it is: the key of a person. */
  by: string
  /** Of the largest file, in pixels. */
  width: number
  height: number
}

/** Every picture of the demo content; each is a folder with a WebP file for each width. */
export const demoPictures: readonly DemoPicture[] = [
  ...Object.keys(people).map((name) => ({ name, by: name, ...square })),
  ...kicks.map(({ key, by }) => ({ name: key, by, ...landscape })),
  ...journals.flatMap(({ by, stories }) =>
    stories.map(({ picture }) => ({ name: picture, by, ...landscape })),
  ),
]

/** The file of a picture in one width. */
export const pictureFile = (name: string, width: number) => `${folder}/${name}/${width}.webp`

/** Copies all of them to where the site keeps its pictures. @returns their new ids by their names. */
export async function keepDemoPictures(files: PictureFiles): Promise<Ids> {
  const keep = async ({ name, width, height }: DemoPicture) =>
    [name, await files.keep({ width, height, files: await readFiles(name) })] as const
  return new Map(await Promise.all(demoPictures.map(keep)))
}

const readFiles = (name: string) =>
  Promise.all(
    pictureWidths.map(async (width) => ({ width, bytes: await readFile(pictureFile(name, width)) })),
  )
