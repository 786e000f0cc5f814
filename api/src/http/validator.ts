import type { FastifySchemaCompiler } from 'fastify'
import Type, { type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { Convert } from 'typebox/value'
import {
  explain,
  type FieldProblem,
  InvalidFields,
  isRecord,
  nothingHere,
  sentenceOfProblem,
} from '@bucketeer/host/http'
import { InvalidValue, NotFound } from '@bucketeer/host/server'
import { registerFormats } from '../contract/moments'
import { invalidContent, unstorableText } from './words'

type NamedSchema = TSchema & { $id: string }
type Validate = ReturnType<FastifySchemaCompiler<TSchema>>

registerFormats()

/**
 * Creates the compiler for request validators. Each is compiled by its first request: compiling all of them takes a fifth
 * of a second, and a process uses few of them at first.
 * @param namedSchemas the schemas that a body may refer to
 */
export const createValidatorCompiler =
  (namedSchemas: readonly NamedSchema[]): FastifySchemaCompiler<TSchema> =>
  ({ schema: routeSchema, httpPart }) => {
    const schema = resolve(routeSchema, namedSchemas)
    let validate: Validate | undefined
    return (input) => (validate ??= compileValidator(schema, httpPart))(input)
  }

/**
 * Compiles the validator of one part of a request. Paths and queries are text, so their numbers are parsed; bodies are not
 * converted. An invalid path gets 404, anything else invalid 400. Unknown fields are removed, except from headers.
 */
function compileValidator(schema: TSchema, httpPart = ''): Validate {
  const compiled = Compile(schema)
  const strict = Compile(withoutUnknownFields(schema))
  const hasBranches = hasUnionOfObjects(schema)
  const parse = httpPart === 'body' ? (value: unknown) => value : createNumberParser(schema)
  const reject = rejections[httpPart] ?? rejectContent

  return (input) => {
    const value = parse(input)
    if (!compiled.Check(value)) {
      const errors = (hasBranches ? Compile(withChosenBranches(schema, value)) : compiled).Errors(value)
      return reject(explain(errors, schema, value))
    }
    if (httpPart === 'headers') return true
    // `Clean` is slow, and most requests have no unknown fields.
    const cleaned = strict.Check(value) ? value : compiled.Clean(value)
    return hasUnstorableText(cleaned) ? reject([{ field: '', ...unstorableText }]) : { value: cleaned }
  }
}

/** Copies a schema so that its objects allow no other fields than those that it names. */
function withoutUnknownFields<T>(schema: T): T {
  if (typeof schema !== 'object' || schema === null) return schema
  if (Array.isArray(schema)) return schema.map(withoutUnknownFields) as T
  const copy = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, withoutUnknownFields(value)]),
  )
  return ('properties' in schema ? { additionalProperties: false, ...copy } : copy) as T
}

const isUnionOfObjects = ({ anyOf }: Record<string, unknown>) =>
  Array.isArray(anyOf) && anyOf.every((branch) => isRecord(branch) && 'properties' in branch)

function hasUnionOfObjects(schema: unknown): boolean {
  return isRecord(schema) && (isUnionOfObjects(schema) || Object.values(schema).some(hasUnionOfObjects))
}

/** Returns whether a value has the required constants of an object's schema. */
const hasConstantsOf = ({ properties, required }: Record<string, unknown>, value: unknown) =>
  Object.entries(Object(properties) as object)
    .filter(([name]) => Array.isArray(required) && required.includes(name))
    .every(
      ([name, property]: [string, unknown]) =>
        !isRecord(property) || !('const' in property) || (isRecord(value) && value[name] === property.const),
    )

/**
 * Copies a schema and replaces unions of objects by the first branch whose constants the value has. Otherwise an error
 * would name what the value lacks of the wrong branch.
 */
function withChosenBranches(schema: TSchema, value: unknown): TSchema {
  if (!isRecord(schema)) return schema
  const { anyOf, properties, items } = schema
  if (isUnionOfObjects(schema) && Array.isArray(anyOf)) {
    const chosen: TSchema | undefined = anyOf.find((branch) => hasConstantsOf(branch, value))
    return chosen ? withChosenBranches(chosen, value) : schema
  }
  if (isRecord(properties) && isRecord(value)) {
    const narrowed = Object.entries(properties).map(([name, property]) => [
      name,
      isRecord(property) ? withChosenBranches(property, value[name]) : property,
    ])
    return { ...schema, properties: Object.fromEntries(narrowed) }
  }
  if (isRecord(items) && Array.isArray(value)) {
    const compiled = Compile(items)
    const wrong: unknown = value.find((item) => !compiled.Check(item))
    return wrong === undefined ? schema : { ...schema, items: withChosenBranches(items, wrong) }
  }
  return schema
}

const parsedTypes = new Set(['integer', 'number', 'boolean'])

/** TypeBox converts '2024.5' to the integer 2024. As a number, it is no integer and is refused. */
const parsedAs = (field: TSchema & { type?: unknown }) => (field.type === 'integer' ? Type.Number() : field)

/** Converts only the fields that need it: converting a whole object with TypeBox is several times slower. */
function createNumberParser(schema: TSchema) {
  const properties: Record<string, TSchema & { type?: unknown }> = Object(Object(schema).properties)
  const parsedFields = Object.entries(properties)
    .filter(([, { type }]) => parsedTypes.has(String(type)))
    .map(([name, field]) => [name, parsedAs(field)] as const)
  return (input: unknown) => {
    const values: Record<string, unknown> = Object(input)
    for (const [name, field] of parsedFields) if (name in values) values[name] = Convert(field, values[name])
    return input
  }
}

const rejectPath = () => ({ error: new NotFound(nothingHere) })

/** Names the fields of bodies only: forms show them. */
const rejectBody = (problems: FieldProblem[]) =>
  problems.some(({ field }) => field !== '')
    ? { error: new InvalidFields(problems) }
    : rejectContent(problems)

const rejectContent = ([problem]: FieldProblem[]) => ({
  error: new InvalidValue(problem ? sentenceOfProblem(problem) : invalidContent),
})

type Reject = (problems: FieldProblem[]) => { error: Error }

const rejections: Record<string, Reject | undefined> = { params: rejectPath, body: rejectBody }

function resolve(schema: TSchema, namedSchemas: readonly NamedSchema[]) {
  if (!('$ref' in schema)) return schema
  const target = namedSchemas.find(({ $id }) => schema.$ref === `${$id}#`)
  if (!target) throw new Error(`No schema is named ${String(schema.$ref)}.`)
  return target
}

const loneSurrogate = /\p{Surrogate}/u

/** Finds text that PostgreSQL rejects: NUL, and lone surrogates, which UTF-8 cannot encode. */
function hasUnstorableText(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || loneSurrogate.test(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some(hasUnstorableText)
}
