import { pagePlaceholder } from '@bucketeer/shared-ui/page-placeholder'
import { shellConfig } from '@bucketeer/platform/webpack'

export default shellConfig({ folder: import.meta.dirname, placeholder: pagePlaceholder })
