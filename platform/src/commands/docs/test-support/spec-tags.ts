import ts from 'typescript'

export interface SpecTag {
  id: string
  /** Whether a test that is not skipped directly follows the tag. */
  isAtTest: boolean
}

/** `test('…')`, `it('…')` and `test.each(rows)('…')`, but neither `test.skip('…')` nor `test.describe('…')` */
const testCallee = /^(test|it)(\.each)?$/
const skippedCallee = /\.(skip|fixme|todo)$/

/** Returns the innermost callee: `test.each` for `test.each(rows)('…')`. */
function calleeOf(callee: ts.Expression): string {
  if (ts.isCallExpression(callee)) return calleeOf(callee.expression)
  if (ts.isTaggedTemplateExpression(callee)) return calleeOf(callee.tag)
  return callee.getText()
}

/** Returns the statement that contains a test: the loop, if the test is its body. */
const statementOf = (node: ts.Node): ts.Node =>
  ts.isBlock(node.parent) || ts.isSourceFile(node.parent) ? node : statementOf(node.parent)

/** Returns the first lines of the statements that declare a test. Leaves out skipped tests. */
function testLines(source: ts.SourceFile): Set<number> {
  const lines = new Set<number>()
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const callee = calleeOf(node.expression)
      if (skippedCallee.test(callee)) return
      if (testCallee.test(callee))
        lines.add(source.getLineAndCharacterOfPosition(statementOf(node).getStart()).line)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return lines
}

/**
 * Returns the statements of docs/specification-coverage.md that a file's tests prove, as their tags say: lines `// @spec S1.2 S3.4`
 * directly above a test.
 */
export function specTags(text: string): SpecTag[] {
  if (!text.includes('// @spec ')) return []
  const lines = text.split('\n')
  const tests = testLines(
    ts.createSourceFile('tests.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX),
  )
  const idsAt = (line: number) =>
    /^\s*\/\/ @spec (.*)$/
      .exec(lines[line] ?? '')?.[1]
      ?.trim()
      .split(/\s+/) ?? []
  const isAtTest = (line: number): boolean =>
    tests.has(line + 1) || (idsAt(line + 1).length > 0 && isAtTest(line + 1))
  return lines.flatMap((_, line) => idsAt(line).map((id) => ({ id, isAtTest: isAtTest(line) })))
}
