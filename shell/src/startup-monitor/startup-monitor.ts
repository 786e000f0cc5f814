import { assetBase } from '@bucketeer/platform/runtime'
import { readPageData } from '../federation/page-data'
import { type FailureKind, reportFailure } from '../federation/report'
import { removeNotice, showNotice } from './startup-notice'

/** Milliseconds after which the page offers to try again, and after which the shell counts as failed. */
const deadlines = { offer: 10_000, report: 30_000 }

const hasStarted = () => document.getElementById('root')?.hasChildNodes() === true

/** Shows and reports the failure, unless the shell has rendered: from then on it handles its own errors. */
function fail(kind: FailureKind, error?: unknown) {
  if (hasStarted()) return
  showNotice('failed')
  reportFailure({ part: 'shell', version: readPageData().registry.shell.version }, kind, { error })
}

const isOfShell = (url: string) => url.includes(assetBase(readPageData().registry.shell))

function handleError(event: Event) {
  if (event.target instanceof HTMLScriptElement) {
    if (isOfShell(event.target.src)) fail('load')
  } else if (event instanceof ErrorEvent && isOfShell(event.filename)) fail('render', event.error)
}

function watchDeadlines() {
  const timers = [
    setTimeout(() => hasStarted() || showNotice('slow'), deadlines.offer),
    setTimeout(() => fail('timeout'), deadlines.report),
  ]
  return () => timers.forEach(clearTimeout)
}

/**
 * Watches from an inline script whether the shell starts. If the shell's script is missing, slow, or throws before it
 * renders, shows a notice with 'Try again' and reports the failure to the server, which ends a failing canary.
 */
export function monitorStartup() {
  // Errors of script elements do not bubble: only a capturing listener sees them.
  addEventListener('error', handleError, true)
  const stopDeadlines = watchDeadlines()
  addEventListener('DOMContentLoaded', () => {
    const root = document.getElementById('root')
    if (!root) return
    const observer = new MutationObserver(() => {
      if (!hasStarted()) return
      observer.disconnect()
      stopDeadlines()
      removeNotice()
    })
    observer.observe(root, { childList: true })
  })
}
