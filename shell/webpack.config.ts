import { firstPaint } from '@bucketeer/shared-ui/first-paint'
import { shellConfig } from '@bucketeer/platform/webpack'
import { startWatchScript } from './src/start-watch/start-watch-script'

// goober, which draws the toasts, writes styles as soon as it is loaded. It takes the nonce from here alone; and finding
// its element, it does not make one by innerHTML, which the page's policy forbids.
const nonceScript = `window.__nonce__=document.currentScript.nonce;document.head.append(Object.assign(document.createElement('style'),{id:'_goober',nonce:window.__nonce__,textContent:' '}));`

export default shellConfig({
  folder: import.meta.dirname,
  headScript: nonceScript + startWatchScript,
  firstPaint,
})
