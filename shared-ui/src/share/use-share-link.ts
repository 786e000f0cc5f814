import { useEffect, useState } from 'react'
import type { ShareLink, ShareLinkCalls, ShareLinkChange } from './share-link'

interface Failed {
  step: 'reading' | 'changing'
  error: Error
}

/** What the user did last, for focus and announcements. */
type Done = 'created' | 'changed' | 'ended'

interface State {
  /** Undefined while it is being read, null without a link. */
  link: ShareLink | null | undefined
  isExpired: boolean
  isBusy: boolean
  failed: Failed | null
  done: Done | null
}

const initial: State = { link: undefined, isExpired: false, isBusy: false, failed: null, done: null }

const stateWith = (link: ShareLink | null, done: Done | null = null): State => ({
  ...initial,
  link,
  isExpired: typeof link?.expiresAt === 'string' && new Date(link.expiresAt) <= new Date(),
  done,
})

const toError = (failure: unknown) => (failure instanceof Error ? failure : new Error(''))

const readState = async (calls: ShareLinkCalls): Promise<State> => {
  try {
    return stateWith((await calls.read()) ?? null)
  } catch (failure) {
    return { ...initial, failed: { step: 'reading', error: toError(failure) } }
  }
}

/** Reads and changes the link of one thing. One change runs at a time; a failed one leaves the link as it was. */
export function useShareLink(calls: ShareLinkCalls) {
  const [state, setState] = useState(initial)
  const { link, isBusy } = state

  useEffect(() => void readState(calls).then(setState), [calls])

  /** @returns whether it succeeded */
  const run = async (done: Done, call: () => Promise<ShareLink | null>): Promise<boolean> => {
    if (isBusy) return false
    setState({ ...state, isBusy: true, failed: null, done: null })
    try {
      setState(stateWith(await call(), done))
      return true
    } catch (failure) {
      setState({ ...state, isBusy: false, done: null, failed: { step: 'changing', error: toError(failure) } })
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
