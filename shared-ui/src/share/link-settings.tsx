import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { useId, useState } from 'react'
import { ConfirmDialog } from '../dialogs/confirm-dialog'
import { InfoIcon } from '../icons'
import { LinkAddress } from './link-address'
import { formatDay, LinkExpiry } from './link-expiry'
import { LinkPassword } from './link-password'
import type { ShareLink } from './share-link'
import type { useShareLink } from './use-share-link'
import { words } from './words'

interface LinkSettingsProps {
  link: ShareLink
  sharing: ReturnType<typeof useShareLink>
}

/** The address of a link and everything that its owner can change about it. */
export function LinkSettings({ link, sharing: { isExpired, isBusy, done, change, end } }: LinkSettingsProps) {
  const { url, expiresAt, hasPreview, hasPassword } = link
  const [asked, setAsked] = useState<'renew' | 'end' | null>(null)
  const hintId = useId()
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
      <div>
        <FormControlLabel
          label={words.preview}
          control={
            <Checkbox
              checked={hasPreview && !hasPassword}
              disabled={isBusy || hasPassword}
              onChange={(_event, checked) => void change({ hasPreview: checked })}
              slotProps={{ input: { 'aria-describedby': hintId } }}
            />
          }
        />
        <FormHelperText id={hintId} sx={{ marginLeft: 4, marginTop: -0.5 }}>
          {hasPassword ? words.noPreview : words.previewHint}
        </FormHelperText>
      </div>
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
