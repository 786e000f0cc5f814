import { useEffect, useEffectEvent, useState } from 'react'

/** A link to a Bucket or Journal, as its owner gets it. */
export interface ShareLink {
  _id: string
  /** An address, or a path of this site. */
  url: string
  /** An ISO date; null for a link that does not expire. */
  expiresAt: string | null
  hasPreview: boolean
  /** Whether notes of entries with companions are shown. */
  showsNotes?: boolean
  hasPassword: boolean
}

/** The words of the choice to show notes of entries with companions, who may be named there. */
export interface NotesChoice {
  label: string
  hint: string
}

/** What is missing stays as it is. */
export interface ShareLinkChange {
  expiresAt?: string | null
  hasPreview?: boolean
  showsNotes?: boolean
  password?: string | null
  newKey?: true
}

/** The calls about the link of one thing. They reject with an error whose message is a sentence for the user. */
export interface ShareLinkCalls {
  /** Undefined without a link. */
  read(): Promise<ShareLink | undefined>
  create(): Promise<ShareLink>
  change(linkId: string, change: ShareLinkChange): Promise<ShareLink>
  end(linkId: string): Promise<unknown>
}

/** What the user did last, for focus and announcements. */
type Done = 'created' | 'changed' | 'ended'

interface State {
  /** Undefined while it is being read, null without a link. */
  link: ShareLink | null | undefined
  isExpired: boolean
  isBusy: boolean
  /** Why the last call failed. */
  error: Error | null
  done: Done | null
}

const initial: State = { link: undefined, isExpired: false, isBusy: false, error: null, done: null }

const stateWith = (link: ShareLink | null, done: Done | null = null): State => ({
  ...initial,
  link,
  isExpired: typeof link?.expiresAt === 'string' && new Date(link.expiresAt) <= new Date(),
  done,
})

const toError = (failure: unknown) => (failure instanceof Error ? failure : new Error(''))

async function readState(calls: ShareLinkCalls): Promise<State> {
  try {
    return stateWith((await calls.read()) ?? null)
  } catch (failure) {
    return { ...initial, error: toError(failure) }
  }
}

/** Reads and changes the link of one thing. One change runs at a time; a failed one leaves the link as it was. */
export function useShareLink(calls: ShareLinkCalls) {
  const [state, setState] = useState(initial)
  const { link, isBusy } = state

  const read = useEffectEvent(() => void readState(calls).then(setState))
  useEffect(() => read(), [])

  /** @returns whether it succeeded */
  const run = async (done: Done, call: () => Promise<ShareLink | null>): Promise<boolean> => {
    if (isBusy) return false
    setState({ ...state, isBusy: true, error: null, done: null })
    try {
      setState(stateWith(await call(), done))
      return true
    } catch (failure) {
      setState({ ...state, isBusy: false, done: null, error: toError(failure) })
      return false
    }
  }

  return {
    ...state,
    retry: () => {
      setState(initial)
      void readState(calls).then(setState)
    },
    create: () => run('created', () => calls.create()),
    change: (change: ShareLinkChange) =>
      run('changed', async () => (link ? calls.change(link._id, change) : null)),
    end: () =>
      run('ended', async () => {
        if (link) await calls.end(link._id)
        return null
      }),
  }
}
