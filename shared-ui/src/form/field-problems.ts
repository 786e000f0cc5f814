import { useState } from 'react'
import { isText, shapeOf } from './shape-of'

/** The error message of a form field. */
export interface FieldProblem {
  /** The name of the field in the request. */
  field: string
  message: string
}

/** Returns the error of a form with these fields, as the server would send it. */
export const invalidFields = (problems: readonly FieldProblem[]): Error =>
  Object.assign(new Error(problems.map(({ message }) => message).join(' ')), { problems })

const isProblem = shapeOf<FieldProblem>({ field: isText, message: isText })

const problemsOf = (error: Error | null): FieldProblem[] =>
  error && 'problems' in error && Array.isArray(error.problems) ? error.problems.filter(isProblem) : []

/**
 * Returns a function that says what is wrong with a field, as `invalidFields` or the server does; undefined for a field
 * that has changed since the error came.
 */
export function useFieldProblems<Values extends object>(error: Error | null, values: Values) {
  const [refused, setRefused] = useState({ error, values })
  if (refused.error !== error) setRefused({ error, values })
  const problems = problemsOf(error)
  return (name: keyof Values & string): string | undefined =>
    values[name] === refused.values[name] ? problems.find(({ field }) => field === name)?.message : undefined
}

/** Props of a `TextField` with this problem, or else with this hint. */
export const problemProps = (problem: string | undefined | null, hint?: string) => ({
  error: Boolean(problem),
  helperText: problem || hint,
})

/** Slot props of a `TextField` whose label marks it as required. Forms whose fields are all required mark none. */
export const markedAsRequired = { inputLabel: { required: true } } as const
