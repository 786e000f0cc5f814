import { deviceStorage, useFirstRow } from '@bucketeer/shared-ui'
import { useState } from 'react'

export type KickLayout = 'cards' | 'list'

const key = 'bucketeer.bucket-layout'

/** A longer list is easier to scan as rows. */
const mostCards = 8

function stored(): KickLayout | null {
  const layout = deviceStorage.read(key)
  return layout === 'cards' || layout === 'list' ? layout : null
}

/** Returns the layout of a Bucket's Kicks: the one that was chosen last on this device, or the one for their number. */
export function useLayoutChoice(count: number) {
  // Stays while Kicks are added.
  const [layout, setLayout] = useState<KickLayout>(() => stored() ?? (count > mostCards ? 'list' : 'cards'))
  const choose = (chosen: KickLayout) => {
    setLayout(chosen)
    deviceStorage.write(key, chosen)
  }
  return [layout, choose] as const
}

export const columns = { xs: 1, sm: 3, md: 4, lg: 5 }

/** Returns how many cards or rows are shown before a button asks for more: fewer on phones, where they are higher. */
export function usePageSize(layout: KickLayout) {
  const columnCount = useFirstRow(columns)
  const isPhone = columnCount === 1
  if (layout === 'list') return isPhone ? 24 : 40
  return isPhone ? 8 : 8 * columnCount
}
