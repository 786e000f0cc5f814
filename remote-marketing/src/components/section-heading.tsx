import { Typography } from '@bucketeer/shared-ui'

export interface SectionHeadingProps {
  id: string
  title: string
  intro?: string
}

/** Renders a section's h2 and its introduction. */
export const SectionHeading = ({ id, title, intro }: SectionHeadingProps) => (
  <div>
    <Typography id={id} variant="h2">
      {title}
    </Typography>
    {intro && (
      <Typography
        variant="subtitle1"
        component="p"
        sx={{ marginTop: 1.25, maxWidth: '46ch', color: 'text.secondary' }}
      >
        {intro}
      </Typography>
    )}
  </div>
)
