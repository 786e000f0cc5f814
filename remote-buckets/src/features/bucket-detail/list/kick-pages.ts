import { useFirstRow } from '@bucketeer/shared-ui'
import type { KickLayout } from './use-layout-choice'

export const columns = { xs: 1, sm: 3, md: 4, lg: 5 }

/** Returns how many cards or rows are shown before a button asks for more: fewer on phones, where they are higher. */
export const usePageSize = (layout: KickLayout) => {
  const columnCount = useFirstRow(columns)
  const isPhone = columnCount === 1
  if (layout === 'list') return isPhone ? 24 : 40
  return isPhone ? 8 : 8 * columnCount
}
