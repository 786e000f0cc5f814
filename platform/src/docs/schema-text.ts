import type { TObject, TSchema } from 'typebox'
import { code } from './markdown'

/** The keywords of JSON Schema that the contract uses. */
interface Keywords {
  type?: string
  const?: unknown
  anyOf?: Keywords[]
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}

const upTo = (least: number | undefined, most: number | undefined, unit: string): string[] => {
  if (most === undefined) return least === undefined ? [] : [`at least ${least}${unit}`]
  return [least === undefined ? `at most ${most}${unit}` : `${least} to ${most}${unit}`]
}

const typeText = ({ type, ...schema }: Keywords): string[] => {
  switch (type) {
    case 'string':
      return ['text', ...upTo(schema.minLength, schema.maxLength, ' characters')]
    case 'integer':
      return ['whole number', ...upTo(schema.minimum, schema.maximum, '')]
    case 'array':
      return ['list', ...upTo(schema.minItems, schema.maxItems, ' entries')]
    default:
      return [type ?? 'any value']
  }
}

/** Returns what a value must be, with its limits: `text, 1 to 40 characters`. */
export const valueText = (schema: TSchema): string => {
  const keywords = schema as Keywords
  if (keywords.anyOf) return keywords.anyOf.map((each) => code(JSON.stringify(each.const))).join(' or ')
  if (keywords.const !== undefined) return code(JSON.stringify(keywords.const))
  const pattern = keywords.pattern === undefined ? [] : [`pattern ${code(keywords.pattern)}`]
  return [...typeText(keywords), ...pattern].join(', ')
}

/** Returns a row for each field of an object: name, whether it is required, value and description. */
export const fieldRows = ({ properties, required }: TObject, commentOf: (field: string) => string) =>
  Object.entries(properties).map(([field, schema]) => [
    code(field),
    required.includes(field) ? 'yes' : 'no',
    valueText(schema),
    commentOf(field),
  ])

/** Returns the maximum number of entries of a list. */
export const mostItems = (schema: TSchema): string => String((schema as Keywords).maxItems)
