import { join } from 'node:path'
import type { TObject } from 'typebox'
import ts from 'typescript'
import { root } from '../../../bin/root.mjs'
import { largestInPages, serverWords, sharedWords } from '../../contract/fitness'
import { isInRange } from '../../contract/range'
import {
  FirstCall,
  FirstPicture,
  NavGroup,
  NavItem,
  Preview,
  RemoteJson,
  Route,
} from '../../contract/remote-json'
import { FilledSlot, largestSlot } from '../../contract/slots'
import { readManifest, readShellJson, slotVersions } from '../../build/parts/parts'
import { exportedNames } from '../../testing/required-singletons'
import { installedVersion, lazySingletons, singletonNames } from '../../build/webpack/singletons'
import { code, type Described, fieldRows, mostItems, readDescribed, table } from './describe'

const inRoot = (path: string) => join(root, path)

/** The doc comments of the contract, by name. */
function readComments() {
  const described = ['remote-json', 'slots'].flatMap((name) =>
    readDescribed(inRoot(`platform/src/contract/${name}.ts`)),
  )
  return new Map(described.map((each) => [each.name, each]))
}

/** Returns the doc comment of a field; without one, that of the schema that its value names, such as `RoutePath`. */
function commentOf(comments: Map<string, Described>, record: string, field: string): string {
  const own = comments.get(`${record}.${field}`)
  if (!own) throw new Error(`The contract has no source of ${record}.${field}.`)
  if (own.comment) return own.comment
  const names = own.source.match(/\b[A-Z]\w+/g) ?? []
  return names.map((name) => comments.get(name)?.comment ?? '').find(Boolean) ?? ''
}

function fieldTables() {
  const comments = readComments()
  return (schema: TObject, record: string) =>
    table(
      ['field', 'required', 'value', 'meaning'],
      fieldRows(schema, (field) => commentOf(comments, record, field)),
    )
}

function slotTable() {
  const versions = slotVersions(inRoot('shell'))
  const slots = readDescribed(inRoot('shared-ui/src/slots/slot-props.ts'))
  const prefix = 'SlotTable.'
  return Object.entries(versions).map(([name, version]) => {
    const slot = slots.find((each) => each.name === prefix + name)
    if (!slot) throw new Error(`slot-props.ts has no slot ${name}.`)
    return [code(name), slot.comment, slot.source === 'object' ? '' : code(slot.source), version]
  })
}

function singletonTable() {
  const shell = inRoot('shell')
  const { curated } = readShellJson(shell)
  return singletonNames.map((name) => {
    const file = curated[name]
    return [
      code(name),
      installedVersion(name),
      lazySingletons.includes(name) ? 'with the first page that imports it' : 'with the shell',
      file === undefined ? 'all' : exportedNames(join(shell, file)).toSorted().map(code).join(', '),
    ]
  })
}

/** Returns parameters, key and data of `(id: string): KeyOf<Kick> => keyOf(['kicks', id])`. */
function functionOfKey(node: ts.Node | undefined) {
  if (!node || !ts.isArrowFunction(node)) return undefined
  const { parameters, type, body } = node
  const [data] = type && ts.isTypeReferenceNode(type) ? (type.typeArguments ?? []) : []
  const [key] = ts.isCallExpression(body) ? body.arguments : []
  if (!data || !key) throw new Error(`The docs cannot read ${node.getText()}.`)
  return {
    parameters: parameters.map((each) => each.getText()).join(', '),
    key: key.getText(),
    data: data.getText(),
  }
}

const keyTable = () =>
  readDescribed(inRoot('shared-auth/src/keys.ts')).flatMap(({ name, comment, source, node }) => {
    const [, resource, member, other] = name.split('.')
    if (!resource || !member || other) return []
    const call = functionOfKey(node)
    if (call) return [[code(`${name}(${call.parameters})`), code(call.key), code(call.data), comment]]
    return [[code(name), code(source), '', member === 'all' ? 'All keys of the resource.' : comment]]
  })

function rangeTable() {
  const examples: [range: string, versions: string[]][] = [
    ['^1.2.3', ['1.2.2', '1.2.3', '1.2.9', '1.3.0', '2.0.0']],
    ['~1.2.3', ['1.2.2', '1.2.3', '1.2.9', '1.3.0', '2.0.0']],
    ['1.2.3', ['1.2.2', '1.2.3', '1.2.9', '1.3.0', '2.0.0']],
    ['^0.2.3', ['0.2.2', '0.2.3', '0.2.9', '0.3.0', '1.0.0']],
  ]
  return examples.map(([range, versions]) => {
    const those = (isIn: boolean) => versions.filter((version) => isInRange(version, range) === isIn)
    return [code(range), those(true).map(code).join(', '), those(false).map(code).join(', ')]
  })
}

/** Returns a limit of the server, which platform cannot import: `60 * megabyte`. */
function megabytesOf(name: string): string {
  const limits = readDescribed(inRoot('platform/host/src/releases/limits.ts'))
  return `${Number.parseInt(limits.find((each) => each.name === `releaseLimits.${name}`)?.source ?? '', 10)} MB`
}

const limitTable = () => [
  ['all files of a release', megabytesOf('whole')],
  ['one file of a release', megabytesOf('file')],
  ['the manifest of a release', megabytesOf('manifest')],
  ['the scripts of one piece, uncompressed, without the entry', `${largestSlot / 1024} kB`],
  ['routes of a remote', mostItems(RemoteJson.properties.routes)],
  ['early calls of a route', mostItems(Route.properties.calls)],
  ['groups in the top bar', mostItems(RemoteJson.properties.nav)],
  ['items of a group', mostItems(NavGroup.properties.items)],
  ['slots that a remote fills', mostItems(RemoteJson.properties.slots)],
  ['what a remote adds to every page', `${largestInPages / 1024} kB`],
]

const packageTable = () =>
  ['platform', 'shared-auth', 'shared-ui'].map((folder) => {
    const { name, version } = readManifest(inRoot(folder))
    return [code(name), version]
  })

/** Returns docs/teams/contract.md. */
export function teamContract(): string {
  const fields = fieldTables()
  return `# The contract of a remote

\`npm run team-docs\` writes this page from the schemas, slots, singletons and keys of this version of the site. A site lists its own singletons, slots and packages at \`https://SITE/packages/\`, for programs at \`/packages/index.json\`.

${table(['package', 'version'], packageTable())}

## remote.json

The site learns of a remote from this file only. Fields that the tables do not have are refused.

${fields(RemoteJson, 'RemoteJson')}

\`src/pages.ts\` exports \`pages\`: a function for each route, by its path, and for each piece, by \`slot:\` and the name of its slot. Each one imports a module whose default export is a component.

## Routes

${fields(Route, 'Route')}

- A fixed segment ranks above a parameter, so \`/journal/public\` and \`/journal/:journalId\` of two parts do not clash. Two routes that match the same URLs with the same rank do, and the site refuses the second one.
- The server handles paths that begin with ${serverWords.map((word) => code(`/${word}`)).join(', ')}. No part can have them.
- A route begins with a fixed segment, not with a parameter; below ${sharedWords.map((word) => code(`/${word}`)).join(', ')} with two, of which the second is not ${code('picture')}.
- \`prerender\` needs the sources of the shell. A release from a repository of its own has no prerendered pages; its pages start with their \`skeleton\`.
- \`access\` hides a page, not its data. The server decides about data, call by call.

### Previews

${fields(Preview, 'Preview')}

### Early calls

${fields(FirstCall, 'FirstCall')}

A call has no code of its own: the page makes the same call with \`request\` of shared-auth, which returns the response that came early. Without a usable response it sends the call itself. \`https://SITE/api/docs\` lists the calls of the server.

### Pictures of early calls

${fields(FirstPicture, 'FirstPicture')}

## Top bar

A group:

${fields(NavGroup, 'NavGroup')}

An item:

${fields(NavItem, 'NavItem')}

A group with one item for the user is a plain link. An item leads to a page that some part has; the site refuses others.

## Slots

A slot is a named place in a page or in the top bar. A remote adds a piece to it:

${fields(FilledSlot, 'filled')}

${table(['slot', 'place', 'props', 'version'], slotTable())}

Each piece also gets \`headingLevel\` (2, 3 or 4), the level of its first heading. The build adds the range of the version that it was made for, such as \`^1.0.0\`. [Owning a slot](owning-a-slot.md) has the rules for both sides.

## Singletons

The shell provides these packages. A remote imports them and bundles none. Its \`package.json\` names them among the dependencies, with ranges that the live shell meets.

${table(['import', 'version', 'loaded', 'exports'], singletonTable())}

- Import MUI's components from \`@bucketeer/shared-ui\`. A component that it lacks may be imported from \`@mui/material/<Component>\`, and is then bundled with the remote.
- Any other package is bundled with the remote. A second copy of a singleton fails \`src/contract.test.ts\`.
- For a name that the shell does not export, ask the team of the shell.

## Shared cache keys

All parts share one query cache. A key always holds the same type of data. \`keys\` of \`@bucketeer/shared-auth\` has the keys that several parts use:

${table(['key', 'value', 'data', 'meaning'], keyTable())}

A key of your own begins with the \`all\` of its resource, such as \`[...keys.kicks.all, 'postcards', kickId]\`, so that it is invalidated with it. Where there is no such resource, it begins with the name of your remote.

## Versions and ranges

A release has the version of the remote's \`package.json\` and a hash of what its build contains: \`0.1.0-s3f9a1c2b\`. The same sources give the same version. Ranges of singletons and slots are those of npm, in three forms:

${table(['range', 'fits', 'does not fit'], rangeTable())}

Prereleases and other ranges never fit.

## Limits

${table(['what', 'at most'], limitTable())}
`
}
