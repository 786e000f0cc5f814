import { type ReactNode, useEffect, useState } from 'react'
import { onPersonChange } from '@bucketeer/shared-auth'
import { PersonContext, type Turn } from './person-context'

/** Provides the current person's session to its pages, and runs the session's clean-up when the person changes. */
export const PersonScope = ({ children }: { children: ReactNode }) => {
  const [turn, setTurn] = useState<Turn>(() => ({ count: 0, endings: [] }))
  useEffect(() => onPersonChange(() => setTurn(({ count }) => ({ count: count + 1, endings: [] }))), [])
  useEffect(() => () => turn.endings.forEach((end) => end()), [turn])
  return <PersonContext value={turn}>{children}</PersonContext>
}
