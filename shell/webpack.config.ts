import { firstPaint } from '@bucketeer/shared-ui/first-paint'
import { shellConfig } from '@bucketeer/platform/webpack'

export default shellConfig({ folder: import.meta.dirname, firstPaint })
