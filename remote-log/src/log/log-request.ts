import type { Page } from '@bucketeer/shared-auth'
import { request } from '../request'
import type { EntryValues, LogEntry, NewEntry } from './entry'

interface Options {
  signal?: AbortSignal
  query?: object
}
interface OfEntry extends Options {
  params: { entryId: string }
}

/** The calls of the log. */
interface LogRequest {
  (method: 'get', path: '/api/log/{entryId}', input: OfEntry): Promise<LogEntry>
  (
    method: 'put',
    path: '/api/log/{entryId}',
    input: OfEntry & { body: Partial<EntryValues> },
  ): Promise<LogEntry>
  (method: 'delete', path: '/api/log/{entryId}', input: OfEntry): Promise<void>
  (method: 'get', path: '/api/log', input: Options): Promise<LogEntry[]>
  (method: 'post', path: '/api/log', input: { body: NewEntry }): Promise<LogEntry>
  page(path: '/api/log', input: Options): Promise<Page<LogEntry>>
}

export const logRequest = request as unknown as LogRequest
