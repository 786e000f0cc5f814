import type { Kick } from '@bucketeer/shared-auth'
import { Button, ErrorBanner, SecondaryText, Stack } from '@bucketeer/shared-ui'
import {
  DateField,
  dateWords,
  isKnownDate,
  periodWords,
  type RoughDate,
  targetWords,
  type TypedDate,
} from '@bucketeer/shared-ui/social'
import { useRef, useState, type FormEvent } from 'react'
import type { KickControlProps } from '../favourite-button'
import { useTarget } from './use-wishes'
import { words } from './words'

const targetOf = ({ targetOn, targetPrecision }: Kick): RoughDate | null =>
  targetOn && targetPrecision ? { on: targetOn, precision: targetPrecision } : null

/** When the viewer last did a Kick that has no plan; null if that is unknown. */
export const doneDateOf = (kick: Kick): string | null =>
  kick.mine.lastDone?.on && !targetOf(kick) ? dateWords(kick.mine.lastDone) : null

interface KickTargetProps extends KickControlProps {
  /** In a line, which has the date beside the place where there is room. */
  isLine?: boolean
}

/** When the owner of the Bucket wants to do a Kick: a button that opens a field. Without a plan, when they last did it. */
export function KickTarget({ bucketId, kick, describedBy, isLine = false }: KickTargetProps) {
  const target = targetOf(kick)
  const [typed, setTyped] = useState<TypedDate | null>(null)
  const { mutate, isPending, error } = useTarget(bucketId, kick._id)
  const button = useRef<HTMLButtonElement>(null)

  const close = () => {
    setTyped(null)
    // The button is back after the next render.
    setTimeout(() => button.current?.focus())
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const date = typed?.date
    if (date === undefined || isPending) return
    mutate(date && isKnownDate(date) ? date : null, { onSuccess: close })
  }
  if (kick.mine.done > 0 && !target) {
    const date = doneDateOf(kick)
    // As high as the button before it, so that nothing moves when a Kick is ticked.
    const sx = { display: isLine ? { xs: 'flex', sm: 'none' } : 'flex', alignItems: 'center', minHeight: 36 }
    return date && <SecondaryText sx={sx}>{date}</SecondaryText>
  }
  if (typed === null)
    return (
      <Button
        ref={button}
        size="small"
        color="inherit"
        aria-describedby={describedBy}
        onClick={() => setTyped({ text: target ? periodWords(target) : '', date: target })}
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
      <DateField
        size="small"
        label={words.when}
        text={typed.text}
        autoFocus
        hint={words.whenHint}
        question="plan"
        onChange={setTyped}
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
