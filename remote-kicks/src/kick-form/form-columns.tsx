import { Box } from '@bucketeer/shared-ui'
import { type ReactNode } from 'react'

interface FormColumnsProps {
  /** The content above the fields. */
  start: ReactNode
  picture: ReactNode
  /** The content below the fields. */
  end: ReactNode
}

const columns = {
  display: 'grid',
  alignItems: 'start',
  columnGap: { md: 5 },
  rowGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
  gridTemplateAreas: { xs: '"start" "picture" "end"', md: '"start picture" "end picture"' },
  gridTemplateRows: { md: 'auto 1fr' },
  '& > *': { display: 'grid', gap: 3 },
}

const inSight = { position: { md: 'sticky' }, top: 'calc(var(--top-bar-height, 64px) + 24px)' }

/** The fields in one column, with the picture beside them on wide screens. */
export function FormColumns({ start, picture, end }: FormColumnsProps) {
  return (
    <Box sx={columns}>
      <Box sx={{ gridArea: 'start' }}>{start}</Box>
      <Box sx={{ gridArea: 'picture', ...inSight }}>{picture}</Box>
      <Box sx={{ gridArea: 'end' }}>{end}</Box>
    </Box>
  )
}
