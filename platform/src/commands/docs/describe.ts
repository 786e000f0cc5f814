import { readFileSync } from 'node:fs'
import type { TObject, TSchema } from 'typebox'
import ts from 'typescript'

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

function upTo(least: number | undefined, most: number | undefined, unit: string): string[] {
  if (most === undefined) return least === undefined ? [] : [`at least ${least}${unit}`]
  return [least === undefined ? `at most ${most}${unit}` : `${least} to ${most}${unit}`]
}

function typeText({ type, ...schema }: Keywords): string[] {
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
function valueText(schema: TSchema): string {
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

/** A declaration or a property, with its doc comment. */
export interface Described {
  /** The names from the declaration to the property, such as `Route.path`. */
  name: string
  /** The doc comment as one line; '' without one. */
  comment: string
  /** The source of the value or the type. */
  source: string
  node: ts.Node | undefined
}

const asLine = (comment: string) =>
  comment
    .replaceAll(/^\/\*\*|\*\/$/g, '')
    .replaceAll(/^\s*\*/gm, '')
    .replaceAll(/\{@link (\w+)\}/g, '`$1`')
    .replaceAll(/\s+/g, ' ')
    .trim()

function commentOf(node: ts.Node) {
  const [comment] = ts.getJSDocCommentsAndTags(node)
  return comment ? asLine(comment.getText()) : ''
}

function valueOf(node: ts.Node): ts.Node | undefined {
  if (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) return node.initializer
  return ts.isPropertySignature(node) ? node.type : undefined
}

function nameOf(node: ts.Node): string | undefined {
  const isNamed =
    ts.isVariableDeclaration(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isPropertySignature(node) ||
    ts.isInterfaceDeclaration(node)
  if (!isNamed) return undefined
  return ts.isStringLiteral(node.name) ? node.name.text : node.name.getText()
}

/** Returns the declarations and properties of a module with their doc comments, in the order of the source. */
export function readDescribed(file: string): Described[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: Described[] = []
  const visit = (node: ts.Node, path: string[]) => {
    const name = nameOf(node)
    const inner = name === undefined ? path : [...path, name]
    if (name !== undefined) {
      const value = valueOf(node)
      found.push({
        name: inner.join('.'),
        comment: commentOf(node),
        source: value?.getText() ?? '',
        node: value,
      })
    }
    ts.forEachChild(node, (child) => visit(child, inner))
  }
  visit(source, [])
  return found
}

const escaped = (cell: string) => cell.replaceAll('|', '\\|')

/** Returns a table as Prettier formats it: each column is as wide as its longest cell. */
export function table(head: string[], rows: string[][]): string {
  const cells = [head, ...rows].map((row) => row.map(escaped))
  const widths = head.map((_, column) => Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)))
  const line = (row: string[], fill: string) =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width, fill)).join(' | ')} |`
  const [first = [], ...others] = cells
  return [
    line(first, ' '),
    line(
      head.map(() => ''),
      '-',
    ),
    ...others.map((row) => line(row, ' ')),
  ].join('\n')
}

/** Returns text as code, also when it contains backticks. */
export const code = (text: string): string => `\`${text}\``
