import { productName } from '@bucketeer/shared-ui'

const margin = 64
const gap = 16

/** In pixels: for previews of links, and for tall screens. `covers` is the place of the first picture; all are squares. */
const formats = [
  {
    width: 1200,
    height: 630,
    map: { x: 560, y: 70, width: 576, height: 272 },
    covers: { x: margin, y: 394, size: 165, columns: 6 },
  },
  {
    width: 1080,
    height: 1350,
    map: { x: margin, y: 350, width: 952, height: 450 },
    covers: { x: 235, y: 870, size: 192, columns: 3 },
  },
]

type Format = (typeof formats)[number]

const load = (src: string) =>
  new Promise<HTMLImageElement>((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => reject(new Error(src.slice(0, 80)))
    image.src = src
  })

/** Returns the map as an image, in the colours that it has on the page. */
function imageOfMap(map: SVGElement, { width, height }: Format['map']) {
  const copy = map.cloneNode(true) as SVGElement
  const shapes = copy.querySelectorAll<SVGElement>('path, circle')
  map.querySelectorAll('path, circle').forEach((shape, index) => {
    const { fill, stroke, strokeWidth } = getComputedStyle(shape)
    Object.assign(shapes[index]?.style ?? {}, { fill, stroke, strokeWidth })
  })
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  const text = new XMLSerializer().serializeToString(copy)
  return load(`data:image/svg+xml,${encodeURIComponent(text)}`)
}

/** A picture from elsewhere would close the canvas. */
const isOfSite = ({ currentSrc, src }: HTMLImageElement) =>
  ['null', location.origin].includes(new URL(currentSrc || src).origin)

/** Draws the middle of an image as a square with round corners. */
function drawSquare(context: CanvasRenderingContext2D, image: HTMLImageElement, place: DOMRect) {
  const { naturalWidth: width, naturalHeight: height } = image
  const { x, y, width: size } = place
  const side = Math.min(width, height)
  context.save()
  context.beginPath()
  context.roundRect(x, y, size, size, gap)
  context.clip()
  context.drawImage(image, (width - side) / 2, (height - side) / 2, side, side, x, y, size, size)
  context.restore()
}

interface PosterContent {
  title: string
  year: number
  /** The poster on the page, of which the picture has words, map, pictures and colours. */
  element: HTMLElement
}

async function drawIn({ width, height, map, covers }: Format, { title, element }: PosterContent) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) return null
  const { backgroundColor, color, fontFamily } = getComputedStyle(element)
  const count = element.querySelector('li > span')
  const headings = count ? getComputedStyle(count).fontFamily : fontFamily
  context.fillStyle = backgroundColor
  context.fillRect(0, 0, width, height)
  const shape = element.querySelector('svg')
  if (shape) context.drawImage(await imageOfMap(shape, map), map.x, map.y, map.width, map.height)

  context.fillStyle = color
  const write = (text: string, y: number, font: string) => {
    context.font = font
    context.fillText(text, margin, y, width - 2 * margin)
  }
  const number = count?.textContent ?? ''
  write(title, 108, `600 44px ${headings}`)
  write(number, 216, `600 96px ${headings}`)
  element.querySelectorAll('li').forEach(({ textContent }, index) => {
    const line = index === 0 ? textContent.slice(number.length).trim() : textContent
    write(line, 256 + 36 * index, `600 24px ${fontFamily}`)
  })
  write(productName, height - 24, `600 22px ${headings}`)

  // A cover behind a picture is not the last child.
  const shown = [...element.querySelectorAll('img')].filter(
    (image) => image.matches(':last-child') && image.complete && image.naturalWidth > 0 && isOfSite(image),
  )
  // A picture with `srcset` has another size than its file, and browsers differ in which of them a canvas takes.
  const pictures = await Promise.all(shown.map(({ currentSrc, src }) => load(currentSrc || src)))
  pictures.forEach((image, index) => {
    const step = covers.size + gap
    const [column, row] = [index % covers.columns, Math.floor(index / covers.columns)]
    const place = new DOMRect(covers.x + column * step, covers.y + row * step, covers.size, covers.size)
    drawSquare(context, image, place)
  })
  return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
}

/** Draws the poster of a year as pictures. @throws Error if the browser cannot */
export async function drawPoster(content: PosterContent): Promise<File[]> {
  await document.fonts.ready
  return Promise.all(
    formats.map(async (format) => {
      const blob = await drawIn(format, content)
      if (!blob) throw new Error('The browser made no picture.')
      return new File([blob], `${productName} ${content.year} ${format.width}x${format.height}.png`, {
        type: 'image/png',
      })
    }),
  )
}

/**
 * Hands files to the share sheet of devices that have one for them, or else downloads them.
 * @returns whether the sheet had them, also when the user closed it
 */
export async function shareFiles(files: File[], title: string): Promise<boolean> {
  if (navigator.canShare?.({ files })) {
    try {
      await navigator.share({ files, title })
      return true
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return true
    }
  }
  for (const file of files) {
    const href = URL.createObjectURL(file)
    Object.assign(document.createElement('a'), { href, download: file.name }).click()
    setTimeout(() => URL.revokeObjectURL(href), 60_000)
  }
  return false
}
