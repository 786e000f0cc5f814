import { createContext } from 'react'

/** Counts the people who have used this page, one after the other; says nothing of who they are. */
export const PersonContext = createContext(0)
