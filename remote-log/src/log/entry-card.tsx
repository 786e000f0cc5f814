import { AudienceChip, kickCover, PictureCard, Stack, Typography } from '@bucketeer/shared-ui'
import type { ReactNode } from 'react'
import { entryWords, type LogEntry, type ShownEntry } from './entry'

interface EntryCardProps {
  entry: ShownEntry & Pick<LogEntry, '_id'> & Partial<Pick<LogEntry, 'audience'>>
  /** The menu of the user's own entry. */
  menu?: ReactNode
  /** In a year that was opened by its link: without a page of its own. */
  byLink?: boolean
}

/** An entry in a log. */
export function EntryCard({ entry, menu, byLink = false }: EntryCardProps) {
  const { kick, kickName, stars, note, photos = [], audience } = entry
  const isOwn = menu !== undefined
  return (
    <PictureCard
      {...(!byLink && { to: `/log/${entry._id}` })}
      heading="h3"
      title={kickName}
      picture={photos[0]?.url ?? (kick?.pictures || null)}
      cover={kickCover({ category: null, ...kick, name: kickName })}
      text={note}
      sizes="(min-width: 1200px) 410px, (min-width: 600px) 50vw, 100vw"
      {...(isOwn && audience && { chip: <AudienceChip audience={audience} /> })}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, marginTop: 'auto' }}>
        <Typography sx={{ flexGrow: 1, fontWeight: 500 }}>
          {entryWords(entry)}
          {stars ? ` · ${stars}\u00a0★` : ''}
        </Typography>
        {menu && <div style={{ position: 'relative', zIndex: 1 }}>{menu}</div>}
      </Stack>
    </PictureCard>
  )
}
