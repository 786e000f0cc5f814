import { memo } from 'react'
import { coverDataUrl, type CoverOf } from './cover-svg'

const fill = { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' } as const

/**
 * A drawn cover that fills its parent's box, which must be positioned. It says nothing to screen readers: the name
 * stands beside it. An image and not inlined markup, so that a long list of cards stays a short document.
 */
export const Cover = memo(function Cover(cover: CoverOf) {
  return <img src={coverDataUrl(cover)} alt="" aria-hidden decoding="async" draggable={false} style={fill} />
})
