import { type Static, Type } from 'typebox'
import { hexOf } from './file-url'
import { Provided, Sha384, Version } from './release'
import { Route } from './remote-json'
import { SlotName } from './slots'

/** Maximum bytes of the tarball of one package. */
export const largestPackage = 20 * 1024 * 1024

/** Maximum number of packages of one shell. */
export const mostPackages = 10

/** The name of a package that the site hands out: `@bucketeer/` and small letters with hyphens. */
export const PackageName = Type.String({ pattern: '^@bucketeer/[a-z]+(-[a-z]+)*$', maxLength: 60 })

/** The `version` of a package.json, without a prerelease. */
export const PackageVersion = Type.String({ pattern: '^[0-9]+\\.[0-9]+\\.[0-9]+$', maxLength: 40 })

/** A tarball, as `npm pack` makes it, that a client offers to a site. */
export const OfferedPackage = Type.Object(
  {
    name: PackageName,
    version: PackageVersion,
    /** In bytes. At most {@link largestPackage}. */
    size: Type.Integer({ minimum: 1 }),
    /** Of the tarball. */
    sha384: Sha384,
  },
  { additionalProperties: false },
)
export type OfferedPackage = Static<typeof OfferedPackage>

/** The packages that a version of the shell was built with. Each name occurs once. */
export const PackageOffer = Type.Object(
  { shell: Version, packages: Type.Array(OfferedPackage, { minItems: 1, maxItems: mostPackages }) },
  { additionalProperties: false },
)
export type PackageOffer = Static<typeof PackageOffer>

/** A package that a site hands out. */
export const SitePackage = Type.Object({
  name: PackageName,
  version: PackageVersion,
  /** The whole URL of the tarball. Its bytes never change. */
  url: Type.String(),
  /** In bytes. */
  size: Type.Integer(),
  /** As package-lock.json has it: `sha512-` and base64. */
  integrity: Type.String(),
})
export type SitePackage = Static<typeof SitePackage>

const { names } = Provided.properties

/** The live shell and the packages that it was built with: the response of `/packages/index.json`. */
export const SitePackages = Type.Object({
  shell: Type.Object({
    version: Version,
    /** The singletons, by name. */
    provides: Type.Record(Type.String(), Type.Object({ version: PackageVersion, names })),
    /** The version of the props of each slot, by name. */
    slots: Type.Record(SlotName, PackageVersion, { additionalProperties: false }),
    /** The pages of the shell itself. */
    routes: Type.Array(Route),
  }),
  packages: Type.Array(SitePackage),
})
export type SitePackages = Static<typeof SitePackages>

/** Returns the last part of a package's name: `shared-ui` of `@bucketeer/shared-ui`. */
export const shortPackageName = (name: string): string => name.slice(name.indexOf('/') + 1)

/**
 * Returns the name of a package's tarball, such as `shared-ui-0.3.0-1a2b3c4d.tgz`. It contains a part of the hash, so
 * that other bytes have another URL: package-lock.json stores URL and integrity.
 */
export const packageFileName = ({
  name,
  version,
  sha384,
}: Pick<OfferedPackage, 'name' | 'version' | 'sha384'>): string =>
  `${shortPackageName(name)}-${version}-${hexOf(sha384).slice(0, 8)}.tgz`
