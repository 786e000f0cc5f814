import { join } from 'node:path'
import type { Config } from '../config'
import { createFolderStore } from './folder-store'
import type { ObjectStore } from './object-store'
import { createS3Store } from './s3-store'

/** Opens the configured S3 bucket, or a folder in the data folder. */
export const openStore = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): ObjectStore =>
  s3 ? createS3Store(s3) : createFolderStore(join(dataDir, 'objects'))
