import { readFileSync } from 'node:fs'
import ts from 'typescript'

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

const commentOf = (node: ts.Node) => {
  const [comment] = ts.getJSDocCommentsAndTags(node)
  return comment ? asLine(comment.getText()) : ''
}

const valueOf = (node: ts.Node): ts.Node | undefined => {
  if (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) return node.initializer
  return ts.isPropertySignature(node) ? node.type : undefined
}

const nameOf = (node: ts.Node): string | undefined => {
  const isNamed =
    ts.isVariableDeclaration(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isPropertySignature(node) ||
    ts.isInterfaceDeclaration(node)
  if (!isNamed) return undefined
  return ts.isStringLiteral(node.name) ? node.name.text : node.name.getText()
}

/** Returns the declarations and properties of a module with their doc comments, in the order of the source. */
export const readDescribed = (file: string): Described[] => {
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
