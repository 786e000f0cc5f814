import { keys, useAuth } from '@bucketeer/shared-auth'
import { joined, nameKey } from '@bucketeer/shared-ui'
import {
  isBoolean,
  isText,
  listOf,
  orMissing,
  shapeOf,
  useDraft,
  type ValuesOf,
} from '@bucketeer/shared-ui/forms'
import { namedDates, typedDate } from '@bucketeer/shared-ui/social'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { entryLimits, type LogEntry, unknownDate } from '../../log/entry'
import { createEntry, removeEntryWithKick } from '../../log/log-calls'
import { request } from '../../request'
import { inBatches } from './in-batches'

const isPastedEntry = shapeOf({
  name: isText,
  /** The date in the user's words; empty if it is unknown. */
  when: isText,
  /** What the user chose; undefined until then. */
  isTicked: orMissing(isBoolean),
  /** Whether its fields are shown. */
  isOpen: orMissing(isBoolean),
})

/** A line of a pasted list that is not in the log yet. */
export type PastedEntry = ValuesOf<typeof isPastedEntry>

const isPastedValues = shapeOf({
  /** The title of the draft on Today. */
  title: isText,
  lines: listOf(isPastedEntry),
})

export interface ShownLine extends PastedEntry {
  /** Undefined while it is unclear. */
  date: ReadDate
  /** Whether it can be saved as it is. */
  isReady: boolean
  /** Where the same thing is: in the log, or further up in the list. */
  double: 'log' | 'list' | null
  /** Whether it is about to be saved. */
  isChosen: boolean
}

type ReadDate = ReturnType<typeof typedDate>

const dates = new WeakMap<PastedEntry, ReadDate>()

/** Reads the date of a line once, because a change renders all lines. */
function dateOf(line: PastedEntry): ReadDate {
  if (!dates.has(line)) dates.set(line, typedDate(line.when, 'past'))
  return dates.get(line)
}

/** Counts code points, as the server does. */
export const isTooLong = ({ name }: PastedEntry) => [...name].length > entryLimits.name

/** Whether a line can be saved as it is. */
const isReady = (line: PastedEntry) =>
  line.name.trim() !== '' && !isTooLong(line) && dateOf(line) !== undefined

/** Whether a name has a year that may be its date or not: 'Christmas 2019 in Lapland', 'Buy a 2016 wine'. */
const hasOtherYear = ({ name, when }: PastedEntry) =>
  when === '' && /(?<!\p{Nd})\p{Nd}{4}(?!\p{Nd})/u.test(name)

/** The years in which things were done, by the key of their name; undefined where the year is unknown. */
type DoneYears = Map<string, (string | undefined)[]>

const yearOf = (on: string | null | undefined) => on?.slice(0, 4)

function addDone(done: DoneYears, name: string, on: string | null | undefined) {
  const key = nameKey(name)
  done.set(key, [...(done.get(key) ?? []), yearOf(on)])
}

/** The same thing in another year is no double. */
const hasDone = (done: DoneYears, name: string, on: string | null | undefined) =>
  done.get(nameKey(name))?.some((year) => !year || !on || year === yearOf(on)) ?? false

/** Adds to each line whether it is about to be saved, and why not. */
function shownOf(lines: readonly PastedEntry[], inLog: DoneYears): ShownLine[] {
  const inList: DoneYears = new Map()
  return lines.map((line) => {
    const { name } = line
    const [date, ready] = [dateOf(line), isReady(line)]
    const on = date?.on
    const double = hasDone(inLog, name, on) ? 'log' : hasDone(inList, name, on) ? 'list' : null
    addDone(inList, name, on)
    const isChosen = ready && (line.isTicked ?? double === null)
    return { ...line, date, isReady: ready, double, isChosen }
  })
}

/** Reads the whole log, for the names in it. */
async function readDone(signal: AbortSignal): Promise<DoneYears> {
  const done: DoneYears = new Map()
  for (const { state, kickName, on } of await request.all('/api/log', { query: { limit: 100 }, signal }))
    if (state === 'done') addDone(done, kickName, on)
  return done
}

export interface Progress {
  task: 'save' | 'undo'
  done: number
  of: number
  /** The seconds until the server takes more; null unless it asked for a pause. */
  pause: number | null
}

/** Runs calls for many items until the page is left, and tells how far it is and why it failed. */
function useBatches() {
  const cache = useQueryClient()
  const [progress, setProgress] = useState<Progress | null>(null)
  const [failure, setFailure] = useState<{ task: Progress['task']; error: Error } | null>(null)
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => void (isLeft.current = true)
  }, [])
  const work = async <Item>(
    task: Progress['task'],
    items: readonly Item[],
    calls: { run(item: Item): Promise<unknown>; onDone(items: Item[]): void },
  ) => {
    let done = 0
    const report = (pause: number | null) => setProgress({ task, done, of: items.length, pause })
    setFailure(null)
    report(null)
    const error = await inBatches(items, {
      run: calls.run,
      onPause: report,
      isStopped: () => isLeft.current,
      onDone: (batch) => {
        done += batch.length
        calls.onDone(batch)
        report(null)
      },
    })
    setFailure(error && { task, error })
    setProgress(null)
    for (const queryKey of [keys.log.all, keys.kicks.all]) void cache.invalidateQueries({ queryKey })
    return error === null
  }
  return { work, progress, failure, forgetFailure: () => setFailure(null) }
}

const emptyValues: ValuesOf<typeof isPastedValues> = { title: '', lines: [] }

/** Manages the lines of a pasted list, saves those that are chosen, and takes them back. */
export function usePastedEntries() {
  const owner = useAuth(({ user }) => user?._id ?? null)
  const { work, progress, failure, forgetFailure } = useBatches()
  const draft = useDraft({
    name: 'log-pasted',
    owner,
    path: '/log',
    saved: emptyValues,
    isValues: isPastedValues,
  })
  const { lines } = draft.values
  const inLog = useQuery({
    queryKey: [...keys.log.all, 'done names'],
    queryFn: ({ signal }) => readDone(signal),
    enabled: lines.length > 0,
  })
  const [added, setAdded] = useState<{ line: PastedEntry; entry: LogEntry }[]>([])
  const [asked, setAsked] = useState(0)

  const change = (next: PastedEntry[]) =>
    draft.change({ title: joined(next.map(({ name }) => name)), lines: next })
  const shown = shownOf(lines, inLog.data ?? new Map())
  return {
    lines: shown,
    isChecking: inLog.isFetching,
    checkError: inLog.error,
    added,
    progress,
    failure,
    /** How often the user was asked about lines. */
    asked,
    paste: (text: string) => {
      forgetFailure()
      setAsked((count) => count + 1)
      const pasted = namedDates(text).map((line) => ({
        ...line,
        isOpen: !isReady(line) || hasOtherYear(line),
      }))
      change([...draft.current().lines, ...pasted])
    },
    changeLine: (index: number, part: Partial<PastedEntry>) =>
      change(lines.map((line, at) => (at === index ? { ...line, ...part } : line))),
    discard: () => {
      forgetFailure()
      draft.forget()
    },
    save: async () => {
      const chosen = lines.filter((_, index) => shown[index]?.isChosen)
      const entries = new Map<PastedEntry, LogEntry>()
      const isSaved = await work('save', chosen, {
        run: async (line) => {
          const { on, precision } = dateOf(line) ?? unknownDate
          entries.set(line, await createEntry({ name: line.name.trim(), state: 'done', on, precision }))
        },
        onDone: (done) => {
          change(draft.current().lines.filter((line) => !done.includes(line)))
          setAdded([...entries].map(([line, entry]) => ({ line, entry })))
        },
      })
      // Removes the lines that the user unticked, and keeps those with a problem.
      if (isSaved) change(draft.current().lines.filter((line) => !isReady(line)))
    },
    /** Deletes what was added, and asks about its lines again. */
    undo: async () => {
      await work('undo', added, {
        run: ({ entry }) => removeEntryWithKick(entry),
        onDone: (done) => {
          setAdded((left) => left.filter((one) => !done.includes(one)))
          change([...draft.current().lines, ...done.map(({ line }) => line)])
        },
      })
      setAsked((count) => count + 1)
    },
    close: () => setAdded([]),
  }
}
