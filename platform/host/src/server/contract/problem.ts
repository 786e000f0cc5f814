import Type from 'typebox'
import { namedObject, reference } from './reference'
import { optional } from './fields'

const code = optional.string({
  description:
    'Names the sentence, such as `kick.missing`, and never changes. Left out for texts that are not translated.',
})

const values = Type.Optional(
  Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]), {
    description: 'The values that the sentence contains, by name.',
  }),
)

export const Problem = namedObject('Problem', 'The response to a failed request.', {
  message: Type.String({ description: 'The error, as a sentence for users, in English.' }),
  code,
  values,
  problems: optional.array(
    Type.Object({
      field: Type.String({ description: 'The name of a field of the body.' }),
      message: Type.String({ description: 'The error message, one sentence, in English.' }),
      code,
      values,
    }),
    { description: 'All fields that are invalid.' },
  ),
})

const reasons = {
  400: 'The request is invalid.',
  401: 'The token is missing, invalid, expired or revoked.',
  403: 'The token does not permit this.',
  404: 'The entity does not exist, or belongs to another user.',
  409: 'The entity exists already, or its state does not allow the change.',
  412: 'The entity has changed since the version in `If-Match`.',
  413: 'The request is too large.',
  415: 'The operation does not accept this content type.',
  422: 'The `Idempotency-Key` was used for another request.',
  429: 'A rate limit is used up; `Retry-After` has the seconds to wait.',
  500: 'The server failed.',
  503: 'The server is overloaded or its database is down; `Retry-After` has the seconds to wait.',
}

export type ProblemStatus = keyof typeof reasons

const always: ProblemStatus[] = [429, 500, 503]

const problem = (status: ProblemStatus) => ({ ...reference(Problem), description: reasons[status] })

/** Returns the error responses of an operation. Adds those that every operation may return. */
export const problems = (...statuses: ProblemStatus[]): Record<number, ReturnType<typeof problem>> =>
  Object.fromEntries([...statuses, ...always].map((status) => [status, problem(status)]))
