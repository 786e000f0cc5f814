import {
  FilePath,
  NavItem,
  PackageName,
  PackageVersion,
  PartName,
  Range,
  ReleasedSlot,
  RemoteRelease,
  RoutePath,
  Sha384,
  SlotName,
  Version,
} from '@bucketeer/platform'
import type { TSchema } from 'typebox'

const rules: [TSchema, string][] = [
  [
    FilePath,
    'must be the path of a file inside of the build, such as static/page.js, without a host; the build writes it',
  ],
  [Sha384, 'must be sha384- and 64 characters of base64, as the build writes it'],
  [Version, 'must be a version as the build writes it, such as 0.1.0-s3f9a1c2b'],
  [Range, 'must be a version or a range, such as ^1.2.3'],
  [ReleasedSlot.properties.props, 'must be a range, such as ^1.2.3'],
  [PartName, 'must begin with a small letter and have small letters, digits and hyphens only'],
  [RoutePath, 'must be a path of this site, such as /postcards/:postcardId, without a host'],
  [NavItem.properties.to, 'must be a path of this site, such as /postcards, without a host'],
  [SlotName, 'must be the name of a slot, such as kick.panel'],
  [
    RemoteRelease.properties.container,
    'must be the name of a global variable; remoteConfig names the container after the remote',
  ],
  [PackageName, 'must be @bucketeer/ and small letters with hyphens, such as @bucketeer/shared-ui'],
  [PackageVersion, 'must be three numbers with dots, such as 1.2.3'],
]

const patternOf = (schema: TSchema) => ('pattern' in schema ? String(schema.pattern) : '')

const rulesByPattern = new Map(rules.map(([schema, rule]) => [patternOf(schema), rule]))

/**
 * Returns what a pattern of the contract between parts wants; undefined for other patterns. The schemas of the contract
 * have no such texts, because the OpenAPI document and the builds of remotes would contain them.
 */
export const ruleOfPattern = (pattern: string | RegExp): string | undefined =>
  rulesByPattern.get(pattern instanceof RegExp ? pattern.source : pattern)
