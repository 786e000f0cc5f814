import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { chosen, focusRing, motion, visuallyHidden } from '../theme/styles'
import { radius } from '../theme/tokens'

export interface RadioCardOption<Value extends string> {
  value: Value
  label: string
  /** One line of explanation. */
  note?: string
  /** A `Cover` or an image. Fills a box beside the label on phones, and a 16:9 box above it elsewhere. */
  drawing?: ReactNode
}

const Face = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  width: '100%',
  overflow: 'hidden',
  cursor: 'pointer',
  borderRadius: 16,
  border: `1px solid ${theme.vars.palette.edge}`,
  backgroundColor: theme.vars.palette.background.paper,
  ...motion('border-color', 'background-color', 'box-shadow'),
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&:has(input:checked)': chosen(theme),
  '&:has(input:focus-visible)': focusRing(theme),
  [theme.breakpoints.up('sm')]: { flexDirection: 'column' },
  '&[data-compact]': {
    '& > [aria-hidden]': { aspectRatio: '5/2' },
    [theme.breakpoints.down('sm')]: {
      flexDirection: 'column',
      '& > [aria-hidden]': {
        flex: 'none',
        aspectRatio: '16/9',
        margin: theme.spacing(0.5, 0.5, 0),
      },
      '& > :last-child': { display: 'block', textAlign: 'center', padding: theme.spacing(1, 0) },
      '& strong': { fontSize: theme.typography.body2.fontSize, hyphens: 'auto' },
      // The attribute makes it stronger than the rules of `Words`.
      '& input[type]': {
        position: 'absolute',
        top: 10,
        left: 10,
        backgroundColor: theme.vars.palette.background.paper,
      },
      '& small': visuallyHidden,
    },
  },
}))
const Drawing = styled('span')(({ theme }) => ({
  position: 'relative',
  flex: '0 0 104px',
  margin: theme.spacing(0.75, 0),
  marginInlineStart: theme.spacing(0.75),
  overflow: 'hidden',
  borderRadius: radius.control,
  [theme.breakpoints.up('sm')]: {
    flex: 'none',
    aspectRatio: '16/9',
    margin: theme.spacing(0.75, 0.75, 0),
  },
}))
const Words = styled('span')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'center',
  alignItems: 'center',
  columnGap: theme.spacing(1.25),
  padding: theme.spacing(1.5, 1.75),
  // The browser fills an unchecked one with grey in dark mode, as if it were disabled.
  '& input': {
    appearance: 'none',
    width: 20,
    height: 20,
    margin: 0,
    border: `2px solid ${theme.vars.palette.edge}`,
    borderRadius: '50%',
    '&:checked': {
      borderColor: theme.vars.palette.secondary.main,
      background: `radial-gradient(circle, ${theme.vars.palette.secondary.main} 50%, transparent 58%)`,
    },
    '&:focus-visible': { outline: 'none' },
    // Backgrounds are not painted there.
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
  '& strong': { fontWeight: 600 },
  '& small': { ...theme.typography.body2, gridColumn: 2, color: theme.vars.palette.text.secondary },
}))

export interface RadioCardsProps<Value extends string> {
  /** The label of the group. */
  legend: string
  options: readonly RadioCardOption<Value>[]
  /** Null while no option is chosen. */
  value: NoInfer<Value> | null
  onChange(value: NoInfer<Value>): void
  /** The error message. */
  problem?: string | null | undefined
  /** Hides the label visually, where a heading says the same. */
  isLegendHidden?: boolean
  /** Whether the options are side by side only where each has 280 pixels. */
  isStacked?: boolean
  /** Whether options with drawings are side by side on phones, too, where their notes are for screen readers only. */
  isCompact?: boolean
}

const Group = styled('fieldset')({ margin: 0, padding: 0, border: 0, minWidth: 0 })

/** Renders a radio group as cards, side by side except on phones. The note of an option is its description. */
export function RadioCards<Value extends string>({
  legend,
  options,
  value,
  onChange,
  problem,
  isLegendHidden = false,
  isStacked = false,
  isCompact = false,
}: RadioCardsProps<Value>) {
  const name = useId()
  return (
    <Group data-invalid={problem ? '' : undefined} aria-describedby={problem ? `${name}-problem` : undefined}>
      <Typography
        variant="subtitle2"
        component="legend"
        sx={isLegendHidden ? visuallyHidden : { padding: 0, marginBottom: 0.75 }}
      >
        {legend}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: isStacked ? 1 : { xs: isCompact ? 0.5 : 1.5, sm: 1.5 },
          gridTemplateColumns: isStacked
            ? 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))'
            : { [isCompact ? 'xs' : 'sm']: `repeat(${options.length}, minmax(0, 1fr))` },
        }}
      >
        {options.map((option) => (
          <Face key={option.value} data-compact={isCompact ? '' : undefined}>
            {option.drawing && <Drawing aria-hidden>{option.drawing}</Drawing>}
            <Words>
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
                aria-label={option.label}
                aria-describedby={option.note && `${name}-${option.value}`}
              />
              <strong>{option.label}</strong>
              {option.note && <small id={`${name}-${option.value}`}>{option.note}</small>}
            </Words>
          </Face>
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
