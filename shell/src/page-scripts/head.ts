import { applyInitialMode } from '@bucketeer/shared-ui/initial-mode'
import { monitorStartup } from '../startup-monitor/startup-monitor'

// Emotion and goober set this nonce on their styles: the content security policy applies no others.
window.__nonce__ = document.currentScript?.nonce
monitorStartup()
applyInitialMode()
