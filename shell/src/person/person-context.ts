import { createContext } from 'react'

/** The time for which one person uses this page; ends when another one logs in or the person logs out. */
export interface PersonSession {
  /** Number of sessions before this one in this page. */
  index: number
  /** Functions to call when the session ends. */
  cleanups: (() => void)[]
}

export const PersonContext = createContext<PersonSession>({ index: 0, cleanups: [] })
