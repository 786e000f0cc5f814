import { memo, useEffect, useRef } from 'react'
import type { CoverOf } from './cover-svg'
import { lazyResource } from '../lazy/lazy-resource'
import { filling } from '../pictures/filling'

const fill = { ...filling, backgroundColor: 'var(--mui-palette-divider)' }

const drawing = lazyResource(
  async () => (await import(/* webpackChunkName: "covers" */ './cover-svg')).coverDataUrl,
)

/** An empty picture: an image without an address would be shown as a broken one for a frame. */
const empty = 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E'

/** The images that wait for their cover, first come first. */
const waiting = new Map<HTMLImageElement, CoverOf>()
let timer: number | undefined

/** Draws one cover per task, so that the page stays responsive when the code for all of them arrives. */
const drawNext = (draw: (cover: CoverOf) => string) => {
  timer = undefined
  const [next] = waiting
  if (!next) return
  const [image, cover] = next
  waiting.delete(image)
  image.src = draw(cover)
  drawSoon(draw)
}

const drawSoon = (draw: (cover: CoverOf) => string) => {
  if (waiting.size > 0) timer ??= window.setTimeout(drawNext, 0, draw)
}

/**
 * Draws the cover once the drawing code is loaded. If that fails, the ground stays plain.
 * @returns a function that gives the cover up
 */
const drawLate = (image: HTMLImageElement, cover: CoverOf) => {
  waiting.set(image, cover)
  drawing.load().then(drawSoon, () => undefined)
  return () => {
    waiting.delete(image)
    if (waiting.size > 0) return
    window.clearTimeout(timer)
    timer = undefined
  }
}

/**
 * A drawn cover that fills its parent's box, which must be positioned. It is hidden from screen readers: the name stands
 * beside it. An image and not inline markup, so that a long list of cards stays a short document. The drawing code is
 * loaded after the page.
 */
export const Cover = memo(function Cover(cover: CoverOf) {
  const image = useRef<HTMLImageElement>(null)
  const { name, kind, ratio } = cover
  useEffect(() => {
    if (image.current?.getAttribute('src') !== empty) return
    return drawLate(image.current, { name, kind, ...(ratio && { ratio }) })
  }, [name, kind, ratio])
  return (
    <img
      ref={image}
      src={drawing.value()?.(cover) ?? empty}
      alt=""
      aria-hidden
      decoding="async"
      draggable={false}
      style={fill}
    />
  )
})
