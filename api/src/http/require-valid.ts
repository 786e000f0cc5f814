import type { FastifyRequest } from 'fastify'
import { type FieldProblem, InvalidFields } from '@bucketeer/host/http'

/**
 * Throws the error of a body that is not valid, if there is one. It also names what the route itself would refuse, so
 * that a form shows all at once. For hooks of routes with `attachValidation`, whose handlers would get the body otherwise.
 * @param furtherProblems gets the fields of the invalid body
 */
export async function requireValid(
  { validationError: error, body }: Pick<FastifyRequest, 'validationError' | 'body'>,
  furtherProblems: (fields: Readonly<Record<string, unknown>>) => Promise<FieldProblem[]> | FieldProblem[],
) {
  if (!error) return
  if (!(error instanceof InvalidFields)) throw error
  const known = new Set(error.problems.map(({ field }) => field))
  const further = await furtherProblems({ ...Object(body) })
  throw new InvalidFields([...error.problems, ...further.filter(({ field }) => !known.has(field))])
}
