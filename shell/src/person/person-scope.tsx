import { type ReactNode, useEffect, useState } from 'react'
import { onPersonChange } from '@bucketeer/shared-auth'
import { forgetOnDevice } from './forget-device'
import { PersonContext, type PersonSession } from './person-context'

/** Provides the current person's session to its pages, and runs the session's clean-up when the person changes. */
export const PersonScope = ({ children }: { children: ReactNode }) => {
  const [session, setSession] = useState<PersonSession>(() => ({ index: 0, cleanups: [] }))
  useEffect(
    () =>
      onPersonChange(() => {
        forgetOnDevice()
        setSession(({ index }) => ({ index: index + 1, cleanups: [] }))
      }),
    [],
  )
  useEffect(() => () => session.cleanups.forEach((cleanUp) => cleanUp()), [session])
  return <PersonContext value={session}>{children}</PersonContext>
}
