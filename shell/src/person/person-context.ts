import { createContext } from 'react'

/** The time for which one person uses this page; ends when another one logs in or the person logs out. */
export interface Turn {
  /** Number of sessions before this one in this page. */
  count: number
  /** Functions to call when the session ends. */
  endings: (() => void)[]
}

export const PersonContext = createContext<Turn>({ count: 0, endings: [] })
