import { keys, pagesQuery, type Schemas } from '@bucketeer/shared-auth'
import { translated } from '@bucketeer/shared-ui'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { request } from '../request'
import { words } from './words'

export type Import = Schemas['Import']
export type ImportRow = Schemas['ImportRow']
export type ImportChoices = Schemas['ImportChoices']
/** The states by which rows are listed. */
export type RowState = Exclude<ImportRow['state'], 'taken back'>

/** Milliseconds between two requests for the state of a job. */
export const pollMs = 1500
/** 200 MB, the largest accepted file, at 1 Mbit/s. */
const uploadTimeoutMs = 1_600_000

export const isWorking = ({ state }: Import) =>
  state === 'reading' || state === 'bringing' || state === 'taking back'

const importsKey = ['imports']
const importKey = (importId: string) => [...importsKey, importId]

/** Queries the imports of the last 30 days, newest first. */
export const useImports = () =>
  useQuery({
    queryKey: [...importsKey, 'list'],
    queryFn: ({ signal }) => request('get', '/api/import', { signal }),
    refetchInterval: ({ state }) => (state.data?.some(isWorking) ? pollMs : false),
  })

/** Queries an import until its job has ended. Things that it made or took back are read anew everywhere. */
export function useImport(importId: string) {
  const cache = useQueryClient()
  const query = useQuery({
    queryKey: importKey(importId),
    queryFn: ({ signal }) => request('get', '/api/import/{importId}', { params: { importId }, signal }),
    refetchInterval: ({ state }) => (state.data && isWorking(state.data) ? pollMs : false),
  })
  const state = query.data?.state
  useEffect(() => {
    if (state !== 'brought' && state !== 'taken back') return
    for (const { all } of [keys.buckets, keys.kicks, keys.journals, keys.log, keys.users])
      void cache.invalidateQueries({ queryKey: all })
  }, [state, cache])
  return query
}

/** Queries the rows of an import in a state, in pages. */
export const useRows = ({ _id: importId, state: importState }: Import, state: RowState) =>
  useInfiniteQuery({
    queryKey: [...importKey(importId), 'rows', importState, state],
    ...pagesQuery(async ({ cursor }, signal) => {
      const { items, next } = await request.page('/api/import/{importId}/row', {
        params: { importId },
        query: { state, limit: 50, ...(cursor && { cursor: Number(cursor) }) },
        signal,
      })
      return { items: items.map((row) => ({ ...row, _id: String(row.number) })), next }
    }),
  })

/** Returns a mutation of an import, which then reads the import and its rows again. */
export function useImportChange<Sent = void>(importId: string, send: (sent: Sent) => Promise<unknown>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: () => cache.invalidateQueries({ queryKey: importKey(importId) }),
  })
}

/** Removes an import with its file. */
export function useImportRemoval() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ _id: importId }: Import) =>
      request('delete', '/api/import/{importId}', { params: { importId } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: [...importsKey, 'list'] }),
  })
}

/** Uploads a file to be read. */
export function sendImport(file: File, onProgress: (share: number) => void, signal: AbortSignal) {
  const body = new FormData()
  body.append('file', file)
  return request('post', '/api/import', {
    body,
    signal,
    timeout: uploadTimeoutMs,
    onProgress: ({ loaded, total }) => total && onProgress(loaded / total),
  })
}

function countOf({ state, counts }: Import) {
  if (state === 'brought') return counts.brought
  if (state === 'taken back') return counts.takenBack
  return counts.new + counts.here + counts.look + counts.unreadable + counts.leftOut
}

/** Says what has become of an import. */
export const titleOf = (found: Import) => words.titles[found.state](countOf(found))

/** Returns a sentence of the server in the page's language. */
export const sentenceOf = ({ code, message, ...rest }: NonNullable<Import['problem']>) =>
  code === undefined ? message : translated({ code, message, ...rest })
