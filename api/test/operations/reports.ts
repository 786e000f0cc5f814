import { signUp, textAt } from '../people'
import { makeModerator, report } from '../reports'
import { everybody, members, type Operations, type Scene } from './record'
import { createJournal, createKick, createKickOfOther } from './scene'

/** A decision about the owner of a Kick that somebody reported. */
async function decided(scene: Scene) {
  const { site, other } = scene
  const { kickId } = await createKick(scene)
  const reportId = textAt((await report(site, other, 'kick', kickId)).body, '_id')
  const { token } = await makeModerator(site, await signUp(site))
  const body = { decision: 'warn', words: 'Please be kind.', days: null }
  await site.call({ method: 'PUT', url: `/api/care/report/${reportId}`, token, body })
  const list = await site.call({ method: 'GET', url: '/api/people/decision', token: scene.owner.token })
  return { decisionId: textAt(Object(list.body)[0], '_id') }
}

export const reports: Operations = {
  'POST /api/people/report': {
    roles: {
      'about a Kick': [
        members(400, 201),
        async (scene) => ({
          body: { thing: { kind: 'kick', id: (await createKick(scene)).kickId }, reason: 'spam' },
        }),
      ],
      'about a Public Journal': [
        { ...everybody(401), nobody: 201, other: 201, owner: 400 },
        async (scene) => ({
          body: {
            thing: { kind: 'journal', id: (await createJournal(scene, 'Public')).journalId },
            reason: 'spam',
          },
        }),
      ],
    },
    writes: {
      'about a Kick of somebody else': async (scene) => {
        const { kickId } = await createKickOfOther(scene)
        return { body: { thing: { kind: 'kick', id: kickId }, reason: 'other' } }
      },
    },
  },
  'GET /api/people/report/thing': {
    roles: {
      'of a Kick': [
        members(200),
        async (scene) => ({ query: `?kind=kick&id=${(await createKick(scene)).kickId}` }),
      ],
      'of a Public Journal': [
        { ...everybody(401), nobody: 200, other: 200, owner: 200 },
        async (scene) => ({ query: `?kind=journal&id=${(await createJournal(scene, 'Public')).journalId}` }),
      ],
    },
    reads: (_scene, idsOf) =>
      (['Kick', 'Bucket', 'Journal', 'Story', 'comment', 'entry'] as const).flatMap((kind) =>
        idsOf(kind).map((id) => `/api/people/report/thing?kind=${kind.toLowerCase()}&id=${id}`),
      ),
  },
  'GET /api/people/report': {
    roles: [members(200)],
    reads: () => ['/api/people/report'],
    rows: async (scene) => {
      const add = async () => {
        const { kickId } = await createKickOfOther(scene)
        return report(scene.site, scene.owner, 'kick', kickId)
      }
      return [{ urls: ['/api/people/report'], add }]
    },
  },
  'GET /api/people/decision': {
    roles: [members(200)],
    reads: () => ['/api/people/decision'],
    rows: async (scene) => [{ urls: ['/api/people/decision'], add: () => decided(scene) }],
  },
  'POST /api/people/decision/{decisionId}/answer': {
    roles: [
      members(204, 404),
      async (scene) => ({ path: await decided(scene), body: { note: 'It is my own photo.' } }),
    ],
  },
}
