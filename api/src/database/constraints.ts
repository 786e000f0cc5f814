import { violatedConstraint } from '@bucketeer/host/server'

/** The names of the migrations whose violation is a response. A test checks that they have them. */
export const refusingConstraints = [
  'users_email_key',
  'shared_kicks_are_whole',
  'own_picture_id_fkey',
] as const

type RefusingConstraint = (typeof refusingConstraints)[number]

/** Checks whether the query failed because of this constraint. */
export const violates = (constraint: RefusingConstraint, error: unknown): boolean =>
  violatedConstraint(error) === constraint
