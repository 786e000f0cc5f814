import { useEffect, useState } from 'react'
import { type Late } from './late'
import { whenQuiet } from './when-quiet'

export interface LateOpening<Thing> {
  /** Undefined until it has arrived. */
  thing: Thing | undefined
  /** `coming` when it was opened before its code was there, `missing` when that code could not be loaded. */
  state: 'closed' | 'coming' | 'open' | 'missing'
  /** For whoever is about to open it. */
  fetchAhead(): void
  open(): void
  close(): void
}

/** What does not come now is fetched anew when it is opened. */
const fetchAhead = (late: Late<unknown>) => void late.fetch().catch(() => undefined)

/** What opens when a button is pressed, and whose code comes when the page is quiet: most people never need it. */
export const useLateOpening = <Thing>(late: Late<Thing>): LateOpening<Thing> => {
  const [state, setState] = useState<LateOpening<Thing>['state']>('closed')
  useEffect(() => whenQuiet(() => fetchAhead(late)), [late])

  const open = () => {
    if (late.arrived()) return setState('open')
    setState('coming')
    late.fetch().then(
      () => setState('open'),
      () => setState('missing'),
    )
  }
  return {
    thing: late.arrived(),
    state,
    fetchAhead: () => fetchAhead(late),
    open,
    close: () => setState('closed'),
  }
}
