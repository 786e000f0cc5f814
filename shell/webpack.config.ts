import { colorModeScript } from '@bucketeer/shared-ui/color-mode-script'
import { shellConfig } from '@bucketeer/platform/webpack'

export default shellConfig({ folder: import.meta.dirname, headScript: colorModeScript })
