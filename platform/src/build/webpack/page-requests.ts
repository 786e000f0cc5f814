import { readFileSync } from 'node:fs'
import ts from 'typescript'

function importedFile(node: ts.Node): string | undefined {
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [file] = node.arguments
    if (file && ts.isStringLiteral(file)) return file.text
  }
  return ts.forEachChild(node, importedFile)
}

/**
 * Reads a remote's `pages.ts`, or the shell's `shell-pages.ts`, and returns by route the module of its page, from
 * `'/route': () => import('./page')`.
 */
export function pageRequests(file: string): Record<string, string> {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: Record<string, string> = {}
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name)) {
      const request = importedFile(node.initializer)
      if (request !== undefined) found[node.name.text] = request
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
