import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useId, useRef, useState } from 'react'
import { Button } from '../buttons/button'
import { formatDay } from '../dates/format-moment'
import { ConfirmDialog } from '../dialogs/confirm-dialog'
import { CheckIcon, InfoIcon } from '../icons'
import { LinkExpiry } from './link-expiry'
import { SharePasswordField } from './share-password-field'
import type { NotesChoice, ShareLink, useShareLink } from './use-share-link'
import { words } from './words'

interface LinkChoiceProps {
  label: string
  hint: string
  isChosen: boolean
  isDisabled: boolean
  onChange(chosen: boolean): void
}

/** A checkbox about a link, with what it means. */
function LinkChoice({ label, hint, isChosen, isDisabled, onChange }: LinkChoiceProps) {
  const hintId = useId()
  return (
    <div>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            checked={isChosen}
            disabled={isDisabled}
            onChange={(_event, checked) => onChange(checked)}
            slotProps={{ input: { 'aria-describedby': hintId } }}
          />
        }
      />
      <FormHelperText id={hintId} sx={{ marginLeft: 4, marginTop: -0.5 }}>
        {hint}
      </FormHelperText>
    </div>
  )
}

interface LinkAddressProps {
  url: string
  /** Moves focus to the address, which was just created. */
  isNew: boolean
}

/** The address of a link, with a button to copy it. */
function LinkAddress({ url, isNew }: LinkAddressProps) {
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState<boolean | null>(null)
  const address = new URL(url, document.baseURI).href
  const copy = async () => {
    // Without the selection, browsers that refuse the clipboard would leave nothing to copy by hand.
    field.current?.select()
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
    } catch {
      setCopied(false)
    }
  }
  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1 }}>
        <TextField
          label={words.address}
          value={address}
          inputRef={field}
          autoFocus={isNew}
          onFocus={() => field.current?.select()}
          slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
          sx={{ flexGrow: 1 }}
        />
        <Button
          variant="contained"
          onClick={() => void copy()}
          startIcon={isCopied && <CheckIcon size={18} />}
          sx={{ flexShrink: 0 }}
        >
          {words.copy}
        </Button>
      </Box>
      <Typography role="status" variant="body2" sx={{ marginTop: 0.75, '&:empty': { display: 'none' } }}>
        {isCopied !== null && (isCopied ? words.copied : words.couldNotCopy)}
      </Typography>
    </div>
  )
}

interface LinkPasswordProps {
  hasPassword: boolean
  isBusy: boolean
  /** @returns whether it succeeded */
  onChange(password: string | null): Promise<boolean>
}

/** Adds, changes or removes the password of a link. */
function LinkPassword({ hasPassword, isBusy, onChange }: LinkPasswordProps) {
  const [isTyping, setTyping] = useState(false)
  const [password, setPassword] = useState('')
  const close = () => {
    setTyping(false)
    setPassword('')
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await onChange(password)) close()
  }
  if (!isTyping)
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" disabled={isBusy} onClick={() => setTyping(true)}>
          {hasPassword ? words.changePassword : words.addPassword}
        </Button>
        {hasPassword && (
          <Button disabled={isBusy} onClick={() => void onChange(null)}>
            {words.removePassword}
          </Button>
        )}
      </Box>
    )
  return (
    <Box component="form" onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 1 }}>
      <SharePasswordField
        autoFocus
        hint={words.passwordHint}
        minLength={8}
        value={password}
        onChange={setPassword}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="outlined" loading={isBusy}>
          {words.save}
        </Button>
        <Button disabled={isBusy} onClick={close}>
          {words.cancel}
        </Button>
      </Box>
    </Box>
  )
}

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
      <LinkAddress key={url} url={url} isNew={done === 'created'} />
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
