import { onPersonChange } from '@bucketeer/shared-auth'
import { tryStorage, useForgetOrigins } from '@bucketeer/shared-ui'
import type { QueryClient } from '@tanstack/react-query'
import { createContext, Fragment, type ReactNode, use, useEffect, useState } from 'react'

/** The time for which one person uses this page; ends when another one logs in or the person logs out. */
export interface PersonSession {
  /** Number of sessions before this one in this page. */
  index: number
  /** The query client of the session's pages, from the first page with queries on. */
  client?: QueryClient
}

export const PersonContext = createContext<PersonSession>({ index: 0 })

/** What a device remembers of what a person looked at, under keys that begin like this. */
const personal = 'bucketeer.seen.'

/** Removes from this device what its next user should not see. */
export const forgetOnDevice = (): void =>
  void tryStorage(() => {
    for (const key of Object.keys(window.localStorage))
      if (key.startsWith(personal)) window.localStorage.removeItem(key)
  })

/** Remounts its children when the person changes, so that no state of the previous person is left. */
export const RemountPerPerson = ({ children }: { children: ReactNode }) => (
  <Fragment key={use(PersonContext).index}>{children}</Fragment>
)

/** Provides the current person's session to its pages, and clears its query cache when the person changes. */
export function PersonScope({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<PersonSession>({ index: 0 })
  const forgetOrigins = useForgetOrigins()
  useEffect(
    () =>
      onPersonChange(() => {
        forgetOnDevice()
        forgetOrigins?.()
        setSession(({ index }) => ({ index: index + 1 }))
      }),
    [forgetOrigins],
  )
  useEffect(() => () => session.client?.clear(), [session])
  return <PersonContext value={session}>{children}</PersonContext>
}
