import { type SettingsRow, createSettingsRepository } from './repository'
import type { LogSettings } from './schemas'
import { NotSignedIn, sessionExpired } from '@bucketeer/host/http'
import type { Routes } from '../../../app-deps'
import { limitTexts } from '../../../limits/limits'
import * as call from './schemas'

/** Registers /api/log/settings: what the user chose for their log, its memories and Today. */
export const logSettingsRoutes: Routes = async (app, { database }) => {
  const settings = createSettingsRepository(database)

  app.get('', { schema: call.readSettings }, async ({ user }) => present(await settings.find(user)))

  app.put('', { schema: call.updateSettings, onRequest: limitTexts }, async ({ user, body }) =>
    present(await settings.change(user, body)),
  )
}

/** @throws NotSignedIn if the account was deleted during the request */
function present(row: SettingsRow | undefined): LogSettings {
  if (!row) throw new NotSignedIn(sessionExpired)
  const { defaultAudience, welcomedAt, way, settings, hasWishes, hasDone } = row
  return {
    defaultAudience,
    welcomedAt: welcomedAt && welcomedAt.toISOString(),
    memories: {
      isOff: settings?.memoriesOff ?? false,
      withoutNames: settings?.memoriesWithout ?? [],
      notBefore: settings?.memoriesNotBefore ?? null,
    },
    hiddenCards: settings?.hiddenCards ?? [],
    steps: { wishes: hasWishes, done: hasDone, way: way !== null, audience: defaultAudience !== null },
  }
}
