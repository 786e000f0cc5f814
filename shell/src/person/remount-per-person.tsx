import { Fragment, type ReactNode, use } from 'react'
import { PersonContext } from './person-context'

/** Remounts its children when the person changes, so that no state of the previous person is left. */
export const RemountPerPerson = ({ children }: { children: ReactNode }) => (
  <Fragment key={use(PersonContext).index}>{children}</Fragment>
)
