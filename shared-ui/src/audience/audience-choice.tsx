import { journalAudiences } from '@bucketeer/platform/text'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { RadioCard } from '../fields/radio-cards'
import { visuallyHidden } from '../theme/styles'
import { type Audience, audienceTexts } from './audiences'

export interface AudienceChoiceProps<Value extends Audience> {
  /** The label of the group. */
  legend: string
  /** Hides the label visually, where a heading says the same. */
  isLegendHidden?: boolean
  /** The audiences on offer. The present one is shown even if it is not among them. */
  offered: readonly NoInfer<Value>[]
  /** The present audience of the thing. */
  present: NoInfer<Value>
  value: Value
  onChange(audience: NoInfer<Value>): void
}

const Group = styled('fieldset')({ margin: 0, padding: 0, border: 0, minWidth: 0 })

/** Renders a radio group of audiences, from the narrowest to the widest, each with a sentence about it. */
export function AudienceChoice<Value extends Audience>(props: AudienceChoiceProps<Value>) {
  const { legend, isLegendHidden = false, offered, present, value, onChange } = props
  const name = useId()
  const isShown = (audience: Audience): audience is Value =>
    audience === present || offered.some((each) => each === audience)
  return (
    <Group>
      <Typography
        variant="subtitle2"
        component="legend"
        sx={isLegendHidden ? visuallyHidden : { padding: 0, marginBottom: 0.75 }}
      >
        {legend}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {journalAudiences.filter(isShown).map((audience) => {
          const { label, note } = audienceTexts[audience]
          return (
            <RadioCard
              key={audience}
              name={name}
              value={audience}
              label={label}
              note={note}
              checked={audience === value}
              onChoose={() => onChange(audience)}
            />
          )
        })}
      </Box>
    </Group>
  )
}
