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

export const isWorking = ({ state }: Import) =>
  state === 'reading' || state === 'bringing' || state === 'taking back'

const importsKey = ['imports']

/** Queries the imports of the last 30 days, newest first. */
export const useImports = () =>
  useQuery({
    ...request.query([...importsKey, 'list'], '/api/import', {}),
    refetchInterval: ({ state }) => (state.data?.some(isWorking) ? pollMs : false),
  })

/** Queries an import until its job has ended. Things that it made or took back are read anew everywhere. */
export function useImport(importId: string) {
  const cache = useQueryClient()
  const query = useQuery({
    ...request.query([...importsKey, importId], '/api/import/{importId}', { params: { importId } }),
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

interface RowsQuery {
  state: RowState
  cursor?: string
  /** Whether texts are whole. */
  whole?: true
}

/** Reads a page of the rows of an import in a state. */
export async function readRows(importId: string, { cursor, ...query }: RowsQuery, signal?: AbortSignal) {
  const { items, next } = await request.page('/api/import/{importId}/row', {
    params: { importId },
    query: { ...query, limit: 50, ...(cursor && { cursor: Number(cursor) }) },
    ...(signal && { signal }),
  })
  return { items: items.map((row) => ({ ...row, _id: String(row.number) })), next }
}

/** Queries the rows of an import in a state, in pages. */
export const useRows = ({ _id: importId, state: importState }: Import, state: RowState) =>
  useInfiniteQuery({
    queryKey: [...importsKey, importId, 'rows', importState, state],
    ...pagesQuery((after, signal) => readRows(importId, { state, ...after }, signal)),
  })

/**
 * Returns a mutation after which an import and its rows, or the list of imports, are read again.
 * @param part the id of the import, or `list`
 */
export function useImportChange<Sent = void>(part: string, send: (sent: Sent) => Promise<unknown>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: () => cache.invalidateQueries({ queryKey: [...importsKey, part] }),
  })
}

/** Says what has become of an import, and of how many things. */
export const titleOf = ({ state, kinds }: Import) =>
  words.titles[state](Object.values(kinds).reduce((sum, count) => sum + count, 0))

/** Returns a sentence of the server in the page's language. */
export const sentenceOf = ({ code, message, ...rest }: NonNullable<Import['problem']>) =>
  code === undefined ? message : translated({ code, message, ...rest })
