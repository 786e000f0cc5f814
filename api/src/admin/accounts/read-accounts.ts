import { isId } from '../../contract/fields'
import { createUserRepository } from '../../modules/user/repository'
import type { Person } from '../../database/person-row'
import {
  AdminError,
  type AdminSite,
  argument,
  countOption,
  limitOption,
  textOption,
  type AdminCommand,
  type AdminInput,
  type AdminResult,
} from '../command'
import { createAdminAccounts } from './repository'
import { bytesText, countText, listOf, minuteOf, tableOf } from '../text'

const findAccount = (text: string, { database }: AdminSite): Promise<Person | undefined> =>
  isId(text) ? createUserRepository(database).find(text) : createAdminAccounts(database).findByEmail(text)

/** Returns the account with this e-mail address or id. @throws AdminError without one */
export async function accountOf(text: string, site: AdminSite): Promise<Person> {
  const person = await findAccount(text, site)
  if (!person) throw new AdminError(`There is no account ${text}. users find looks for a part of an address.`)
  return person
}

const usualLimit = 50

const stateOf = ({ suspendedAt }: Person) => (suspendedAt ? 'suspended' : 'active')

const present = (person: Person) => ({
  id: person.id,
  email: person.email,
  userName: person.userName,
  createdAt: person.createdAt.toISOString(),
  suspendedAt: person.suspendedAt?.toISOString() ?? null,
})

/** Lists one page. Reads one account more, to know whether there is a next page. */
async function list({ database }: AdminSite, input: AdminInput, search?: string): Promise<AdminResult> {
  const limit = countOption(input, 'limit', usualLimit)
  const after = textOption(input, 'after')
  if (after !== undefined && !isId(after)) throw new AdminError('--after needs the id of an account.')
  const found = await createAdminAccounts(database).list({ limit: limit + 1, after, search })
  const page = found.slice(0, limit)
  const next = found.length > limit ? page.at(-1)?.id : undefined
  return {
    data: { accounts: page.map(present), next: next ?? null },
    lines: [
      ...tableOf(
        ['created', 'e-mail', 'name', 'state', 'id'],
        page.map((person) => [
          minuteOf(person.createdAt),
          person.email,
          person.userName,
          stateOf(person),
          person.id,
        ]),
      ),
      ...(next ? ['', `There are more: --after ${next}`] : []),
    ],
  }
}

const pageOptions = {
  ...limitOption(usualLimit),
  after: { value: 'ID', does: 'continues after this account' },
} as const

/** An operator's suspension and a moderator's are apart: the first ends by the command alone. */
async function stateWithTimes({ id, suspendedAt }: Person, { database }: AdminSite) {
  if (suspendedAt) return `suspended since ${minuteOf(suspendedAt)}`
  const suspension = await createUserRepository(database).suspensionOf(id)
  if (!suspension) return 'active'
  return suspension.until
    ? `suspended until ${suspension.until} by a moderator`
    : 'suspended by a moderator for good'
}

async function show(site: AdminSite, input: AdminInput): Promise<AdminResult> {
  const person = await accountOf(argument(input), site)
  const accounts = createAdminAccounts(site.database)
  const content = await accounts.contentOf(person.id)
  const sessions = await accounts.sessionsOf(person.id)
  const storage = { ...(await accounts.picturesOf(person.id)), limit: site.config.storagePerPerson }
  return {
    data: { ...present(person), tagline: person.tagline, way: person.way, content, sessions, storage },
    lines: listOf([
      ['id', person.id],
      ['e-mail', person.email],
      ['name', person.userName],
      ['tagline', person.tagline],
      ['created', minuteOf(person.createdAt)],
      ['state', await stateWithTimes(person, site)],
      [
        'content',
        [
          countText(content.buckets, 'Bucket'),
          countText(content.kicks, 'Kick'),
          countText(content.journals, 'Journal'),
          `${content.stories} ${content.stories === 1 ? 'Story' : 'Stories'}`,
          countText(content.comments, 'comment'),
        ].join(', '),
      ],
      [
        'storage',
        `${bytesText(storage.bytes)} of ${bytesText(storage.limit)} in ${countText(storage.pictures, 'picture')}`,
      ],
      ['sessions', String(sessions.length)],
      ...sessions.map(({ createdAt, expiresAt }): [string, string] => [
        '',
        `since ${minuteOf(createdAt)}, until ${minuteOf(expiresAt)}`,
      ]),
    ]),
  }
}

async function storage({ database }: AdminSite, input: AdminInput): Promise<AdminResult> {
  const people = await createAdminAccounts(database).storage(countOption(input, 'limit', usualLimit))
  return {
    data: people,
    lines: tableOf(
      ['size', 'pictures', 'e-mail', 'id'],
      people.map(({ bytes, pictures, email, id }) => [bytesText(bytes), String(pictures), email, id]),
    ),
  }
}

/** The commands that only read accounts. */
export const readAccountCommands: readonly AdminCommand[] = [
  {
    name: 'users list',
    does: 'Lists accounts, newest first.',
    options: {
      ...pageOptions,
      search: { value: 'TEXT', does: 'only addresses or names that contain it' },
    },
    run: (site, input) => list(site, input, textOption(input, 'search')),
  },
  {
    name: 'users find',
    takes: 'TEXT',
    does: 'Lists accounts whose address or name contains a text.',
    options: pageOptions,
    run: (site, input) => list(site, input, argument(input)),
  },
  {
    name: 'users show',
    takes: 'EMAIL|ID',
    does: 'Shows an account: state, sessions, content, storage.',
    run: show,
  },
  {
    name: 'moderators list',
    does: 'Lists the people who decide reports.',
    async run({ database }) {
      const people = await createAdminAccounts(database).moderators()
      return {
        data: people.map(present),
        lines: tableOf(
          ['e-mail', 'name', 'id'],
          people.map(({ email, userName, id }) => [email, userName, id]),
        ),
      }
    },
  },
  {
    name: 'storage',
    does: 'Lists the size of the pictures by person, largest first.',
    options: limitOption(usualLimit),
    run: storage,
  },
]
