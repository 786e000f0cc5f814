import { join, relative } from 'node:path'
import ts from 'typescript'
import { missingInShell } from '../contract/fitness'
import type { RemoteRelease, ShellRelease } from '../contract/release'
import { isInstalled, platformFolder, root } from '../../bin/root.mjs'
import { readJson } from '../build/parts/json-file'
import { readManifest, readShellJson } from '../build/parts/parts'
import { sourcesUnder } from '../build/parts/source-hash'
import { dynamicImport, parseModule } from '../build/webpack/page-requests'
import {
  installedVersion,
  rangesOf,
  type Singleton,
  singletonNames,
  singletons,
} from '../build/webpack/singletons'

interface Import {
  file: string
  module: string
  /** Undefined for a module that is imported as a whole. */
  names: string[]
}

function namesOf(node: ts.ImportDeclaration | ts.ExportDeclaration): string[] | undefined {
  const bindings = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause
  const isWhole = ts.isImportDeclaration(node) && (!node.importClause || node.importClause.name !== undefined)
  if (!bindings || !(ts.isNamedImports(bindings) || ts.isNamedExports(bindings))) return []
  const names = [...bindings.elements]
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => (propertyName ?? name).text)
  // A type import does not reach the build.
  return names.length > 0 || isWhole ? names : undefined
}

const isOfTypes = (node: ts.ImportDeclaration | ts.ExportDeclaration) =>
  ts.isImportDeclaration(node)
    ? node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
    : node.isTypeOnly

function importsOf(file: string): Import[] {
  const found: Import[] = []
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const names = isOfTypes(node) ? undefined : namesOf(node)
      if (names && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier))
        found.push({ file, module: node.moduleSpecifier.text, names })
    }
    const module = dynamicImport(node)
    if (module !== undefined) found.push({ file, module, names: [] })
    ts.forEachChild(node, visit)
  }
  visit(parseModule(file))
  // The compiler imports it for JSX.
  if (file.endsWith('.tsx')) found.push({ file, module: 'react/jsx-runtime', names: ['jsx', 'jsxs'] })
  return found
}

const packageOf = (module: string) => module.split('/', module.startsWith('@') ? 2 : 1).join('/')
const isSingleton = (module: string): module is Singleton => module in singletons
const isOfSingletons = (module: string) =>
  // Dependencies of the singletons: a second copy would do the same harm.
  ['react-router', 'zustand', ...Object.values(singletons)].includes(packageOf(module))
/** A remote may bundle an MUI component that shared-ui lacks. */
const mayBeBundled = (module: string) => /^@mui\/material\/[A-Z]\w*$/.test(module)

/** Returns a sentence with a remedy for each import that would bundle a second copy of a shared package. */
function secondCopies(folder: string, imports: Import[]): string[] {
  const { dependencies } = readManifest(folder)
  return imports.flatMap(({ file, module }) => {
    const place = relative(folder, file)
    if (isSingleton(module))
      return dependencies[singletons[module]]
        ? []
        : [`${place} imports ${module}: name ${singletons[module]} among the dependencies in package.json.`]
    return isOfSingletons(module) && !mayBeBundled(module)
      ? [
          `${place} imports ${module}, which the shell does not share. It shares ${singletonNames.join(', ')}.`,
        ]
      : []
  })
}

const requirementsOf = (folder: string, imports: Import[]): RemoteRelease['requires'] =>
  Object.fromEntries(
    Object.entries(rangesOf(folder)).flatMap(([name, range]) => {
      const its = imports.filter(({ module }) => module === name)
      const names = [...new Set(its.flatMap((each) => each.names))]
      return its.length > 0 ? [[name, { range, names }]] : []
    }),
  )

/** Returns the names that a module exports by `export { … }`, or null for one with `export *`. */
export function exportedNames(file: string): string[] | null {
  const exports = parseModule(file).statements.filter(ts.isExportDeclaration)
  if (exports.some(({ exportClause }) => !exportClause)) return null
  return exports.flatMap(({ exportClause }) =>
    exportClause && ts.isNamedExports(exportClause) ? exportClause.elements.map(({ name }) => name.text) : [],
  )
}

/** Returns the singletons of the shell that the installed package was packed with. */
const providedByThePackedShell = () =>
  readJson<Pick<ShellRelease, 'provides'>>(join(platformFolder, 'contract.json')).provides

/** Returns the singletons of this checkout's shell. Types check those without a list of names. */
function providedByTheCheckout(): ShellRelease['provides'] {
  const shell = join(root, 'shell')
  const { curated } = readShellJson(shell)
  const namesIn = (file?: string) => (file === undefined ? null : exportedNames(join(shell, file)))
  return Object.fromEntries(
    singletonNames.map((name) => [name, { version: installedVersion(name), names: namesIn(curated[name]) }]),
  )
}

/**
 * Returns a sentence for each import of a remote that the shell does not provide, for which the server would refuse the
 * release, and for each that the build would bundle as a second copy.
 */
export function unmetRequirements(folder: string, part: string): string[] {
  const sources = sourcesUnder(join(folder, 'src')).filter((file) => /\.tsx?$/.test(file))
  const imports = sources.flatMap(importsOf)
  const requires = requirementsOf(folder, imports)
  const ours = 'of these sources'
  return [
    ...secondCopies(folder, imports),
    ...missingInShell(
      { part, version: ours, requires, slots: [] },
      {
        part: 'shell',
        version: ours,
        slots: {},
        provides: isInstalled ? providedByThePackedShell() : providedByTheCheckout(),
      },
    ),
  ]
}
