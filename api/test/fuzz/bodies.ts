import fc from 'fast-check'
import { kicksFiles } from '../releases'
import { filesOfAnyKind, type FormPart } from './forms'
import { contentTypes, hostilePayloads, hostileValue } from './hostile'
import type { Json } from './json'
import type { Operation } from './operations'

/** A request body as data. */
export type Body =
  | { kind: 'none' }
  | { kind: 'json'; value: Json }
  | { kind: 'text'; contentType: string; text: string }
  | { kind: 'bytes'; contentType: string; base64: string }
  | { kind: 'form'; contentType?: string; parts: FormPart[]; isCut: boolean }

const bytes = fc.uint8Array({ maxLength: 2000 }).map((array) => Buffer.from(array).toString('base64'))

const releasedFile = fc
  .constantFrom(...Object.values(kicksFiles))
  .map((text) => Buffer.from(text).toString('base64'))

/** @param valuesOf an arbitrary of a schema's valid values */
export function validBody(
  { bodySchema, fileField, name }: Operation,
  valuesOf: (schema: Record<string, unknown>) => fc.Arbitrary<Json>,
): fc.Arbitrary<Body> {
  if (fileField !== undefined)
    return filesOfAnyKind.good(fileField).map((part) => ({ kind: 'form', parts: [part], isCut: false }))
  if (name.startsWith('PUT /api/release/file/'))
    return releasedFile.map((base64) => ({ kind: 'bytes', contentType: 'application/octet-stream', base64 }))
  if (!bodySchema) return fc.constant({ kind: 'none' })
  return valuesOf(bodySchema).map((value) => ({ kind: 'json', value }))
}

/** A body that no operation accepts. */
export const hostileBody: fc.Arbitrary<Body> = fc.oneof(
  hostileValue.map((value): Body => ({ kind: 'json', value })),
  fc
    .constantFrom(...hostilePayloads)
    .map((text): Body => ({ kind: 'text', contentType: 'application/json', text })),
  fc.record({
    kind: fc.constant('text' as const),
    contentType: fc.constantFrom(...contentTypes),
    text: fc.constantFrom(...hostilePayloads),
  }),
  fc.record({
    kind: fc.constant('bytes' as const),
    contentType: fc.constantFrom(...contentTypes),
    base64: bytes,
  }),
  fc.constant<Body>({ kind: 'none' }),
)

/** Arbitrary forms, complete or truncated. */
export const hostileForm: fc.Arbitrary<Body> = fc.record(
  {
    kind: fc.constant('form' as const),
    contentType: fc.constantFrom(...contentTypes),
    parts: fc.array(filesOfAnyKind.any, { maxLength: 4 }),
    isCut: fc.boolean(),
  },
  { requiredKeys: ['kind', 'parts', 'isCut'] },
)
