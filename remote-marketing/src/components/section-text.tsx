import { Typography } from '@bucketeer/shared-ui'
import { ViewerLink, type ViewerLinkProps } from './viewer-link'

interface SectionTextProps {
  /** The id of the heading. */
  id: string
  title: string
  text: string
  width: string
  link: ViewerLinkProps
}

/** Renders a section's h2, its text and its link. */
export const SectionText = ({ id, title, text, width, link }: SectionTextProps) => (
  <>
    <Typography id={id} variant="h2">
      {title}
    </Typography>
    <Typography
      variant="subtitle1"
      component="p"
      sx={{ margin: '12px 0 32px', maxWidth: width, color: 'text.secondary', textWrap: 'pretty' }}
    >
      {text}
    </Typography>
    <ViewerLink {...link} size="large" />
  </>
)
