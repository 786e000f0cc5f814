import { existsSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import ts from 'typescript'
import { sourcesUnder } from '../build/parts/source-hash'
import { serverTexts } from './manifest-texts'

/** A message in the sources of a part. */
export interface SourceMessage {
  /** The English text, in ICU MessageFormat. */
  text: string
  /** The code of a sentence that the server sends, by which it is found instead of its text. */
  code?: string
  /** Where it is used, such as `src/features/login/words.ts words.heading`. */
  places: string[]
}

/** Returns the name of a message within its module, such as `words.draft.kept`. */
function nameOf(node: ts.Node): string {
  const names: string[] = []
  for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent)
    if ((ts.isPropertyAssignment(at) || ts.isVariableDeclaration(at)) && 'text' in at.name)
      names.unshift(at.name.text)
  return names.join('.')
}

const isCallOf = (node: ts.Node, name: string): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === name

function literalOf(node: ts.Node | undefined, file: ts.SourceFile): string {
  if (node && ts.isStringLiteralLike(node)) return node.text
  throw new Error(`${file.fileName}: a message must be a plain text, unlike ${node?.getText() ?? 'nothing'}.`)
}

/** Returns whether a text is an element or a value of an object, rather than a key or an argument. */
const isValue = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) &&
  (ts.isPropertyAssignment(node.parent)
    ? node.parent.initializer === node
    : ts.isArrayLiteralExpression(node.parent))

/**
 * Returns the messages of a module: the texts in `messagesOf()`, but for those of its functions, the first argument of
 * `say()`, and code and text of `sentence()`.
 */
function messagesOfModule(path: string, place: string): SourceMessage[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: SourceMessage[] = []
  const add = (node: ts.Node, text: string, code?: string) =>
    found.push({ text, ...(code !== undefined && { code }), places: [`${place} ${nameOf(node)}`] })
  const visit = (node: ts.Node, isInWords: boolean): void => {
    if (isCallOf(node, 'say')) add(node, literalOf(node.arguments[0], file))
    else if (isCallOf(node, 'sentence'))
      add(node, literalOf(node.arguments[1], file), literalOf(node.arguments[0], file))
    else if (isInWords && isValue(node)) add(node, literalOf(node, file))
    const isInside = isCallOf(node, 'messagesOf') || (isInWords && !ts.isFunctionLike(node))
    ts.forEachChild(node, (child) => visit(child, isInside))
  }
  visit(file, false)
  return found
}

/** Returns the messages of the modules with words below a folder. */
const messagesUnder = (folder: string, part: string): SourceMessage[] =>
  sourcesUnder(folder)
    .filter((path) => path.endsWith('words.ts'))
    .sort()
    .flatMap((path) => messagesOfModule(path, relative(part, path).replaceAll(sep, '/')))

/** Returns the texts of `remote.json` or `shell.json`. */
function messagesOfManifest(part: string): SourceMessage[] {
  const names = ['remote.json', 'shell.json'].filter((name) => existsSync(join(part, name)))
  return names.flatMap((name) =>
    serverTexts(part, JSON.parse(readFileSync(join(part, name), 'utf8')) as object).map((text) => ({
      text,
      places: [name],
    })),
  )
}

/**
 * Returns the messages of a part, which clients or the server show.
 * @param servers folders with sentences that the server sends, if the part translates those, too
 */
export const messagesOfPart = (part: string, servers: string[] = []): SourceMessage[] =>
  merged([
    ...messagesOfManifest(part),
    ...messagesUnder(join(part, 'src'), part).filter(({ code }) => code === undefined),
    ...servers.flatMap((folder) => messagesUnder(folder, part)).filter(({ code }) => code !== undefined),
  ])

/** Returns messages once each, with all of their places. */
function merged(messages: SourceMessage[]): SourceMessage[] {
  const found = new Map<string, SourceMessage>()
  for (const message of messages) {
    const key = message.code ?? message.text
    const known = found.get(key)
    found.set(key, known ? { ...known, places: [...known.places, ...message.places] } : message)
  }
  return [...found.values()]
}
