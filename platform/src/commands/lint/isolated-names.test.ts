import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const root = join(import.meta.dirname, '../../../..')

/** Parameters of sentences that hold words of the site, figures, dates or addresses, and no words of a user. */
const ownWords =
  /^(?:audience|category|contact|continent|count|date|day|direction|distance|email|example|field|filters|label|heading|kind|last|limit|map|megabytes|negative|parts|positive|reason|shown|since|thing|things|used|way|when|year)$/

const isText = ({ type }: ts.ParameterDeclaration) =>
  type !== undefined &&
  (ts.isUnionTypeNode(type) ? type.types : [type]).some(({ kind }) => kind === ts.SyntaxKind.StringKeyword)

/** Returns the expressions of templates that are a text parameter of the function around them. */
function unisolated(file: string) {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  )
  const found: string[] = []
  const visit = (node: ts.Node, texts: ReadonlySet<string>) => {
    if (ts.isTemplateSpan(node)) {
      const value = ts.isBinaryExpression(node.expression) ? node.expression.left : node.expression
      if (ts.isIdentifier(value) && texts.has(value.text)) found.push(`${file}: ${node.parent.getText()}`)
    }
    const own = ts.isArrowFunction(node)
      ? node.parameters.filter(isText).map(({ name }) => name.getText())
      : []
    const inside = new Set([...texts, ...own.filter((name) => !ownWords.test(name))])
    ts.forEachChild(node, (child) => visit(child, inside))
  }
  visit(source, new Set())
  return found
}

test('sentences isolate the names in them', () => {
  const files = readdirSync(root)
    .filter((name) => /^(?:remote-.*|shared-ui|shell)$/.test(name))
    .flatMap((name) =>
      readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((file) => /(?:^|\/|action-)words\.ts$/.test(file))
        .map((file) => join(name, 'src', file)),
    )
  expect(files.length).toBeGreaterThan(50)
  expect(files.flatMap(unisolated)).toEqual([])
})
