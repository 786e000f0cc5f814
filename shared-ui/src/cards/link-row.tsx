import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { TextLink } from '../links/links'
import { plainList } from '../theme/styles'
import { SecondaryText } from '../theme/secondary-text'

/** A list of `LinkRow`, in as many columns as fit. */
export const LinkRows = styled('ul')(({ theme }) => ({
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
const covering = {
  display: 'block',
  fontWeight: 600,
  color: 'text.primary',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const

export interface LinkRowProps {
  picture: ReactNode
  to: string
  title: string
  text: string
  /** Shown at the end. */
  children?: ReactNode
}

/** A row of a list with picture, title and a line of text. Its link covers it. */
export const LinkRow = ({ picture, to, title, text, children }: LinkRowProps) => (
  <Row>
    {picture}
    <div style={{ flexGrow: 1, minWidth: 0 }}>
      <TextLink to={to} noWrap underline="hover" sx={covering}>
        {title}
      </TextLink>
      <SecondaryText>{text}</SecondaryText>
    </div>
    {children}
  </Row>
)
