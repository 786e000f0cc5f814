import { styled, Typography } from '@bucketeer/shared-ui'
import { useId } from 'react'
import { PageSection } from '../../../components/page-section'
import { ViewerLink } from '../../../components/viewer-link'
import { words } from '../words'
import { PictureWall } from './picture-wall'

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  alignItems: 'center',
  gap: theme.spacing(6, 8),
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

export function InspireSection() {
  const id = useId()
  const { title, text, member, visitor } = words.inspire
  return (
    <PageSection labelledBy={id} ground="sand">
      <Columns>
        <div>
          <Typography id={id} variant="h2">
            {title}
          </Typography>
          <Typography
            variant="subtitle1"
            component="p"
            sx={{ margin: '12px 0 32px', maxWidth: '48ch', color: 'text.secondary', textWrap: 'pretty' }}
          >
            {text}
          </Typography>
          <ViewerLink
            member={{ label: member, to: '/kicks' }}
            visitor={{ label: visitor, to: '/signup' }}
            variant="contained"
            size="large"
          />
        </div>
        <PictureWall />
      </Columns>
    </PageSection>
  )
}
