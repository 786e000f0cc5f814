import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isConflict, isDatabaseLost, isDiskFull } from '../database/failures'
import { StoreUnavailable } from '../store/object-store'
import { DomainError, NotFound } from './domain-error'
import { HttpError, Unavailable } from './http-error'

const failures = new WeakMap<FastifyRequest, unknown>()

/** Returns the error behind a 5xx response, for the log; undefined for responses that a route chose. */
export const failureOf = (request: FastifyRequest): unknown => failures.get(request)

/** Describes the content that failed to come. A stream that fails at its beginning has passed its headers on already. */
const contentHeaders = [
  'accept-ranges',
  'content-encoding',
  'content-length',
  'content-range',
  'content-type',
  'etag',
]

function forgetContent(reply: FastifyReply) {
  for (const name of contentHeaders) {
    reply.removeHeader(name)
    reply.raw.removeHeader(name)
  }
  reply.header('cache-control', 'no-store')
}

/** Translates any error into a response: `{ message }` with a status and headers, and with the fields that are invalid. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const httpError = isAborted(error, request) ? incompleteRequest() : toHttpError(error)
  if (httpError.statusCode >= 500 && !(error instanceof HttpError)) failures.set(request, error)
  const { statusCode, headers, message, problems } = httpError
  forgetContent(reply)
  return reply
    .code(statusCode)
    .headers(headers)
    .send({ message, ...(problems.length > 0 && { problems }) })
}

const incompleteRequest = () => new HttpError(400, 'The request arrived incomplete.')

/** Checks whether the request failed only because the client closed its connection before the end of the body. */
const isAborted = (error: unknown, { raw }: FastifyRequest) =>
  raw.destroyed &&
  !raw.complete &&
  (error === raw.errored || (isFrameworkError(error) && error.code === 'ERR_STREAM_PREMATURE_CLOSE'))

const statuses: Record<DomainError['kind'], number> = {
  invalid: 400,
  'not found': 404,
  conflict: 409,
  outdated: 412,
}

function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  if (error instanceof DomainError) {
    const { kind, message, field } = error
    return new HttpError(statuses[kind], message, {}, field === undefined ? [] : [{ field, message }])
  }
  if (isDatabaseLost(error))
    return new Unavailable('We cannot reach our database right now. Please try again in a moment.', 2)
  if (isConflict(error))
    return new Unavailable('Something else was changed at the same moment. Please try again.', 1)
  if (error instanceof StoreUnavailable)
    return new Unavailable('We cannot reach our files right now. Please try again in a moment.', 2)
  if (isDiskFull(error))
    return new Unavailable('We have no storage left for this right now. Please try again later.', 60)
  return (isFrameworkError(error) && refusals[error.code]?.(error)) || unknownError(error)
}

/** Errors of Fastify that occur before a handler runs. */
const refusals: Record<string, (error: FastifyError) => HttpError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new HttpError(413, 'This request is too large.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new HttpError(415, 'This call takes JSON: send it as application/json.'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => new HttpError(400, 'The body is not valid JSON.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    new HttpError(400, 'The length of the body differs from Content-Length.'),
  FST_ERR_BAD_URL: () => new HttpError(404, 'There is nothing at this address.'),
  FST_ERR_MAX_PARAM_LENGTH: () => new HttpError(404, 'There is nothing at this address.'),
}

const isFrameworkError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'

/** Plugins set a 4xx status for errors of the client. The cause of any other error is not sent. */
function unknownError(error: unknown) {
  if (error instanceof Error && 'statusCode' in error) {
    const status = Number(error.statusCode)
    if (status >= 400 && status < 500) return new HttpError(status, error.message)
  }
  return new HttpError(500, 'Something went wrong on our side. Please try again.')
}

/** Throws for a URL without a route. */
export function refuseUnknownAddress({ method }: FastifyRequest): never {
  throw new NotFound(`There is nothing to ${method} at this address.`)
}
