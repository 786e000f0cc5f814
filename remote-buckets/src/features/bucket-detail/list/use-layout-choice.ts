import { useAuth } from '@bucketeer/shared-auth'
import { deviceStorage, useFirstRow } from '@bucketeer/shared-ui'
import { useState } from 'react'

export type KickLayout = 'cards' | 'list'

/** Returns the layout of a Bucket's Kicks that somebody chose last on this device: cards until they choose the list. */
export function useLayoutChoice() {
  const userId = useAuth(({ user }) => user?._id)
  const key = `bucketeer.bucket-layout.${userId}`
  const [layout, setLayout] = useState<KickLayout>(deviceStorage.read(key) === 'list' ? 'list' : 'cards')
  const choose = (chosen: KickLayout) => {
    setLayout(chosen)
    deviceStorage.write(key, chosen === 'list' ? chosen : null)
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
