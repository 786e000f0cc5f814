import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { type ReactNode, type RefObject } from 'react'

export interface PageHeadProps {
  title: string
  intro?: ReactNode
  figures?: string[] | undefined
  action?: ReactNode
  headingRef: RefObject<HTMLHeadingElement | null>
}

const Figures = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(1.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontWeight: 600,
  '& li + li::before': { content: '"·" / ""', marginRight: theme.spacing(1.5), fontWeight: 400 },
}))

// Has the height of the figures, so that nothing shifts when they have loaded.
const FiguresPlaceholder = styled('div')(({ theme }) => ({ ...theme.typography.body2, height: '1lh' }))

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  flexShrink: 0,
  [theme.breakpoints.down('sm')]: { '& > *': { flexGrow: 1 } },
}))

/** Renders a page's title, introduction, key figures and main action. */
export function PageHead({ title, intro, figures, action, headingRef }: PageHeadProps) {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: { xs: 2.5, sm: 4 }, alignItems: { sm: 'flex-end' }, justifyContent: 'space-between' }}
    >
      <Stack sx={{ gap: 1, minWidth: 0, maxWidth: '70ch' }}>
        <Typography ref={headingRef} variant="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {intro && (
          <Typography variant="subtitle1" component="div" sx={{ opacity: 0.86 }}>
            {intro}
          </Typography>
        )}
        {figures?.length === 0 && <FiguresPlaceholder />}
        {figures && figures.length > 0 && (
          <Figures>
            {figures.map((figure) => (
              <li key={figure}>{figure}</li>
            ))}
          </Figures>
        )}
      </Stack>
      {action && <Actions>{action}</Actions>}
    </Stack>
  )
}
