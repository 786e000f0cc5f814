import { createHash } from 'node:crypto'
import { foldText } from '@bucketeer/platform/text'
import { linkIn } from '../../../limits/links/link-in'

/**
 * The least length of a text that is held, in bytes: 60 Latin letters, 30 Cyrillic ones, 20 Chinese characters. People
 * thank each other in the same short words.
 */
const minBytes = 60

/** Returns a hash that equal texts share in any spelling; null for a short text without a link. */
export function textHashOf(text: string): Buffer | null {
  const folded = foldText(text)
  if (Buffer.byteLength(folded) < minBytes && !linkIn(text)) return null
  return createHash('sha256').update(folded).digest()
}
