import { eq } from 'drizzle-orm'
import type { ThingKind } from '../src/database/care-schema'
import { users } from '../src/database/schema'
import type { SignedIn } from './people'
import type { TestSite } from './test-site'

export async function makeModerator({ database }: TestSite, person: SignedIn) {
  await database.update(users).set({ role: 'Moderator' }).where(eq(users.id, person.userId))
  return person
}

/** @param person undefined for a visitor */
export const report = (
  { call }: TestSite,
  person: SignedIn | undefined,
  kind: ThingKind,
  id: string,
  fields: object = {},
) =>
  call({
    method: 'POST',
    url: '/api/people/report',
    ...(person && { token: person.token }),
    body: { thing: { kind, id }, reason: 'hurts', ...fields },
  })
