import { remoteConfig } from '@bucketeer/platform/webpack'

export default remoteConfig(import.meta.dirname)
