import Box from '@mui/material/Box'
import { Button } from '../buttons/button'
import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import { DateField, typedDay } from '../dates/date-field'
import { formatDay } from '../dates/format-moment'
import { words } from './words'

const dayMs = 24 * 60 * 60 * 1000

const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()

/** Returns the end of a day, which is written as 2026-12-24, in the time of the user. */
const endOf = (day: string) => new Date(`${day}T23:59:59`).toISOString()

interface LinkExpiryProps {
  expiresAt: string | null
  isBusy: boolean
  onChange(expiresAt: string | null): void
}

/** Selects how long a link is good. */
export function LinkExpiry({ expiresAt, isBusy, onChange }: LinkExpiryProps) {
  const [isChoosing, setChoosing] = useState(false)
  const choose = (choice: string) => {
    setChoosing(choice === 'date')
    if (choice === 'never') onChange(null)
    if (choice === 'week') onChange(inDays(7))
    if (choice === 'month') onChange(inDays(30))
  }
  const present = expiresAt === null ? 'never' : 'present'
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <TextField
        select
        label={words.expiry}
        value={isChoosing ? 'date' : present}
        disabled={isBusy}
        onChange={(event) => choose(event.target.value)}
        slotProps={{ select: { native: true } }}
      >
        {expiresAt !== null && <option value="present">{formatDay(expiresAt)}</option>}
        {Object.entries(words.expiries).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </TextField>
      {isChoosing && <DayForm isBusy={isBusy} onChoose={(day) => onChange(endOf(day))} />}
    </Box>
  )
}

function DayForm({ isBusy, onChoose }: { isBusy: boolean; onChoose(day: string): void }) {
  const [text, setText] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const day = typedDay(text, 'plan')
    if (day) onChoose(day)
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
      <DateField
        label={words.day}
        text={text}
        hint={words.dayHint}
        question="plan"
        exactness="day"
        onChange={(typed) => setText(typed.text)}
      />
      {/* Beside the field, below its label. */}
      <Button type="submit" variant="outlined" loading={isBusy} sx={{ marginTop: 3.5 }}>
        {words.save}
      </Button>
    </Box>
  )
}
