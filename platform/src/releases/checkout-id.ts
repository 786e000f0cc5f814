import { createHash, randomBytes } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isArchive, root } from '../../bin/root.mjs'

interface Kept {
  id: string
  /** The inode of the checkout's folder. A copy of the folder has another one. */
  inode: string
}

const read = (file: string): Partial<Kept> => {
  try {
    // This file writes it, below.
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Kept>
  } catch {
    return {}
  }
}

/**
 * The id of every archive of the site, so that a newer one upgrades the parts that an older one released, also from
 * another folder, on another server, or in a container.
 */
const archiveId = createHash('sha256').update('bucketeer serve').digest('hex').slice(0, 32)

/**
 * Returns 32 random hex digits by which sites identify the releases of this checkout's `npm start`. They are stored in
 * the checkout, because its data folder may be copied or shared by several servers. A read-only checkout gets new ones at
 * each start. All archives of the site have the same.
 */
export const checkoutId = (folder = root): string => {
  if (isArchive) return archiveId
  const file = join(folder, '.checkout.json')
  const inode = String(statSync(folder, { bigint: true }).ino)
  const kept = read(file)
  if (kept.id && kept.inode === inode) return kept.id
  const id = randomBytes(16).toString('hex')
  try {
    writeFileSync(file, `${JSON.stringify({ id, inode })}\n`)
  } catch {
    // A start must not fail for this. Without a lasting id, the next start leaves released parts alone and says so.
  }
  return id
}
