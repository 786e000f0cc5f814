import { textAt } from '../people'
import { makeModerator, report } from '../reports'
import { everybody, type Operations, type Scene } from './record'
import { createKick } from './scene'

const reported = async (scene: Scene) => {
  const { kickId } = await createKick(scene)
  return { reportId: textAt((await report(scene.site, scene.other, 'kick', kickId)).body, '_id') }
}
const verdict = { decision: 'nothing', words: 'All is well.', days: null }

/** The owner of the scene becomes a moderator, and others report each other. */
const asModerator = async ({ site, owner, other }: Scene) => {
  await makeModerator(site, owner)
  return { site, owner: other, other: owner }
}

export const care: Operations = {
  'GET /api/care/report': {
    roles: [everybody(404)],
    reads: () => ['/api/care/report', '/api/care/report?state=decided'],
    rows: async (scene) => {
      const others = await asModerator(scene)
      return [{ urls: ['/api/care/report'], add: () => reported(others) }]
    },
  },
  'GET /api/care/report/{reportId}': {
    roles: [everybody(404), async (scene) => ({ path: await reported(scene) })],
    reads: 'no content of people',
  },
  'PUT /api/care/report/{reportId}': {
    roles: [everybody(404), async (scene) => ({ path: await reported(scene), body: verdict })],
  },
  'GET /api/care/log': {
    roles: [everybody(404)],
    reads: () => ['/api/care/log'],
    rows: async (scene) => {
      const others = await asModerator(scene)
      const add = async () => {
        const { reportId } = await reported(others)
        const url = `/api/care/report/${reportId}`
        await scene.site.call({ method: 'PUT', url, token: scene.owner.token, body: verdict })
      }
      return [{ urls: ['/api/care/log'], add }]
    },
  },
}
