import { styled, Typography } from '@bucketeer/shared-ui'
import { useId } from 'react'

const Group = styled('fieldset')({ margin: 0, padding: 0, border: 0, minWidth: 0 })
const Row = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) }))
const Choice = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 40,
  padding: theme.spacing(0.5, 2),
  borderRadius: 20,
  cursor: 'pointer',
  fontWeight: 500,
  border: `1px solid ${theme.vars.palette.edge}`,
  '&:has(input:checked)': {
    borderColor: theme.vars.palette.secondary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.secondary.main}`,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.secondary.main} 8%, ${theme.vars.palette.background.paper})`,
  },
  '&:has(input:focus-visible)': {
    outline: `3px solid ${theme.vars.palette.secondary.main}`,
    outlineOffset: 2,
  },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
}))

interface ChipRadiosProps<Value extends string> {
  legend: string
  /** Shown in a softer tone beside the legend. */
  note?: string
  options: readonly { value: Value; label: string; name?: string }[]
  /** Null while no option is chosen. */
  value: Value | null
  onChange(value: Value): void
}

/** Renders a radio group as a row of chips. */
export function ChipRadios<Value extends string>(props: ChipRadiosProps<Value>) {
  const { legend, note, options, value, onChange } = props
  const group = useId()
  return (
    <Group>
      <Typography variant="subtitle2" component="legend" sx={{ padding: 0, marginBottom: 0.75 }}>
        {legend}
        {note && <span> · {note}</span>}
      </Typography>
      <Row>
        {options.map((option) => (
          <Choice key={option.value}>
            <input
              type="radio"
              name={group}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              {...(option.name && { 'aria-label': option.name })}
            />
            <span>{option.label}</span>
          </Choice>
        ))}
      </Row>
    </Group>
  )
}
