import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { formatDay } from '../dates/format-moment'
import { ConfirmDialog } from '../dialogs/confirm-dialog'
import { InfoIcon } from '../icons'
import { LinkAddress } from './link-address'
import { LinkChoice } from './link-choice'
import { LinkExpiry } from './link-expiry'
import { LinkPassword } from './link-password'
import type { NotesChoice, ShareLink } from './share-link'
import type { useShareLink } from './use-share-link'
import { words } from './words'

interface LinkSettingsProps {
  link: ShareLink
  sharing: ReturnType<typeof useShareLink>
  notesChoice: NotesChoice | undefined
}

/** The address of a link and everything that its owner can change about it. */
export function LinkSettings({
  link,
  notesChoice,
  sharing: { isExpired, isBusy, done, change, end },
}: LinkSettingsProps) {
  const { url, expiresAt, hasPreview, showsNotes = false, hasPassword } = link
  const [asked, setAsked] = useState<'renew' | 'end' | null>(null)
  const confirm = async () => {
    // The button can still be pressed while the dialog closes.
    if (asked === 'end') await end()
    if (asked === 'renew') await change({ newKey: true })
    setAsked(null)
  }
  return (
    <>
      {isExpired && expiresAt && (
        <Alert severity="info" icon={<InfoIcon size={22} />}>
          {words.expired(formatDay(expiresAt))}
        </Alert>
      )}
      <LinkAddress url={url} isNew={done === 'created'} />
      <LinkExpiry
        key={expiresAt}
        expiresAt={expiresAt}
        isBusy={isBusy}
        onChange={(moment) => void change({ expiresAt: moment })}
      />
      <LinkPassword hasPassword={hasPassword} isBusy={isBusy} onChange={(password) => change({ password })} />
      {notesChoice && (
        <LinkChoice
          {...notesChoice}
          isChosen={showsNotes}
          isDisabled={isBusy}
          onChange={(chosen) => void change({ showsNotes: chosen })}
        />
      )}
      <LinkChoice
        label={words.preview}
        hint={hasPassword ? words.noPreview : words.previewHint}
        isChosen={hasPreview && !hasPassword}
        isDisabled={isBusy || hasPassword}
        onChange={(chosen) => void change({ hasPreview: chosen })}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" disabled={isBusy} onClick={() => setAsked('renew')}>
          {words.renew}
        </Button>
        <Button color="error" disabled={isBusy} onClick={() => setAsked('end')}>
          {words.end}
        </Button>
      </Box>
      <ConfirmDialog
        open={asked !== null}
        title={asked === 'end' ? words.endTitle : words.renewTitle}
        text={asked === 'end' ? words.endText : words.renewText}
        confirm={asked === 'end' ? words.end : words.renew}
        tone={asked === 'end' ? 'error' : 'primary'}
        busy={isBusy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(null)}
      />
    </>
  )
}
