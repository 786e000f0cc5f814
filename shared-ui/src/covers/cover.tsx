import { memo, useEffect, useRef } from 'react'
import type { CoverOf } from './cover-svg'
import { late } from '../late/late'

const fill = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  backgroundColor: 'var(--mui-palette-divider)',
} as const

const drawing = late(async () => (await import(/* webpackChunkName: "covers" */ './cover-svg')).coverDataUrl)

/** Draws what was rendered before the code that draws was there; without that code its ground stays plain. */
const useLateDrawing = ({ name, kind, ratio }: CoverOf) => {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (drawing.arrived()) return
    drawing.fetch().then(
      (draw) => {
        if (image.current) image.current.src = draw({ name, kind, ...(ratio && { ratio }) })
      },
      () => undefined,
    )
  }, [name, kind, ratio])
  return image
}

/**
 * A drawn cover that fills its parent's box, which must be positioned. It says nothing to screen readers: the name
 * stands beside it. An image and not inlined markup, so that a long list of cards stays a short document. What draws it
 * comes after the page.
 */
export const Cover = memo(function Cover(cover: CoverOf) {
  const image = useLateDrawing(cover)
  return (
    <img
      ref={image}
      src={drawing.arrived()?.(cover)}
      alt=""
      aria-hidden
      decoding="async"
      draggable={false}
      style={fill}
    />
  )
})
