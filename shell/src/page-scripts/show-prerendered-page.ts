import {
  type EarlyCall,
  prerenderedPageIds,
  isPrerenderedPageShownName,
  tokenStorageKey,
} from '@bucketeer/platform/runtime'
import { modeAttribute } from '@bucketeer/shared-ui/initial-mode'
import { readEarlyCalls } from '../federation/page-data'

declare global {
  interface Window {
    [isPrerenderedPageShownName]?: Promise<boolean>
  }
}

function templateOf(id: string) {
  const element = document.getElementById(id)
  return element instanceof HTMLTemplateElement ? element : undefined
}

function hasToken() {
  try {
    return Boolean(localStorage.getItem(tokenStorageKey))
  } catch {
    return false
  }
}

function markupOfMode() {
  const isDark = document.documentElement.getAttribute(modeAttribute) === 'dark'
  return (isDark && templateOf(prerenderedPageIds.dark)) || templateOf(prerenderedPageIds.light)
}

/** Disables form controls, whose input would be lost when React replaces the page. Links work. */
function disableControls(page: HTMLElement) {
  for (const control of page.querySelectorAll<
    HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement
  >('input, textarea, select, button'))
    control.disabled = true
}

/** Shows the page, and hides what the shell renders until `replacePrerenderedPage` of shared-ui swaps them. */
function show(styles: HTMLTemplateElement, root: HTMLElement) {
  // A landmark for screen readers, as the shell's own element around pages, which is hidden until then.
  const page = document.createElement('main')
  page.append(markupOfMode()?.content ?? '')
  disableControls(page)
  document.getElementById('page-placeholder')?.append(styles.content, page)
  root.hidden = true
}

/** Shows a skeleton once the server has verified the token, unless the shell has rendered by then. */
async function showWhenVerified(verification: EarlyCall, styles: HTMLTemplateElement, root: HTMLElement) {
  const answer = await verification.answer.catch(() => undefined)
  if (!answer || 'status' in answer || root.hasChildNodes()) return false
  show(styles, root)
  return true
}

/**
 * Shows the markup of this HTML in the current colour mode: a prerendered public page to visitors, the skeleton of a
 * protected page to members.
 */
export function showPrerenderedPage() {
  const styles = templateOf(prerenderedPageIds.css)
  const root = document.getElementById('root')
  if (!styles || !root) return
  if (styles.dataset.access !== 'protected') {
    if (!hasToken()) show(styles, root)
    return
  }
  const verification = readEarlyCalls()['/auth/verify']
  if (hasToken() && verification)
    window[isPrerenderedPageShownName] = showWhenVerified(verification, styles, root)
}
