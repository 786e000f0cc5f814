import { applyInitialMode } from '@bucketeer/shared-ui/initial-mode'
import { monitorStartup } from '../startup-monitor/startup-monitor'

// Emotion and goober mark their styles with it: the content policy applies no others.
window.__nonce__ = document.currentScript?.nonce
monitorStartup()
applyInitialMode()
