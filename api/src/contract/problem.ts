import Type from 'typebox'
import { named, reference } from './reference'

export const Problem = named(
  'Problem',
  Type.Object(
    { message: Type.String({ description: 'The error, as a sentence for users.' }) },
    { description: 'The response to a failed request.' },
  ),
)

const reasons = {
  400: 'The request is not as it should be.',
  401: 'Nobody is signed in: the token is missing, wrong, ended or revoked.',
  403: 'The token is not good for this.',
  404: 'There is no such thing, or it is somebody else’s.',
  409: 'It is there already, or has come to be otherwise meanwhile.',
  412: 'It was changed since the version in `If-Match`.',
  413: 'The request is too large.',
  415: 'The kind of content is not one that this call takes.',
  422: 'The `Idempotency-Key` has been used for another call.',
  429: 'That was tried too often; `Retry-After` says how many seconds to wait.',
  500: 'The server failed.',
  503: 'The server or its database is not there for now; `Retry-After` says how many seconds to wait.',
}

export type ProblemStatus = keyof typeof reasons

const always: ProblemStatus[] = [429, 500, 503]

const problem = (status: ProblemStatus) => ({ ...reference(Problem), description: reasons[status] })

/** Returns the error responses of an operation. Adds those that every operation may return. */
export const problems = (...statuses: ProblemStatus[]): Record<number, ReturnType<typeof problem>> =>
  Object.fromEntries([...statuses, ...always].map((status) => [status, problem(status)]))
