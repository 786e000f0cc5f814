import { randomUUID } from 'node:crypto'
import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { PictureFiles } from '../modules/media/picture-files'
import { largestWidth, pictureWidths } from '../modules/media/picture-urls'
import { journals, kicks } from './content'
import { people } from './people'

/** The build copies the folder next to the bundle. */
const folder = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './pictures' : './demo-pictures', import.meta.url),
)

const landscape = { width: largestWidth, height: (largestWidth * 3) / 4 }
const square = { width: largestWidth, height: largestWidth }

interface DemoPicture {
  name: string
  /** The key of its owner. */
  by: string
  /** In pixels, of the largest file. */
  width: number
  height: number
}

/** All pictures of the demo content. Each is a folder with one WebP file per width. */
export const demoPictures: readonly DemoPicture[] = [
  ...Object.keys(people).map((name) => ({ name, by: name, ...square })),
  ...kicks.map(({ key, by }) => ({ name: key, by, ...landscape })),
  ...journals.flatMap(({ by, stories }) =>
    stories.map(({ picture }) => ({ name: picture, by, ...landscape })),
  ),
]

export const pictureFile = (name: string, width: number) => `${folder}/${name}/${width}.webp`

/** Returns the bytes of all files of a picture. */
export const pictureBytes = (name: string): number =>
  pictureWidths.reduce((bytes, width) => bytes + statSync(pictureFile(name, width)).size, 0)

/** Stores all demo pictures. @returns their new ids by name */
export async function storeDemoPictures(files: PictureFiles): Promise<ReadonlyMap<string, string>> {
  const store = async ({ name }: DemoPicture) => {
    const id = randomUUID()
    await files.save(id, { files: await readFiles(name) })
    return [name, id] as const
  }
  return new Map(await Promise.all(demoPictures.map(store)))
}

const readFiles = (name: string) =>
  Promise.all(
    pictureWidths.map(async (width) => ({ width, bytes: await readFile(pictureFile(name, width)) })),
  )
