import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { RadioCard, type RadioCardOption } from './radio-card'

export interface RadioCardsProps<Value extends string> {
  /** The label of the group. */
  legend: string
  options: readonly RadioCardOption<Value>[]
  /** Null while no option is chosen. */
  value: NoInfer<Value> | null
  onChange(value: NoInfer<Value>): void
  /** The error message. */
  problem?: string | null | undefined
}

const Group = styled('fieldset')({ margin: 0, padding: 0, border: 0, minWidth: 0 })

/** Renders a radio group as cards, side by side except on phones. */
export function RadioCards<Value extends string>({
  legend,
  options,
  value,
  onChange,
  problem,
}: RadioCardsProps<Value>) {
  const name = useId()
  return (
    <Group data-invalid={problem ? '' : undefined} aria-describedby={problem ? `${name}-problem` : undefined}>
      <Typography variant="subtitle2" component="legend" sx={{ padding: 0, marginBottom: 0.75 }}>
        {legend}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { sm: `repeat(${options.length}, minmax(0, 1fr))` },
        }}
      >
        {options.map((option) => (
          <RadioCard
            key={option.value}
            {...option}
            name={name}
            checked={option.value === value}
            onChoose={() => onChange(option.value)}
          />
        ))}
      </Box>
      {problem && (
        <FormHelperText error id={`${name}-problem`}>
          {problem}
        </FormHelperText>
      )}
    </Group>
  )
}
