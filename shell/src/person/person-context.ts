import { createContext } from 'react'

/** Somebody who uses this page, after others maybe; says nothing of who it is. */
export interface Turn {
  /** How many had this page before. */
  count: number
  /** What is to be done when the next one takes over. */
  endings: (() => void)[]
}

export const PersonContext = createContext<Turn>({ count: 0, endings: [] })
