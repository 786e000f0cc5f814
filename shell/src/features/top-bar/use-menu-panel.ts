import { useEffect, useState } from 'react'
import { late, whenQuiet } from '@bucketeer/shared-ui'

const panel = late(async () => (await import('./menu-panel')).MenuPanel)

const fetchAhead = () => void panel.fetch().catch(() => undefined)

/**
 * The menu's panel, whose code comes when the page is quiet or somebody is about to press the button: most screens are
 * wide and never need it.
 */
export const useMenuPanel = () => {
  const [state, setState] = useState<'closed' | 'open' | 'missing'>('closed')
  useEffect(() => whenQuiet(fetchAhead), [])
  const open = () => {
    if (panel.arrived()) return setState('open')
    panel.fetch().then(
      () => setState('open'),
      () => setState('missing'),
    )
  }
  return { Panel: panel.arrived(), state, fetchAhead, open, close: () => setState('closed') }
}
