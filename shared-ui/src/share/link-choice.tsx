import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { useId } from 'react'

interface LinkChoiceProps {
  label: string
  hint: string
  isChosen: boolean
  isDisabled: boolean
  onChange(chosen: boolean): void
}

/** A checkbox about a link, with what it means. */
export function LinkChoice({ label, hint, isChosen, isDisabled, onChange }: LinkChoiceProps) {
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
