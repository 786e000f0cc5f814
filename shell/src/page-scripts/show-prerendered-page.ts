import { prerenderedPageIds, tokenStorageKey } from '@bucketeer/platform/runtime'
import { modeAttribute } from '@bucketeer/shared-ui/initial-mode'

const templateOf = (id: string) => {
  const element = document.getElementById(id)
  return element instanceof HTMLTemplateElement ? element : undefined
}

const hasToken = () => {
  try {
    return Boolean(localStorage.getItem(tokenStorageKey))
  } catch {
    return false
  }
}

const markupOfMode = () => {
  const isDark = document.documentElement.getAttribute(modeAttribute) === 'dark'
  return (isDark && templateOf(prerenderedPageIds.dark)) || templateOf(prerenderedPageIds.light)
}

/** Disables form controls, whose input would be lost when React replaces the page. Links work. */
const disableControls = (page: HTMLElement) => {
  for (const control of page.querySelectorAll<
    HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement
  >('input, textarea, select, button'))
    control.disabled = true
}

/** Shows the page, and hides what the shell renders until `replacePrerenderedPage` of shared-ui swaps them. */
const show = (styles: HTMLTemplateElement, root: HTMLElement) => {
  // A landmark for screen readers, as the shell's own element around pages, which is hidden until then.
  const page = document.createElement('main')
  page.append(markupOfMode()?.content ?? '')
  disableControls(page)
  document.getElementById('page-placeholder')?.append(styles.content, page)
  root.hidden = true
}

/**
 * Shows the prerendered page of this HTML in the current colour mode: the markup of a public page to visitors, the skeleton
 * of a protected one to a browser with a token. The shell replaces it, also where the token turns out to be invalid.
 */
export const showPrerenderedPage = () => {
  const styles = templateOf(prerenderedPageIds.css)
  const root = document.getElementById('root')
  const isForMembers = styles?.dataset.access === 'protected'
  if (styles && root && isForMembers === hasToken()) show(styles, root)
}
