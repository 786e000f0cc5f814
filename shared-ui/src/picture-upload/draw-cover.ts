import { coverDrawing, type CoverProps } from '../covers'
import { words } from '../words'

/** In pixels. The server makes smaller pictures of it. */
const size = { width: 1600, height: 1200 }

const load = (src: string) =>
  new Promise<HTMLImageElement>((resolve, reject) => {
    const image = new Image(size.width, size.height)
    image.onload = () => resolve(image)
    image.onerror = () => reject(new Error(words.upload.notDrawn))
    image.src = src
  })

/** Returns the cover of a thing as a picture file. @throws Error with words if the browser cannot draw it */
export async function drawCover(cover: CoverProps): Promise<File> {
  const { coverDataUrl } = await coverDrawing.load()
  const image = await load(coverDataUrl(cover))
  const canvas = Object.assign(document.createElement('canvas'), size)
  canvas.getContext('2d')?.drawImage(image, 0, 0, size.width, size.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error(words.upload.notDrawn)
  return new File([blob], 'cover.png', { type: 'image/png' })
}
