import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isConflict, isDatabaseLost, isDiskFull } from '../database/failures'
import { StoreUnavailable } from '../store/object-store'
import { DomainError, NotFound } from './domain-error'
import { HttpError, Unavailable } from './http-error'
import * as words from './words'

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

/**
 * Turns any error into a response: a status, headers and `{ message }`, with the code and values of the sentence and with
 * the fields that are invalid.
 */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const httpError = isAborted(error, request)
    ? new HttpError(400, words.incompleteRequest)
    : toHttpError(error)
  if (httpError.statusCode >= 500 && !(error instanceof HttpError)) failures.set(request, error)
  const { statusCode, headers, message, sentence, problems } = httpError
  forgetContent(reply)
  return reply
    .code(statusCode)
    .headers(headers)
    .send({ message, ...sentence, ...(problems.length > 0 && { problems }) })
}

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
    const { kind, message, sentence, field } = error
    const problems = field === undefined ? [] : [{ field, message, ...sentence }]
    return new HttpError(statuses[kind], sentence ?? message, {}, problems)
  }
  if (isDatabaseLost(error)) return new Unavailable(words.databaseLost, 2)
  if (isConflict(error)) return new Unavailable(words.otherChange, 1)
  if (error instanceof StoreUnavailable) return new Unavailable(words.filesLost, 2)
  if (isDiskFull(error)) return new Unavailable(words.storageFull, 60)
  return (isFrameworkError(error) && refusals[error.code]?.(error)) || unknownError(error)
}

/** Errors of Fastify that occur before a handler runs. */
const refusals: Record<string, (error: FastifyError) => HttpError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new HttpError(413, words.largeRequest),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new HttpError(415, words.onlyJson),
  FST_ERR_CTP_INVALID_JSON_BODY: () => new HttpError(400, words.invalidJson),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => new HttpError(400, words.wrongLength),
  FST_ERR_BAD_URL: () => new HttpError(404, words.nothingHere),
  FST_ERR_MAX_PARAM_LENGTH: () => new HttpError(404, words.nothingHere),
}

const isFrameworkError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'

/** Plugins set a 4xx status for errors of the client. The cause of any other error is not sent. */
function unknownError(error: unknown) {
  if (error instanceof Error && 'statusCode' in error) {
    const status = Number(error.statusCode)
    if (status >= 400 && status < 500) return new HttpError(status, error.message)
  }
  return new HttpError(500, words.failed)
}

/** Throws for a URL without a route. */
export function refuseUnknownAddress({ method }: FastifyRequest): never {
  throw new NotFound(words.nothingToDoHere(method))
}
