import { visible } from '../../contract/texts'
import { BadRequest } from '../../errors/http-error'
import type { Wish } from '../kick/repository'
import { mostWishes } from './schemas'
import { emptyWish, longWish } from './words'

const hasVisible = new RegExp(visible, 'u')

/** Returns the wishes. @throws BadRequest naming the first line that cannot be one */
export function wishesIn(lines: Wish[]): Wish[] {
  for (const [index, { text }] of lines.entries()) {
    if ([...text].length > mostWishes.letters) throw new BadRequest(longWish(index + 1, mostWishes.letters))
    if (!hasVisible.test(text)) throw new BadRequest(emptyWish(index + 1))
  }
  return lines
}
