import { readFileSync } from 'node:fs'
import ts from 'typescript'

const importedFile = (node: ts.Node): string | undefined => {
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [file] = node.arguments
    if (file && ts.isStringLiteral(file)) return file.text
  }
  return ts.forEachChild(node, importedFile)
}

const textOf = (object: ts.ObjectLiteralExpression, name: string) =>
  object.properties
    .filter(ts.isPropertyAssignment)
    .find((property) => ts.isIdentifier(property.name) && property.name.text === name)?.initializer

/** Returns route and module of `'/route': () => import('./page')`, or of `{ path: '/route', load: () => import('./page') }`. */
const pageAt = (node: ts.Node): [route: string, request: string | undefined] | undefined => {
  if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name))
    return [node.name.text, importedFile(node.initializer)]
  if (!ts.isObjectLiteralExpression(node)) return undefined
  const [path, load] = [textOf(node, 'path'), textOf(node, 'load')]
  return path && load && ts.isStringLiteral(path) ? [path.text, importedFile(load)] : undefined
}

/**
 * Reads a remote's `pages.ts`, or the shell's list of its own pages, and returns by route the module of its page.
 * It reads literal routes and imports only; those files contain nothing else.
 */
export const pageRequests = (file: string): Record<string, string> => {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: Record<string, string> = {}
  const visit = (node: ts.Node) => {
    const [route, request] = pageAt(node) ?? []
    if (route !== undefined && request !== undefined) found[route] = request
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
