import type { Override } from './override-link'
import { make, makeButton, showBesideSite } from './own-corner'
import { words } from './words'

interface Shown {
  replaced: Override[]
  failed: Override[]
  onReset: () => void
}

/** Shows which parts are replaced, and from where. */
export const showBanner = ({ replaced, failed, onReset }: Shown) => {
  const lines = [...(replaced.length > 0 ? [words.replaced(replaced)] : []), ...failed.map(words.failed)]
  const banner = make('aside', ...lines.map((line) => make('p', line)), makeButton(words.reset, onReset))
  banner.setAttribute('aria-label', words.banner)
  showBesideSite(banner)
  // Lets users scroll the page's end above the banner.
  document.body.style.paddingBottom = `${banner.offsetHeight}px`
}
