import { randomBytes } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../parts/parts'

interface Kept {
  id: string
  /** The inode of the checkout's folder: a copy of the folder, here or on another computer, has another one. */
  inode: string
}

const read = (file: string): Partial<Kept> => {
  try {
    // Written below.
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Kept>
  } catch {
    return {}
  }
}

/**
 * Returns 32 random hex digits by which sites know the releases of this checkout's `npm start`. They are kept in the
 * checkout and not in its data folder, which may be copied or belong to several servers. Where the checkout cannot be
 * written, each start has new ones.
 */
export const checkoutId = (folder = root): string => {
  const file = join(folder, '.checkout.json')
  const inode = String(statSync(folder, { bigint: true }).ino)
  const kept = read(file)
  if (kept.id && kept.inode === inode) return kept.id
  const id = randomBytes(16).toString('hex')
  try {
    writeFileSync(file, `${JSON.stringify({ id, inode })}\n`)
  } catch {
    // A start must not fail for this: without an id that lasts, the next one leaves parts alone and says so.
  }
  return id
}
