import { join } from 'node:path'
import { createFolderStore } from './folder-store'
import type { ObjectStore } from './object-store'
import { createS3Store, type S3Config } from './s3-store'

/** Opens the configured S3 bucket, or a folder in the data folder. */
export const openStore = ({ s3, dataDir }: { s3?: S3Config | undefined; dataDir: string }): ObjectStore =>
  s3 ? createS3Store(s3) : createFolderStore(join(dataDir, 'objects'))
