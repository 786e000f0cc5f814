import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** Parses a module's source. */
export const parseModule = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)

/** Returns the module that an `import()` names; undefined for any other node. */
export function dynamicImport(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return undefined
  const [module] = node.arguments
  return module && ts.isStringLiteral(module) ? module.text : undefined
}

const importedFile = (node: ts.Node): string | undefined =>
  dynamicImport(node) ?? ts.forEachChild(node, importedFile)

/**
 * Reads a remote's `pages.ts`, or the shell's `shell-pages.ts`, and returns by route the module of its page, from
 * `'/route': () => import('./page')`.
 */
export function pageRequests(file: string): Record<string, string> {
  const found: Record<string, string> = {}
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name)) {
      const request = importedFile(node.initializer)
      if (request !== undefined) found[node.name.text] = request
    }
    ts.forEachChild(node, visit)
  }
  visit(parseModule(file))
  return found
}
