import { Type, type Static } from 'typebox'
import { PrerenderedPages } from './prerendered'
import { PartName, RemoteJson } from './remote-json'
import { ProvidedSlots, ReleasedSlot } from './slots'

/** A subresource-integrity value, https://www.w3.org/TR/SRI/: `sha384-` and 64 characters of base64. */
export const Sha384 = Type.String({ pattern: '^sha384-[A-Za-z0-9+/]{64}$' })

/** A file's path inside a release, without dot segments, hidden files and characters that URLs escape. */
export const FilePath = Type.String({
  pattern: '^([A-Za-z0-9_-][A-Za-z0-9._-]*/)*[A-Za-z0-9_-][A-Za-z0-9._-]*$',
  maxLength: 200,
})

/** The package's version, `-s` and eight hex digits of its sources' hash: `0.1.0-s3f9a1c2b`. */
export const Version = Type.String({ pattern: '^[0-9]+\\.[0-9]+\\.[0-9]+-s[0-9a-f]{8}$', maxLength: 60 })

export const ReleaseFile = Type.Object(
  { path: FilePath, size: Type.Integer({ minimum: 0 }), sha384: Sha384 },
  { additionalProperties: false },
)
export type ReleaseFile = Static<typeof ReleaseFile>

/** A singleton that the shell provides. `names` are its exports; null if the build does not know them. */
export const Provided = Type.Object({
  version: Type.String(),
  names: Type.Union([Type.Array(Type.String()), Type.Null()]),
  /** The scripts that contain it, if it is lazy. */
  files: Type.Optional(Type.Array(FilePath)),
})
/** A version range that {@link isInRange} supports. */
export const Range = Type.String({ pattern: '^[\\^~]?[0-9]+\\.[0-9]+\\.[0-9]+$', maxLength: 60 })

/** A singleton that a remote requires. `names` are the exports that it uses. */
export const Required = Type.Object({ range: Range, names: Type.Array(Type.String()) })

const shared = {
  version: Version,
  files: Type.Array(ReleaseFile, { minItems: 1, maxItems: 2000 }),
  entry: FilePath,
  routes: RemoteJson.properties.routes,
  /** By language, the translations of the texts of its `remote.json` or `shell.json`, by their English text. */
  texts: Type.Optional(Type.Record(Type.String(), Type.Record(Type.String(), Type.String()))),
  /**
   * Its prerendered pages; those of the shell include the skeletons. They also depend on the shell's theme, so they do not
   * count for the version, and a site keeps the first ones that it receives.
   */
  pages: Type.Optional(PrerenderedPages),
}

/** The shell's file for link previews of pages without a picture of their own. */
export const previewPicture = 'preview.jpg'

export const ShellRelease = Type.Object(
  {
    part: Type.Literal('shell'),
    ...shared,
    /** The team that owns the shell. */
    owner: Type.String({ minLength: 1, maxLength: 80 }),
    /** The HTML that the server fills with the registry and sends for every page. */
    html: FilePath,
    /** Fonts that the first paint needs. */
    fonts: Type.Array(FilePath),
    provides: Type.Record(Type.String(), Provided),
    slots: ProvidedSlots,
    /** By route, the files that its page needs first. */
    chunks: Type.Record(Type.String(), Type.Array(FilePath)),
    /** The scripts of the API client, which early calls of a page need. */
    calls: Type.Array(FilePath),
  },
  { additionalProperties: false },
)
export type ShellRelease = Static<typeof ShellRelease>

/** A manifest keeps the limits of `remote.json`, from which the build copies these. */
const declared = RemoteJson.properties

export const RemoteRelease = Type.Object(
  {
    part: PartName,
    ...shared,
    title: declared.title,
    owner: declared.owner,
    nav: declared.nav,
    required: declared.required,
    /** The global variable to which the entry assigns its container. */
    container: Type.String({ pattern: '^[a-zA-Z_][a-zA-Z0-9_]*$', maxLength: 100 }),
    /** The pieces that it adds to slots. */
    slots: Type.Array(ReleasedSlot, { maxItems: 30 }),
    /** By route, and by the key of a slot, the files that it needs first, without the entry. */
    chunks: Type.Record(Type.String(), Type.Array(FilePath)),
    requires: Type.Record(Type.String(), Required),
    /** By the same keys, the singletons that it imports. */
    asks: Type.Record(Type.String(), Type.Array(Type.String())),
  },
  { additionalProperties: false },
)
export type RemoteRelease = Static<typeof RemoteRelease>

/** The manifest of a release, which a build writes as `release.json`. */
export type Release = ShellRelease | RemoteRelease

/** The checkout that a release was built from. Its command reports this, and the site cannot verify it. */
export const ReleaseOrigin = Type.Object({
  commit: Type.Union([Type.String({ pattern: '^[0-9a-f]{40}([0-9a-f]{24})?$' }), Type.Null()], {
    description: 'Null outside of a git checkout.',
  }),
  isDirty: Type.Boolean({ description: 'Whether files of the checkout differed from the commit.' }),
  source: Type.Union([Type.String({ pattern: '^https://[\\w./~-]+$', maxLength: 500 }), Type.Null()], {
    description: 'The web address of the commit.',
  }),
  isUnchecked: Type.Boolean({
    description: 'Whether its command was told to skip the checks of its types and tests.',
  }),
})
export type ReleaseOrigin = Static<typeof ReleaseOrigin>
export const isShellRelease = <R extends Release>(release: R): release is R & ShellRelease =>
  release.part === 'shell'
/** Returns whether the site is incomplete without a part: the shell, or a remote that says so. */
export const isRequired = (release: Release): boolean => isShellRelease(release) || release.required === true
export const isRemoteRelease = <R extends Release>(release: R): release is R & RemoteRelease =>
  !isShellRelease(release)
