import type { Schemas } from '@bucketeer/shared-auth'
import { Typography } from '@bucketeer/shared-ui'
import type { ReactNode } from 'react'
import { EntryView } from '../../entry/entry-view'
import { words } from '../../entry/words'

interface SharedEntryViewProps {
  entry: Schemas['SharedEntry']
  top: ReactNode
  bottom: ReactNode
  linksKick: boolean
}

/** An entry that was opened by its link. */
export function SharedEntryView({ entry, top, bottom, linksKick }: SharedEntryViewProps) {
  return (
    <EntryView
      entry={entry}
      top={
        <>
          {top}
          <Typography>{words.by(entry.createdBy.userName)}</Typography>
        </>
      }
      linksKick={linksKick}
      bottom={bottom && <div style={{ width: '100%' }}>{bottom}</div>}
    />
  )
}
