import { plainList, styled, TextLink, Typography } from '@bucketeer/shared-ui'
import type { ReactNode } from 'react'

export const Rows = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  gap: theme.spacing(0.5, 3),
  ...plainList,
}))
const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  margin: theme.spacing(0, -1),
  padding: theme.spacing(0.5, 1),
  borderRadius: 12,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
}))

interface CardRowProps {
  picture: ReactNode
  to: string
  title: string
  text: string
}

/** A row of a card, which links to a thing. */
export const CardRow = ({ picture, to, title, text }: CardRowProps) => (
  <Row>
    {picture}
    <div style={{ minWidth: 0 }}>
      <TextLink
        to={to}
        noWrap
        underline="hover"
        // Covers the row.
        sx={{
          display: 'block',
          fontWeight: 600,
          color: 'text.primary',
          '&::after': { content: '""', position: 'absolute', inset: 0 },
        }}
      >
        {title}
      </TextLink>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text}
      </Typography>
    </div>
  </Row>
)
