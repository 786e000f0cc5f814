import { AudienceChip, PictureCard, Stack, Typography } from '@bucketeer/shared-ui'
import type { ReactNode } from 'react'
import type { LogEntry } from './entry'
import { entryWords } from './entry-words'

interface EntryCardProps {
  entry: LogEntry
  /** The menu of one's own entry. */
  menu?: ReactNode
}

/** An entry in a log. */
export function EntryCard({ entry, menu }: EntryCardProps) {
  const { kick, kickName, stars, note } = entry
  const isOwn = menu !== undefined
  return (
    <PictureCard
      to={`/log/${entry._id}`}
      heading="h3"
      title={kickName}
      picture={kick?.pictures || null}
      cover={{ name: kickName, kind: kick?.category ?? 'Bucket' }}
      text={note}
      sizes="(min-width: 1200px) 410px, (min-width: 600px) 50vw, 100vw"
      {...(isOwn && { chip: <AudienceChip audience={entry.audience} /> })}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, marginTop: 'auto' }}>
        <Typography sx={{ flexGrow: 1, fontWeight: 500 }}>
          {entryWords(entry)}
          {stars ? ` · ${stars} ★` : ''}
        </Typography>
        {menu && <div style={{ position: 'relative', zIndex: 1 }}>{menu}</div>}
      </Stack>
    </PictureCard>
  )
}
