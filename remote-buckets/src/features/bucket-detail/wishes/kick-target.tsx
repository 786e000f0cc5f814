import type { Kick } from '@bucketeer/shared-auth'
import { Button, ErrorBanner, Stack } from '@bucketeer/shared-ui'
import { TextField } from '@bucketeer/shared-ui/forms'
import { dateText, parseDateText, type RoughDate, targetWords } from '@bucketeer/shared-ui/social'
import { useRef, useState, type FormEvent } from 'react'
import { useTarget } from './use-wishes'
import { words } from './words'

const targetOf = ({ targetOn, targetPrecision }: Kick): RoughDate | null =>
  targetOn && targetPrecision ? { on: targetOn, precision: targetPrecision } : null

interface KickTargetProps {
  bucketId: string
  kick: Kick
  /** The id of the element with the Kick's name. */
  describedBy: string
}

/** When the owner of the Bucket wants to do a Kick: a button that opens a field. */
export function KickTarget({ bucketId, kick, describedBy }: KickTargetProps) {
  const target = targetOf(kick)
  const [text, setText] = useState<string | null>(null)
  const [isRefused, setRefused] = useState(false)
  const { mutate, isPending, error } = useTarget(bucketId, kick._id)
  const button = useRef<HTMLButtonElement>(null)

  const close = () => {
    setText(null)
    setRefused(false)
    // The button is back after the next render.
    setTimeout(() => button.current?.focus())
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const date = text?.trim() ? parseDateText(text) : null
    setRefused(date === undefined)
    if (date !== undefined && !isPending) mutate(date, { onSuccess: close })
  }
  if (text === null)
    return (
      <Button
        ref={button}
        size="small"
        color="inherit"
        aria-describedby={describedBy}
        onClick={() => setText(target ? dateText(target) : '')}
        sx={{ alignSelf: 'flex-start', paddingInline: 1, marginInline: -1, color: 'text.secondary' }}
      >
        {target ? targetWords(target) : words.when}
      </Button>
    )
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={onSubmit}
      onKeyDown={({ key }) => key === 'Escape' && close()}
      sx={{ gap: 1, paddingBlock: 1 }}
    >
      <ErrorBanner title={words.couldNotSave} error={error} />
      <TextField
        size="small"
        label={words.when}
        value={text}
        autoFocus
        error={isRefused}
        helperText={isRefused ? words.noDate : words.whenHint}
        onChange={({ target: { value } }) => setText(value)}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          type="submit"
          size="small"
          variant="outlined"
          loading={isPending}
          aria-describedby={describedBy}
        >
          {words.save}
        </Button>
        <Button size="small" color="inherit" onClick={close}>
          {words.cancel}
        </Button>
      </Stack>
    </Stack>
  )
}
