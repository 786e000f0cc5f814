import { keys, type Schemas } from '@bucketeer/shared-auth'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { request } from '../request'

/** The settings of a member's log, and the first steps that they have finished. */
export type LogSettings = Schemas['LogSettings']
/** The settings to change. The others keep their values. */
export type SettingsChange = Schemas['LogSettingsChange']
/** The cards of Today. */
export type CardName = LogSettings['hiddenCards'][number]

export const settingsKey = keys.log.settings()

export const updateSettings = (body: SettingsChange) => request('put', '/api/log/settings', { body })

/** Queries the settings of the user's own log. */
export const useSettings = () => useQuery(request.query(settingsKey, '/api/log/settings', {}))

/** Changes settings, one request after another. */
export function useSettingsChange() {
  const cache = useQueryClient()
  return useMutation({
    scope: { id: 'log settings' },
    mutationFn: updateSettings,
    onSuccess: (settings) => void cache.setQueryData(settingsKey, settings),
  })
}
