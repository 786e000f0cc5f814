import { Sha384, SitePackage, SitePackages } from '@bucketeer/platform'
import Type from 'typebox'
import { named } from '../../server/contract/reference'

export const PackagesResponse = Type.Object({
  missing: Type.Array(Sha384, { description: 'Hashes of the missing tarballs.' }),
  packages: Type.Array(SitePackage, { description: 'Empty while tarballs are missing.' }),
})

export const LivePackages = named(
  'SitePackages',
  Type.Object(SitePackages.properties, {
    description: 'The live shell, and the packages that it was built with.',
  }),
)

export const TarballParams = Type.Object({ file: Type.String({ maxLength: 200 }) })
