import { readFileSync } from 'node:fs'
import ts from 'typescript'

const importedFile = (node: ts.Node): string | undefined => {
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [file] = node.arguments
    if (file && ts.isStringLiteral(file)) return file.text
  }
  return ts.forEachChild(node, importedFile)
}

/**
 * Reads a remote's `pages.ts`: by route, the module that its page is imported from.
 * Only string keys and literal imports count, which is all that file is made of.
 */
export const pageRequests = (file: string): Record<string, string> => {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: Record<string, string> = {}
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name)) {
      const request = importedFile(node.initializer)
      if (request) found[node.name.text] = request
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
