import { memo, useEffect, useRef } from 'react'
import type { CoverOf } from './cover-svg'
import { lazyResource } from '../lazy/lazy-resource'
import { filling } from '../pictures/filling'

const fill = { ...filling, backgroundColor: 'var(--mui-palette-divider)' }

const drawing = lazyResource(
  async () => (await import(/* webpackChunkName: "covers" */ './cover-svg')).coverDataUrl,
)

let turn = Promise.resolve()

/** One drawing at a time, so that the browser answers in between: a page's covers all become ready in one moment. */
const inTurn = (draw: () => void) => {
  turn = turn.then(() => new Promise((resolve) => setTimeout(() => (resolve(), draw()))))
}

/** Fetches what draws covers. */
export const bringCovers = drawing.load

const isInBrowser = typeof document !== 'undefined'

const idOf = ({ name, kind, ratio }: CoverOf) => [kind, ratio, name].filter(Boolean).join(' ')

/** What the page's HTML, while it is shown, has in the place of this cover. */
const drawnBefore = (cover: CoverOf) => {
  const images =
    document.getElementById('first-paint')?.querySelectorAll<HTMLImageElement>('[data-cover]') ?? []
  return [...images].find(({ dataset }) => dataset.cover === idOf(cover))?.getAttribute('src')
}

/** An image without an address would be shown as a broken one, if but for a frame. */
const nothing = 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E'

/** Outside of a browser, where pages are made markup, only what is in sight at once is worth its bytes. */
const drawnAtOnce = (cover: CoverOf, priority: boolean) => {
  if (!isInBrowser && !priority) return nothing
  const before = isInBrowser ? drawnBefore(cover) : undefined
  return before ?? drawing.value()?.(cover) ?? nothing
}

/** Draws one that was rendered before the code that draws was there; without that code its ground stays plain. */
const drawLate = (image: HTMLImageElement, { name, kind, ratio }: CoverOf) => {
  const done = drawing.load().then((draw) =>
    inTurn(() => {
      image.src = draw({ name, kind, ...(ratio && { ratio }) })
    }),
  )
  done.catch(() => undefined)
}

interface CoverProps extends CoverOf {
  /** For one that is in sight at once and large: a prerendered page has it, too. */
  priority?: boolean
}

/**
 * A drawn cover that fills its parent's box, which must be positioned. It says nothing to screen readers: the name
 * stands beside it. An image and not inlined markup, so that a long list of cards stays a short document. What draws it
 * comes after the page.
 */
export const Cover = memo(function Cover({ priority = false, ...cover }: CoverProps) {
  const image = useRef<HTMLImageElement>(null)
  // Whenever it is rendered: what it had from the page's HTML may be gone by then.
  useEffect(() => {
    if (image.current?.getAttribute('src') === nothing) drawLate(image.current, cover)
  })
  return (
    <img
      ref={image}
      src={drawnAtOnce(cover, priority)}
      data-cover={priority ? idOf(cover) : undefined}
      alt=""
      aria-hidden
      decoding="async"
      draggable={false}
      style={fill}
      onError={({ currentTarget }) => drawLate(currentTarget, cover)}
    />
  )
})
