import {
  FilePath,
  NavItem,
  PackageName,
  PackageVersion,
  PartName,
  Range,
  ReleasedSlot,
  RemoteRelease,
  RoutePath,
  Sha384,
  SlotName,
  Version,
} from '@bucketeer/platform'
import { isBlank } from '@bucketeer/platform/text'
import type { TSchema } from 'typebox'
import type { TLocalizedValidationError } from 'typebox/error'
import type { FieldProblem } from './http-error'
import { type Sentence, sentenceIn, textOf } from './sentence'
import { fieldProblems } from './words'

const rules: [TSchema, string][] = [
  [
    FilePath,
    'must be the path of a file inside of the build, such as static/page.js, without a host; the build writes it',
  ],
  [Sha384, 'must be sha384- and 64 characters of base64, as the build writes it'],
  [Version, 'must be a version as the build writes it, such as 0.1.0-s3f9a1c2b'],
  [Range, 'must be a version or a range, such as ^1.2.3'],
  [ReleasedSlot.properties.props, 'must be a range, such as ^1.2.3'],
  [PartName, 'must begin with a small letter and have small letters, digits and hyphens only'],
  [RoutePath, 'must be a path of this site, such as /postcards/:postcardId, without a host'],
  [NavItem.properties.to, 'must be a path of this site, such as /postcards, without a host'],
  [SlotName, 'must be the name of a slot, such as kick.panel'],
  [
    RemoteRelease.properties.container,
    'must be the name of a global variable; remoteConfig names the container after the remote',
  ],
  [PackageName, 'must be @bucketeer/ and small letters with hyphens, such as @bucketeer/shared-ui'],
  [PackageVersion, 'must be three numbers with dots, such as 1.2.3'],
]

const patternOf = (schema: TSchema) => ('pattern' in schema ? String(schema.pattern) : '')

const rulesByPattern = new Map(rules.map(([schema, rule]) => [patternOf(schema), rule]))

/**
 * Returns what a pattern of the contract between parts wants; undefined for other patterns. The schemas of the contract
 * have no such texts, because the OpenAPI document and the builds of remotes would contain them.
 */
export const ruleOfPattern = (pattern: string | RegExp): string | undefined =>
  rulesByPattern.get(pattern instanceof RegExp ? pattern.source : pattern)

/**
 * Returns what is wrong with each field, the first error of each, as a sentence for the user with the field and the violated
 * rule. A schema's `title` is the field's name for users. Its `x-empty` is the sentence for a value that is missing or blank,
 * and its `x-rule` that of its pattern, or an English text to follow the name.
 */
export function explain(
  errors: readonly TLocalizedValidationError[],
  schema: TSchema,
  value: unknown,
): FieldProblem[] {
  const problems = new Map<string, FieldProblem>()
  for (const error of errors)
    for (const path of pathsOf(error)) {
      const [field = ''] = path.map(unescaped)
      const said = explanation(error, path, schemaAt(schema, path), valueAt(value, path))
      if (!problems.has(field)) problems.set(field, { field, message: textOf(said), ...sentenceIn(said) })
    }
  return [...problems.values()]
}

function explanation(
  error: TLocalizedValidationError,
  path: string[],
  field: Record<string, unknown> | undefined,
  value: unknown,
): Sentence | string {
  const whenEmpty = field?.['x-empty']
  if (isEmpty(value) && isSentence(whenEmpty)) return whenEmpty
  const label = typeof field?.title === 'string' ? field.title : path.map(unescaped).join('.')
  return violation(error, label || 'What was sent', field?.['x-rule'])
}

const isEmpty = (value: unknown) => value === undefined || (typeof value === 'string' && isBlank(value))

/** An error of missing fields has one path for each. */
function pathsOf({ keyword, instancePath, params }: TLocalizedValidationError): string[][] {
  const path = instancePath.split('/').slice(1)
  return keyword === 'required' ? params.requiredProperties.map((name) => [...path, name]) : [path]
}

const valueAt = (value: unknown, path: string[]) =>
  path.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[unescaped(key)] : undefined), value)

/** Decodes a segment of a JSON Pointer (RFC 6901), such as a route in `chunks`. */
const unescaped = (segment: string) => segment.replaceAll('~1', '/').replaceAll('~0', '~')

function schemaAt(schema: unknown, [key, ...rest]: string[]): Record<string, unknown> | undefined {
  if (!isRecord(schema)) return undefined
  if (key === undefined) return schema
  if (isRecord(schema.items)) return schemaAt(schema.items, rest)
  return isRecord(schema.properties) ? schemaAt(schema.properties[key], rest) : undefined
}

/** Returns whether a value is an object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isSentence = (value: unknown): value is Sentence =>
  isRecord(value) && typeof value.code === 'string' && typeof value.message === 'string'

/** Rules that users can violate in a form have a code. Only clients of the API can violate the others. */
function violation(error: TLocalizedValidationError, label: string, patternRule: unknown): Sentence | string {
  switch (error.keyword) {
    case 'required':
      return fieldProblems.missing(label)
    case 'type':
      return `${label} must be ${kinds([error.params.type].flat())}.`
    case 'minLength':
      return error.params.limit === 1
        ? fieldProblems.empty(label)
        : fieldProblems.tooShort(label, error.params.limit)
    case 'maxLength':
      return fieldProblems.tooLong(label, error.params.limit)
    case 'minimum':
      return `${label} must be at least ${error.params.limit}.`
    case 'maximum':
      return `${label} must be at most ${error.params.limit}.`
    case 'minItems':
      return `${label} must have at least ${entries(error.params.limit)}.`
    case 'maxItems':
      return `${label} must have at most ${entries(error.params.limit)}.`
    case 'uniqueItems':
      return `${label} must have each entry once.`
    case 'const':
      return `${label} must be ${String(error.params.allowedValue)}.`
    case 'pattern': {
      const rule = patternRule ?? ruleOfPattern(error.params.pattern)
      if (isSentence(rule)) return rule
      return typeof rule === 'string' ? `${label} ${rule}.` : fieldProblems.invalid(label)
    }
    case 'format':
      if (error.params.format === 'date') return fieldProblems.wrongDate(label)
      return error.params.format === 'date-time'
        ? `${label} must be a moment of the years 1 to 9999.`
        : fieldProblems.invalid(label)
    case 'boolean':
      return `${label} is unknown to this server.`
    case 'enum':
      return `${label} must be one of ${error.params.allowedValues.filter((value) => value !== null).join(', ')}.`
    default:
      return fieldProblems.invalid(label)
  }
}

const entries = (count: number) => (count === 1 ? '1 entry' : `${count.toLocaleString('en')} entries`)

const kindNames: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'a JSON object',
  array: 'a list',
  null: 'null',
}

const kinds = (types: string[]) => types.map((type) => kindNames[type] ?? type).join(' or ')
