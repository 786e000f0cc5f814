import { colorModeScript } from '@bucketeer/shared-ui/color-mode-script'
import { shellConfig } from '@bucketeer/platform/webpack'

// goober, which draws the toasts, writes styles as soon as it is loaded, and takes the nonce from here alone.
const nonceScript = 'window.__nonce__=document.currentScript.nonce;'

export default shellConfig({ folder: import.meta.dirname, headScript: nonceScript + colorModeScript })
