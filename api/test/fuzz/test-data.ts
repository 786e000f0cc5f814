import { newId } from '@bucketeer/host/server'
import { desc, eq } from 'drizzle-orm'
import { emailChanges, passwordResets } from '../../src/database/account-schema'
import { careLog } from '../../src/database/care-schema'
import { bucketKicks, sessions } from '../../src/database/schema'
import { hashToken, newToken } from '../../src/modules/session/token'
import {
  addArchive,
  addBucket,
  addEntry,
  addImport,
  addImportRow,
  addJournal,
  addKick,
  addPicture,
  addShareLink,
  addStory,
} from '../content'
import { password, signUp, textAt, type SignedIn } from '../people'
import { deployToken } from '../releases'
import { makeModerator, report } from '../reports'
import type { TestSite } from '../test-site'

/** Ids and other values by their name in the document. */
type Things = Record<string, string>

/** Two users with an entity of each kind, and deleted entities. */
export interface TestData {
  /** Replaces names such as `⟦mine.kickId⟧` with ids. */
  fill(text: string): string
  /** Replaces the entities that a call deleted with new ones. */
  renew(ended: string, asked: string): Promise<void>
}

const hour = 60 * 60 * 1000

/** Lets a moderator decide about a person. Returns the id of the decision. */
export async function decide(site: TestSite, userId: string, decision: 'warn' | 'suspend'): Promise<string> {
  const [reporter, moderator] = [await signUp(site), await makeModerator(site, await signUp(site))]
  const reportId = textAt((await report(site, reporter, 'user', userId)).body, '_id')
  const body = { decision, words: 'Please be kind.', days: null }
  await site.call({ method: 'PUT', url: `/api/care/report/${reportId}`, token: moderator.token, body })
  const [decided] = await site.database
    .select()
    .from(careLog)
    .where(eq(careLog.accusedId, userId))
    .orderBy(desc(careLog.id))
  return decided?.id ?? ''
}

/** Functions that create an entity of each kind. */
const makers: Record<string, (site: TestSite, person: SignedIn, things: Things) => Promise<string>> = {
  authToken: async ({ database }, { userId }) => {
    const token = newToken()
    const expiresAt = new Date(Date.now() + hour)
    await database.insert(sessions).values({ tokenHash: hashToken(token), userId, expiresAt })
    return token
  },
  bucketId: (site, person) => addBucket(site, person),
  kickId: async (site, person) => (await addKick(site, person)).id,
  // Made two days ago, because the API limits the wishes of a day.
  wishId: async (site, person, { bucketId = '' }) => {
    const createdAt = new Date(Date.now() - 48 * hour)
    const unknown = { pictureId: null, category: null, continent: null } as const
    const { id } = await addKick(site, person, {
      ...unknown,
      name: 'See Kyoto',
      audience: 'Private',
      createdAt,
    })
    await site.database.insert(bucketKicks).values({ bucketId, kickId: id })
    return id
  },
  journalId: (site, person) => addJournal(site, person, { visibility: 'Public' }),
  storyId: (site, person, { journalId = '' }) => addStory(site, person, journalId),
  commentId: async ({ call }, { token }, { kickId }) => {
    const asked = {
      method: 'POST',
      url: `/api/kick/${kickId}/comments`,
      token,
      body: { text: 'Cold.' },
    } as const
    return textAt((await call(asked)).body, '_id')
  },
  entryId: async ({ call }, { token }, { kickId = '' }) => {
    const body = { kickId, state: 'done' }
    return textAt((await call({ method: 'POST', url: '/api/log', token, body })).body, '_id')
  },
  // Of things of their own, which no other call deletes.
  linkId: async (site, person) => {
    const thing = { kind: 'bucket', id: await addBucket(site, person) } as const
    return (await addShareLink(site, person, thing)).id
  },
  linkKey: async (site, person) => {
    const thing = { kind: 'journal', id: await addJournal(site, person) } as const
    return (await addShareLink(site, person, thing)).key
  },
  entryLinkKey: async (site, person) => {
    const thing = { kind: 'log', id: await addEntry(site, person) } as const
    return (await addShareLink(site, person, thing)).key
  },
  archiveId: (site, person) => addArchive(site, person),
  importId: async (site, person) => {
    const importId = await addImport(site, person)
    await addImportRow(site, person, { importId, number: 1 })
    return importId
  },
  picture: async (site, { userId }) => (await addPicture(site, userId)).url,
  resetToken: async ({ database }, { userId }) => {
    const token = newToken()
    const row = { tokenHash: hashToken(token), expiresAt: new Date(Date.now() + hour) }
    await database
      .insert(passwordResets)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: passwordResets.userId, set: row })
    return token
  },
  emailToken: async ({ database }, { userId }) => {
    const token = newToken()
    const set = { tokenHash: hashToken(token), expiresAt: new Date(Date.now() + hour) }
    const row = { userId, email: `${newId()}@people.example`, ...set }
    await database.insert(emailChanges).values(row).onConflictDoUpdate({ target: emailChanges.userId, set })
    return token
  },
  reportId: async (site, person) => {
    const { id } = await addKick(site, await signUp(site))
    return textAt((await report(site, person, 'kick', id)).body, '_id')
  },
  decisionId: (site, { userId }) => decide(site, userId, 'warn'),
  tokenId: async ({ call }) => {
    const body = { part: 'kicks', name: 'Somebody' }
    return textAt(
      (await call({ method: 'POST', url: '/api/deploy-token', token: deployToken, body })).body,
      '_id',
    )
  },
}

/** The entities that are deleted with an entity. */
const within: Record<string, string[]> = {
  bucketId: ['bucketId', 'wishId'],
  journalId: ['journalId', 'storyId'],
  kickId: ['kickId', 'commentId'],
  resetToken: ['resetToken', 'authToken', 'linkId', 'linkKey', 'entryLinkKey'],
}

interface Holding {
  things: Things
  person: SignedIn
}

/** @returns a copy with new entities of these names */
async function remade(site: TestSite, { things, person }: Holding, names: string[]): Promise<Holding> {
  const { userId, email, token } = person
  const made: Things = { ...things, userId, email, authToken: token }
  const signedIn = () => ({ ...person, token: made.authToken ?? token })
  for (const name of names) made[name] = (await makers[name]?.(site, signedIn(), made)) ?? made[name] ?? ''
  return { things: made, person: signedIn() }
}

const arrive = async (site: TestSite) =>
  remade(site, { things: {}, person: await signUp(site) }, Object.keys(makers))

/** The entities of a deleted account. */
async function thingsOfSomebodyGone(site: TestSite): Promise<Things> {
  const { things, person } = await arrive(site)
  const asked = { url: `/api/user/${person.userId}`, token: person.token, body: { password } }
  await site.call({ method: 'DELETE', ...asked })
  return things
}

export async function createTestData(site: TestSite): Promise<TestData> {
  const gone = await thingsOfSomebodyGone(site)
  const holdings: Record<string, Holding> = { mine: await arrive(site), theirs: await arrive(site) }
  const thingsOf = (holder: string) => holdings[holder]?.things ?? gone

  const renewOf = async (holder: string, holding: Holding, name: string) => {
    gone[name] = holding.things[name] ?? ''
    holdings[holder] =
      name === 'userId' ? await arrive(site) : await remade(site, holding, within[name] ?? [name])
  }

  return {
    fill: (text) =>
      text.replaceAll(/⟦(\w+)\.(\w+)⟧/g, (_, holder: string, name: string) => thingsOf(holder)[name] ?? ''),
    renew: async (ended, asked) => {
      for (const [holder, holding] of Object.entries(holdings))
        if (asked.includes(holding.things[ended] ?? '-')) await renewOf(holder, holding, ended)
    },
  }
}
