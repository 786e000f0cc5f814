import { late, whenQuiet } from '@bucketeer/shared-ui'
import { useEffect, useState } from 'react'

const optionList = late(async () => (await import('./option-list')).OptionList)

const fetchAhead = () => void optionList.fetch().catch(() => undefined)

/**
 * The list of a dropdown, whose code comes when the page is quiet or somebody is about to press: a page of cards has a
 * dropdown on each, and mostly none is opened.
 */
export const useOptionList = () => {
  const [state, setState] = useState<'closed' | 'coming' | 'open' | 'missing'>('closed')
  const [anchor, setAnchor] = useState<HTMLElement>()
  useEffect(() => whenQuiet(fetchAhead), [])

  const openAt = (element: HTMLElement) => {
    setAnchor(element)
    if (optionList.arrived()) return setState('open')
    setState('coming')
    optionList.fetch().then(
      () => setState('open'),
      () => setState('missing'),
    )
  }
  return { List: optionList.arrived(), anchor, state, fetchAhead, openAt, close: () => setState('closed') }
}
