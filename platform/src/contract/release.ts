import { Type, type Static } from 'typebox'
import { NavGroup, PartName, Route } from './remote-json'

/** A subresource-integrity value, https://www.w3.org/TR/SRI/: `sha384-` and 64 characters of base64. */
export const Sha384 = Type.String({ pattern: '^sha384-[A-Za-z0-9+/]{64}$' })

/** A file's path inside a release: no dot segments, nothing hidden, nothing to escape. */
export const FilePath = Type.String({
  pattern: '^([A-Za-z0-9_-][A-Za-z0-9._-]*/)*[A-Za-z0-9_-][A-Za-z0-9._-]*$',
  maxLength: 200,
})

/** The package's version and `s` with eight hex digits of its sources' hash: `0.1.0-s3f9a1c2b`. */
export const Version = Type.String({ pattern: '^[0-9]+\\.[0-9]+\\.[0-9]+-s[0-9a-f]{8}$', maxLength: 60 })

export const ReleaseFile = Type.Object(
  { path: FilePath, size: Type.Integer({ minimum: 0 }), sha384: Sha384 },
  { additionalProperties: false },
)
export type ReleaseFile = Static<typeof ReleaseFile>

/** A singleton that the shell has: its version and the names it exports, null where the build cannot tell. */
export const Provided = Type.Object({
  version: Type.String(),
  names: Type.Union([Type.Array(Type.String()), Type.Null()]),
  /** The scripts that bring it, where it is not in the shell's entry. */
  files: Type.Optional(Type.Array(FilePath)),
})
/** A range of versions that {@link isInRange} understands. */
export const Range = Type.String({ pattern: '^[\\^~]?[0-9]+\\.[0-9]+\\.[0-9]+$', maxLength: 60 })

/** A singleton that a remote asks for: a semver range and the names it uses. */
export const Required = Type.Object({ range: Range, names: Type.Array(Type.String()) })

const shared = {
  version: Version,
  files: Type.Array(ReleaseFile, { minItems: 1, maxItems: 2000 }),
  entry: FilePath,
  routes: Type.Array(Route, { maxItems: 100 }),
  /** The file with the pages that were drawn when it was built: {@link PrerenderedPages}. */
  prerendered: Type.Optional(FilePath),
}

/** The file of a shell that shows what the site is, to those who paste a link to a page without a picture of its own. */
export const previewPicture = 'preview.jpg'

export const ShellRelease = Type.Object(
  {
    part: Type.Literal('shell'),
    ...shared,
    /** The team behind it. Older builds leave it out. */
    owner: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
    /** The page that the server fills with the registry and sends for every address. */
    html: FilePath,
    /** Fonts that the first paint needs. */
    fonts: Type.Array(FilePath),
    provides: Type.Record(Type.String(), Provided),
    /** By route: the files that its page needs first. */
    chunks: Type.Optional(Type.Record(Type.String(), Type.Array(FilePath))),
    /** The scripts that come with a page's first call of the server. */
    calls: Type.Optional(Type.Array(FilePath)),
    /** Whether it requests scripts by their hash ({@link scriptUrl}). Older shells request them by version. */
    filesByHash: Type.Optional(Type.Literal(true)),
  },
  { additionalProperties: false },
)
export type ShellRelease = Static<typeof ShellRelease>

export const RemoteRelease = Type.Object(
  {
    part: PartName,
    ...shared,
    title: Type.String(),
    owner: Type.String(),
    nav: Type.Array(NavGroup),
    /** From `remote.json`. */
    required: Type.Optional(Type.Literal(true)),
    /** The global variable under which the entry leaves its container. */
    container: Type.String({ pattern: '^[a-zA-Z_][a-zA-Z0-9_]*$' }),
    /** By route: the files that its page needs first, the entry not among them. */
    chunks: Type.Record(Type.String(), Type.Array(FilePath)),
    requires: Type.Record(Type.String(), Required),
    /** By route: the singletons that its page asks for. */
    asks: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  },
  { additionalProperties: false },
)
export type RemoteRelease = Static<typeof RemoteRelease>

/** What a build leaves as `release.json` in its folder and a site is asked to make live. */
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
/** Returns whether the site is not whole without a part: the shell, or a remote that says so. */
export const isRequired = (release: Release): boolean => isShellRelease(release) || release.required === true
export const isRemoteRelease = <R extends Release>(release: R): release is R & RemoteRelease =>
  !isShellRelease(release)
