import { type RefObject, useEffect, useRef } from 'react'
import { lazyResource } from '../lazy/lazy-resource'
import type { CoverProps } from './cover-svg'
import type { CoverKind } from './palettes'

/** The fields of a Kick from which its cover is drawn. */
export interface CoveredKick {
  name: string
  category: CoverKind | null
  place?: string | null
  country?: string | null
}

/** Returns the cover of a Kick, the same one wherever it is shown. */
export const kickCover = ({ name, category, place, country }: CoveredKick): CoverProps => ({
  name,
  kind: category ?? 'Bucket',
  place: [place, country].filter(Boolean).join(', '),
})

/**
 * Returns the things of a list with their covers, of which neighbours never share a scene: every second one keeps its own, and
 * those between avoid both.
 */
export const coversIn = <Thing,>(things: readonly Thing[], coverOf: (thing: Thing) => CoverProps) =>
  things.map((thing, index) => ({
    thing,
    cover: {
      ...coverOf(thing),
      beside: index % 2 ? things.slice(index - 1, index + 2).map(coverOf) : undefined,
    },
  }))

/** Makes an image fill its box, cropped to fit. The box must be positioned. */
export const filling = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
} as const

const fill = { ...filling, backgroundColor: 'var(--mui-palette-divider)' }

/** The code that draws covers. */
export const coverDrawing = lazyResource(() => import(/* webpackChunkName: "covers" */ './cover-svg'))

/** Sets `--ground` of an element to the colour of a picture's ground, and `data-paper` if it is paper, once the drawing code is loaded. */
export function useGround(
  element: RefObject<HTMLElement | null>,
  { src, cover }: { src: string | null; cover?: CoverProps },
) {
  useEffect(() => {
    if (!cover) return
    coverDrawing.load().then(
      ({ groundOf, paperOf }) => {
        const paper = src === null ? paperOf(cover) : undefined
        element.current?.style.setProperty('--ground', paper ?? groundOf(cover))
        element.current?.toggleAttribute('data-paper', paper !== undefined)
      },
      () => undefined,
    )
  })
}

/** An empty image. Without a `src`, browsers would show a broken image for a frame. */
const empty = 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E'

/** The images to draw, in order. */
const queue = new Map<HTMLImageElement, CoverProps>()
let timer: number | undefined

/** Draws one cover per task, so that the page stays responsive when many covers are queued. */
function drawNext(draw: (cover: CoverProps) => string) {
  timer = undefined
  const [next] = queue
  if (!next) return
  const [image, cover] = next
  queue.delete(image)
  image.src = draw(cover)
  drawSoon(draw)
}

function drawSoon(draw: (cover: CoverProps) => string) {
  if (queue.size > 0) timer ??= window.setTimeout(drawNext, 0, draw)
}

/**
 * Draws the cover once the drawing code is loaded. If loading fails, the box keeps its plain background.
 * @returns a function that cancels the drawing
 */
function drawWhenLoaded(image: HTMLImageElement, cover: CoverProps) {
  queue.set(image, cover)
  coverDrawing.load().then(
    ({ coverDataUrl }) => drawSoon(coverDataUrl),
    () => undefined,
  )
  return () => {
    queue.delete(image)
    if (queue.size > 0) return
    window.clearTimeout(timer)
    timer = undefined
  }
}

/**
 * Draws a cover that fills its parent, which must be positioned. It is hidden from screen readers, so show the name beside
 * it. It is an `<img>` and not inline SVG, which keeps the document of a long list small. The drawing code is lazy.
 */
export function Cover(cover: CoverProps) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (image.current?.getAttribute('src') === empty) return drawWhenLoaded(image.current, cover)
  })
  return (
    <img
      ref={image}
      src={coverDrawing.value()?.coverDataUrl(cover) ?? empty}
      alt=""
      aria-hidden
      decoding="async"
      draggable={false}
      style={fill}
    />
  )
}
