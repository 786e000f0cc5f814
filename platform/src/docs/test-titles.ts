import ts from 'typescript'

const groups = ['describe', 'test.describe']
const tests = ['test', 'it']
const skips = /\.(skip|fixme|todo)\b/

/** `test.each(rows)('…')` is a call of a call; what matters of it is `test.each`. */
const nameOf = (callee: ts.Expression): string => {
  if (ts.isCallExpression(callee)) return nameOf(callee.expression)
  if (ts.isTaggedTemplateExpression(callee)) return nameOf(callee.tag)
  return callee.getText()
}

const isOneOf = (names: string[], callee: string) =>
  names.some((name) => [name, `${name}.each`].includes(callee))

const titleOf = (title?: ts.Expression) => {
  if (!title) return undefined
  if (ts.isStringLiteralLike(title)) return title.text
  return ts.isTemplateExpression(title) ? title.getText().slice(1, -1) : undefined
}

/**
 * The titles of the tests that a file of Jest's or Playwright's declares, each after the titles of the groups it stands
 * in, joined by ' › '. A title of `test.each`, or one put together, is as it stands in the source.
 */
export function testTitles(source: string): string[] {
  const titles: string[] = []
  const visit = (node: ts.Node, within: string[]): void => {
    if (!ts.isCallExpression(node)) return void ts.forEachChild(node, (child) => visit(child, within))
    const callee = nameOf(node.expression)
    if (skips.test(callee)) return
    const title = titleOf(node.arguments[0])
    const path = title === undefined ? within : [...within, title]
    if (title !== undefined && isOneOf(tests, callee)) titles.push(path.join(' › '))
    const inside = isOneOf(groups, callee) ? path : within
    ts.forEachChild(node, (child) => visit(child, inside))
  }
  visit(ts.createSourceFile('tests.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX), [])
  return titles
}
