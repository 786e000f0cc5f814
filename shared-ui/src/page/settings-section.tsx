import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { SectionProps } from './section'

export interface SettingsSectionProps extends Pick<SectionProps, 'level' | 'headingRef' | 'children'> {
  heading: string
  text: string
  /** The space above the line that divides it from the section before, in units of the theme. Without it there is no line. */
  space?: number
}

/** A section of a page of settings. */
export function SettingsSection(props: SettingsSectionProps) {
  const { heading, text, level = 2, headingRef, space, children } = props
  const divided = space && { marginTop: space, paddingTop: 4, borderTop: 1, borderColor: 'divider' }
  return (
    <Box component="section" sx={divided || {}}>
      <Typography variant="h4" component={`h${level}`} {...(headingRef && { ref: headingRef, tabIndex: -1 })}>
        {heading}
      </Typography>
      <Typography sx={{ color: 'text.secondary', marginTop: 0.5, marginBottom: 2 }}>{text}</Typography>
      {children}
    </Box>
  )
}
