import { Fragment, type ReactNode, use } from 'react'
import { PersonContext } from './person-context'

/** Lets a page begin anew when another person takes over, with nothing that was typed or shown before. */
export const StartAnewPerPerson = ({ children }: { children: ReactNode }) => (
  <Fragment key={use(PersonContext).count}>{children}</Fragment>
)
