import { askToReplace, createButton, createElement, refuse, renderInShadowRoot } from './overlay'
import {
  forgetOverrides,
  isAllowed,
  keepOverrides,
  keptOverrides,
  type Override,
  readLink,
  withoutOverrides,
} from './override-link'
import { replaceParts } from './replace-parts'
import { fetchPart, runScript, type ServedPart } from './served-part'
import { words } from './words'

function reset() {
  forgetOverrides()
  location.reload()
}

/** Shows which parts are replaced, and from where. */
function showBanner(replaced: Override[], failed: Override[]) {
  const lines = [...(replaced.length > 0 ? [words.replaced(replaced)] : []), ...failed.map(words.failed)]
  const banner = createElement(
    'aside',
    ...lines.map((line) => createElement('p', line)),
    createButton(words.reset, reset),
  )
  banner.setAttribute('aria-label', words.banner)
  renderInShadowRoot(banner)
  // Lets users scroll the page's end above the banner.
  document.body.style.paddingBottom = `${banner.offsetHeight}px`
}

/** The attributes that the server puts on this script. */
interface Given {
  /** The URL of the shell's entry, which this script starts. */
  shell: string
  integrity: string
  allowedOrigins: string[]
}

function readGiven(): Given {
  const { shell = '', integrity = '', origins = '' } = document.currentScript?.dataset ?? {}
  return { shell, integrity, allowedOrigins: origins.split(' ') }
}

/** Merges the overrides of a link into those of the tab. */
const merged = (before: Override[], asked: Override[]) => [
  ...before.filter(({ part }) => !asked.some((override) => override.part === part)),
  ...asked,
]

function followLink({ allowedOrigins }: Given) {
  const asked = readLink(location.search)
  // In a frame, a click may be hijacked.
  if (asked.length === 0 || window.top !== window.self) return
  // Must run before the shell starts, so that its history does not keep the query.
  history.replaceState(history.state, '', withoutOverrides(location.href))
  const refused = asked.filter((override) => !isAllowed(override, allowedOrigins))
  if (refused.length > 0) return refuse(refused)
  askToReplace(asked, () => {
    keepOverrides(merged(keptOverrides(allowedOrigins), asked))
    location.reload()
  })
}

/** Applies the overrides of this tab to the registry and returns the shell's override. */
async function replaceKept({ allowedOrigins }: Given): Promise<ServedPart | undefined> {
  const kept = keptOverrides(allowedOrigins)
  if (kept.length === 0) return undefined
  const fetched = await Promise.allSettled(kept.map(fetchPart))
  const replaced = fetched.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  const failed = kept.filter(({ part }) => !replaced.some((served) => served.part === part))
  replaceParts(replaced)
  showBanner(replaced, failed)
  return replaced.find(({ part }) => part === 'shell')
}

async function start(given: Given) {
  const shell = await replaceKept(given)
  if (shell) await runScript(`${shell.address}/${shell.release.entry}`)
  else await runScript(given.shell, given.integrity)
}

const given = readGiven()
followLink(given)
void start(given)
