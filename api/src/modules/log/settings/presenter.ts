import type { SettingsRow } from './repository'
import type { LogSettings } from './schemas'

export const presentSettings = ({
  defaultAudience,
  welcomedAt,
  way,
  settings,
  hasWishes,
  hasDone,
}: SettingsRow): LogSettings => ({
  defaultAudience,
  welcomedAt: welcomedAt && welcomedAt.toISOString(),
  memories: {
    isOff: settings?.memoriesOff ?? false,
    withoutNames: settings?.memoriesWithout ?? [],
    notBefore: settings?.memoriesNotBefore ?? null,
  },
  hiddenCards: settings?.hiddenCards ?? [],
  steps: { wishes: hasWishes, done: hasDone, way: way !== null, audience: defaultAudience !== null },
})
