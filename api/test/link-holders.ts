import { isNull } from 'drizzle-orm'
import { shareLinks } from '../src/database/content-schema'
import { hashPassword } from '../src/modules/password/password'
import type { TestSite } from './test-site'

const password = 'three blue boats'

/** Somebody without an account who has the key of a link. */
export interface LinkHolder {
  name: string
  /** The state of the link. */
  link: { hasPassword?: true; expiresAt?: Date; endedAt?: Date }
  headers: Record<string, string>
  /** Whether the link shows them its thing. */
  mayRead: boolean
  /** Whether the HTML of its page shows the title, because its owner allowed a preview. */
  hasPreview: boolean
}

const past = new Date('2020-01-01')
const withPassword = { 'x-share-password': encodeURIComponent(password) }

/** The last one ends the links for good, because only one of a thing may be alive. */
export const linkHolders: LinkHolder[] = [
  { name: 'the holder of a link', link: {}, headers: {}, mayRead: true, hasPreview: true },
  {
    name: 'the holder of a link and its password',
    link: { hasPassword: true },
    headers: withPassword,
    mayRead: true,
    hasPreview: false,
  },
  {
    name: 'the holder of a link without its password',
    link: { hasPassword: true },
    headers: {},
    mayRead: false,
    hasPreview: false,
  },
  {
    name: 'the holder of a link and a wrong password',
    link: { hasPassword: true },
    headers: { 'x-share-password': 'four%20red%20boats' },
    mayRead: false,
    hasPreview: false,
  },
  {
    name: 'the holder of an expired link',
    link: { expiresAt: past },
    headers: {},
    mayRead: false,
    hasPreview: false,
  },
  {
    name: 'the holder of an expired link and its password',
    link: { hasPassword: true, expiresAt: past },
    headers: withPassword,
    mayRead: false,
    hasPreview: false,
  },
  {
    name: 'the holder of an ended link',
    link: { endedAt: past },
    headers: {},
    mayRead: false,
    hasPreview: false,
  },
]

/** Puts all links of the site that have not ended into a state. */
export async function setLinks({ database }: TestSite, { link }: LinkHolder): Promise<void> {
  const { hasPassword, expiresAt = null, endedAt = null } = link
  await database
    .update(shareLinks)
    .set({ expiresAt, endedAt, passwordHash: hasPassword ? await hashPassword(password, 'test') : null })
    .where(isNull(shareLinks.endedAt))
}
