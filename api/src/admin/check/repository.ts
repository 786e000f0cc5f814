import type { Database } from '@bucketeer/host/server'
import { columnValues } from '../../database/column-values'

export const createCheckRepository = ({ $client }: Database) => ({
  /** Returns the version of PostgreSQL, such as `17.4` and 17. */
  async version(): Promise<{ text: string; major: number }> {
    const { rows } = await $client.query<{ text: string; major: number }>(
      `select split_part(current_setting('server_version'), ' ', 1) as text,
         current_setting('server_version_num')::integer / 10000 as major`,
    )
    const [version] = rows
    if (!version) throw new Error('The database returned no version.')
    return version
  },

  /** Returns the database's time. */
  async time(): Promise<Date> {
    const [time] = await columnValues<Date>($client, 'select clock_timestamp()')
    if (!time) throw new Error('The database returned no time.')
    return time
  },
})
