import { createHash } from 'node:crypto'
import type { Routes } from '../../app-deps'
import { nextLink, pageRequest } from '../../contract/paging'
import { runDaily } from '../../daily/run-daily'
import type { Person } from '../../database/person-row'
import { limitTexts } from '../../limits/limits'
import { presentDistinguished } from '../creator/creator'
import { signedIn } from '../session/signed-in'
import { createNotificationRepository, type NotificationGroup } from './repository'
import * as call from './schemas'

const presentTitled = (thing: NotificationGroup['story']) => thing && { _id: thing.id, title: thing.title }

const present = (group: NotificationGroup, publicUrl: string | undefined) => ({
  _id: group.id,
  kind: group.kind,
  kick: group.kick && { _id: group.kick.id, name: group.kick.name },
  journal: presentTitled(group.journal),
  story: presentTitled(group.story),
  title: group.title,
  people: group.people.map((person) => presentDistinguished(person, publicUrl)),
  count: group.count,
  seen: group.isSeen,
  createdAt: group.createdAt.toISOString(),
})

/** Returns the ETag of a user's list. Weak, because proxies compress responses. */
const etagOf = (parts: unknown[]) =>
  `W/"${createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)}"`

/** Registers /api/notification: what others did that concerns the user. */
export const notificationRoutes: Routes = async (app, { config: { publicUrl }, database }) => {
  const notifications = createNotificationRepository(database)
  app.addHook('onRequest', signedIn)
  runDaily(app, database, { name: 'Deleting old notifications', run: () => notifications.deleteOld() })

  app.get('', { schema: call.listNotifications }, async ({ user, query, headers }, reply) => {
    const request = pageRequest(query)
    const { unseen } = query
    const page = await notifications.list(unseen ? 'unseen' : 'all', user, request)
    const body = page.items.map((group) => present(group, publicUrl))
    const link = nextLink(app.prefix, request, page, { ...(unseen && { unseen: 'true' }) })
    const etag = etagOf([user.id, body, link])
    // Browsers keep the list, and ask with its ETag whether it has changed.
    reply.headers({ ...link, etag, 'cache-control': 'private, no-cache', vary: 'authorization' })
    return headers['if-none-match'] === etag ? reply.code(304).send(null) : body
  })

  app.put('/seen', { schema: call.markSeen, onRequest: limitTexts }, ({ user, body }) =>
    notifications.markSeen(user, body.upTo),
  )

  const settingsOf = async (person: Person): Promise<call.NotificationSettings> => ({
    comment: true,
    reply: true,
    like: true,
    done: true,
    follow: true,
    ...(await notifications.settings(person)),
  })

  app.get('/settings', { schema: call.readSettings }, ({ user }) => settingsOf(user))

  app.put('/settings', { schema: call.updateSettings, onRequest: limitTexts }, async ({ user, body }) => {
    await notifications.changeSettings(user, body)
    return settingsOf(user)
  })
}
