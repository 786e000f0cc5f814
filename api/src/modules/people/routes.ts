import type { Routes } from '../../app-deps'
import { nextLink, pageRequest, type PageRequest } from '../../contract/paging'
import { presentDistinguished } from '../creator/creator'
import { createFollowRepository } from '../follow/repository'
import { createSafetyRepository } from '../safety/repository'
import { signedIn } from '../session/signed-in'
import { createPeopleRepository } from './repository'
import { listPeople, listShownPeople, type PeopleQuery } from './schemas'

/** Registers /api/people: those whom the user follows, hides, or may look for. */
export const peopleRoutes: Routes = async (app, { config: { publicUrl }, database }) => {
  const follows = createFollowRepository(database)
  const people = createPeopleRepository(database)
  const safety = createSafetyRepository(database)
  app.addHook('onRequest', signedIn)

  const hidden = async (measure: 'block' | 'mute', userId: string, request: PageRequest) => {
    const page = await safety.list(measure, userId, request)
    return { ...page, items: page.items.map((person) => ({ ...person, follow: null })) }
  }
  const read = (userId: string, { list, q = '' }: PeopleQuery, request: PageRequest) => {
    if (list === 'blocked' || list === 'muted')
      return hidden(list === 'muted' ? 'mute' : 'block', userId, request)
    if (list === 'found') return people.find(q, userId, request)
    if (list === 'suggested') return people.suggest(userId)
    return follows.list(list, userId, request)
  }

  app.get('', { schema: listPeople }, async ({ user, query }, reply) => {
    const request = pageRequest(query)
    const page = await read(user.id, query, request)
    reply.headers(nextLink(app.prefix, request, page, { list: query.list, q: query.q }))
    return page.items.map(({ follow, ...person }) => ({ ...presentDistinguished(person, publicUrl), follow }))
  })

  app.get('/shown', { schema: listShownPeople }, async ({ user, query }) => ({
    ids: await people.shown(query.ids.split(','), user.id),
  }))
}
