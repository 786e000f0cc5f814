import { sentence } from './sentence'

export const sessionMissing = sentence('session.missing', 'You need to be logged in.')
export const sessionExpired = sentence(
  'session.expired',
  'You are not logged in any more. Please log in again.',
)

export const incompleteRequest = sentence('request.incomplete', 'The request arrived incomplete.')
export const largeRequest = sentence('request.too-large', 'This request is too large.')
export const onlyJson = sentence('request.only-json', 'This call takes JSON: send it as application/json.')
export const invalidJson = sentence('request.invalid-json', 'The body is not valid JSON.')
export const wrongLength = sentence(
  'request.wrong-length',
  'The length of the body differs from Content-Length.',
)

/** Sentences about an invalid field. `field` is its English label, which clients translate, too. */
export const fieldProblems = {
  missing: (field: string) => sentence('field.missing', '{field} is missing.', { field }),
  empty: (field: string) => sentence('field.empty', '{field} must not be empty.', { field }),
  tooShort: (field: string, limit: number) =>
    sentence('field.too-short', '{field} must be at least {limit} characters long.', { field, limit }),
  tooLong: (field: string, limit: number) =>
    sentence('field.too-long', '{field} must be at most {limit, number} characters long.', { field, limit }),
  wrongDate: (field: string) =>
    sentence('field.wrong-date', '{field} must be a date of the years 1 to 9999.', { field }),
  invalid: (field: string) => sentence('field.invalid', '{field} is not valid.', { field }),
}

export const nothingHere = sentence('address.unknown', 'There is nothing at this address.')
export const nothingToDoHere = (method: string) =>
  sentence('address.no-method', 'There is nothing to {method} at this address.', { method })

export const databaseLost = sentence(
  'server.no-database',
  'We cannot reach our database right now. Please try again in a moment.',
)
export const otherChange = sentence(
  'server.other-change',
  'Something else was changed at the same moment. Please try again.',
)
export const filesLost = sentence(
  'server.no-files',
  'We cannot reach our files right now. Please try again in a moment.',
)
export const storageFull = sentence(
  'server.storage-full',
  'We have no storage left for this right now. Please try again later.',
)
export const failed = sentence('server.failed', 'Something went wrong on our side. Please try again.')
