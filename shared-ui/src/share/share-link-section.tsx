import Box from '@mui/material/Box'
import { Button } from '../buttons/button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { ErrorBanner } from '../states/banners'
import { LinkSettings } from './link-settings'
import { type NotesChoice, type ShareLinkCalls, useShareLink } from './use-share-link'
import { words } from './words'

export interface ShareLinkSectionProps {
  calls: ShareLinkCalls
  /** A sentence about what the link leaves out. */
  note?: string
  /** Lets the owner show notes of entries with companions. */
  notesChoice?: NotesChoice
}

/** Renders the link of a thing and its settings, for the owner only. Goes below the audiences of `AudienceControl`. */
export function ShareLinkSection({ calls, note, notesChoice }: ShareLinkSectionProps) {
  const id = useId()
  const sharing = useShareLink(calls)
  const { link, isBusy, error, done } = sharing
  return (
    <Box component="section" aria-labelledby={id} sx={sectionLook}>
      <div>
        <Typography variant="h5" component="h3" id={id}>
          {words.heading}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', marginTop: 0.5 }}>
          {note ? `${words.readable} ${note}` : words.readable}
        </Typography>
      </div>
      <ErrorBanner title={link === undefined ? words.couldNotGet : words.couldNotChange} error={error} />
      {link === undefined && !error && <Skeleton variant="rounded" height={42} />}
      {link === undefined && error && (
        <Button variant="outlined" onClick={sharing.retry} sx={{ justifySelf: 'start' }}>
          {words.retry}
        </Button>
      )}
      {link === null && (
        <Button
          key={done}
          variant="outlined"
          autoFocus={done === 'ended'}
          loading={isBusy}
          onClick={() => void sharing.create()}
          sx={{ justifySelf: 'start' }}
        >
          {words.create}
        </Button>
      )}
      {link && <LinkSettings link={link} sharing={sharing} notesChoice={notesChoice} />}
      <Typography role="status" variant="body2" sx={{ '&:empty': { display: 'none' } }}>
        {done === 'changed' && words.saved}
      </Typography>
    </Box>
  )
}

const sectionLook = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingTop: 2,
  borderTop: 1,
  borderColor: 'divider',
} as const
