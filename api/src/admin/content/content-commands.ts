import { cutText } from '@bucketeer/platform/text'
import { isId } from '../../contract/fields'
import {
  AdminError,
  argument,
  countOption,
  limitOption,
  textOption,
  type AdminCommand,
  type AdminInput,
  type AdminResult,
  type AdminSite,
} from '../command'
import { oneLine } from '../../contract/printable'
import { minuteOf, tableOf } from '../text'
import { contentType, contentTypes, hideableType, type ContentType } from './content-type'
import { removeContent } from './remove-content'
import { createAdminContent, type ContentRow } from './repository'

const usualLimit = 20

const present = (type: ContentType, { createdAt, ...row }: ContentRow) => ({
  type,
  ...row,
  createdAt: createdAt.toISOString(),
})

async function find({ database }: AdminSite, input: AdminInput): Promise<AdminResult> {
  const asked = textOption(input, 'type')
  const types = asked === undefined ? contentTypes : [contentType(asked)]
  const finding = { text: argument(input), limit: countOption(input, 'limit', usualLimit) }
  const content = createAdminContent(database)
  const found = []
  for (const type of types)
    found.push(...(await content.search(type, finding)).map((row) => present(type, row)))
  return {
    data: found,
    lines: tableOf(
      ['type', 'id', 'created', 'owner', 'text', ''],
      found.map(({ type, id, createdAt, owner, title, excerpt, isHidden }) => [
        type,
        id,
        minuteOf(new Date(createdAt)),
        owner?.email ?? 'a deleted account',
        [title, excerpt].filter(Boolean).join(': '),
        isHidden ? 'hidden' : '',
      ]),
    ),
  }
}

/** @throws AdminError without such content */
async function contentOf({ database }: AdminSite, type: ContentType, id: string): Promise<ContentRow> {
  const row = isId(id) ? await createAdminContent(database).find(type, id) : undefined
  if (!row) throw new AdminError(`There is no ${type} ${id}. content find shows the ids.`)
  return row
}

const nameOf = (type: ContentType, { title, excerpt, owner }: ContentRow) =>
  `the ${type} '${oneLine(title || cutText(excerpt, 40))}' of ${owner?.email ?? 'a deleted account'}`

/** @throws AdminError for the Kick of a deleted account, which only its holders still see */
async function removable(site: AdminSite, input: AdminInput) {
  const type = contentType(argument(input))
  const row = await contentOf(site, type, argument(input, 1))
  if (!row.owner)
    throw new AdminError('Its account was deleted, and the people who hold it keep it. content hide works.')
  return { type, row, owner: row.owner }
}

interface Visibility {
  name: string
  does: string
  plan(what: string): string
  done(what: string): string
  isHidden: boolean
}

const visibilityCommand = ({ name, does, plan, done, isHidden }: Visibility): AdminCommand => ({
  name,
  takes: 'TYPE ID',
  does,
  async plan(site, input) {
    const type = hideableType(argument(input))
    return plan(nameOf(type, await contentOf(site, type, argument(input, 1))))
  },
  async run(site, input) {
    const type = hideableType(argument(input))
    const row = await contentOf(site, type, argument(input, 1))
    await createAdminContent(site.database).setHidden(type, row.id, isHidden)
    const message = done(nameOf(type, row))
    return { data: { isDone: true, type, id: row.id, message }, lines: [message] }
  },
})

/** The commands for Kicks, Buckets, Journals, Stories, comments and entries of logs. */
export const contentCommands: readonly AdminCommand[] = [
  {
    name: 'content find',
    takes: 'TEXT',
    does: 'Finds Kicks, Buckets, Journals, Stories, comments and entries of logs that contain a text, also private ones.',
    options: {
      ...limitOption(usualLimit),
      type: { value: 'TYPE', does: `only one of ${contentTypes.join(', ')}` },
    },
    run: find,
  },
  visibilityCommand({
    name: 'content hide',
    does: 'Hides a kick, bucket, journal, comment or entry from everybody but its owner.',
    plan: (what) => `This hides ${what} from everybody but its owner.`,
    done: (what) => `Only its owner sees ${what} now.`,
    isHidden: true,
  }),
  visibilityCommand({
    name: 'content unhide',
    does: 'Shows it again.',
    plan: (what) => `This shows ${what} again.`,
    done: (what) => `Shows ${what} again.`,
    isHidden: false,
  }),
  {
    name: 'content remove',
    takes: 'TYPE ID',
    does: 'Deletes a kick, bucket, journal, story, comment or entry, as its owner can. This cannot be undone.',
    async plan(site, input) {
      const { type, row } = await removable(site, input)
      const held = type === 'kick' ? ' People who have it in a Bucket or a Story keep it.' : ''
      return `This deletes ${nameOf(type, row)} for good.${held}`
    },
    async run(site, input) {
      const { type, row, owner } = await removable(site, input)
      await removeContent(site.database, type, { id: row.id, ownerId: owner.id })
      const message = `Deleted ${nameOf(type, row)}.`
      return { data: { isDone: true, type, id: row.id, message }, lines: [message] }
    },
  },
]
