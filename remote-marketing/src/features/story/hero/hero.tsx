import { LinkButton, styled, Typography } from '@bucketeer/shared-ui'
import { HeroHeading } from '../../../components/hero-heading'
import { PageColumn } from '../../../components/page-column'
import { ViewerLink } from '../../../components/viewer-link'
import { words } from '../words'
import { PhotoPrints } from './photo-prints'

const Columns = styled(PageColumn)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 6fr)',
  alignItems: 'center',
  gap: theme.spacing(5, 8),
  paddingTop: theme.spacing(8),
  paddingBottom: theme.spacing(4),
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingTop: theme.spacing(5) },
  [theme.breakpoints.down('sm')]: { paddingTop: theme.spacing(3.5) },
}))
const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  [theme.breakpoints.down('sm')]: { '& > *': { flexGrow: 1 } },
}))

/** Renders the heading, the story in three sentences, two links and the photo prints. */
export function Hero() {
  const { line, findOutMore, member, visitor } = words.hero
  return (
    <Columns>
      <div>
        <HeroHeading title={words.title} />
        <Typography
          variant="subtitle1"
          component="p"
          sx={{ margin: '20px 0 32px', maxWidth: '52ch', color: 'text.secondary', textWrap: 'pretty' }}
        >
          {line}
        </Typography>
        <Actions>
          <LinkButton to="/journey" variant="contained" size="large">
            {findOutMore}
          </LinkButton>
          <ViewerLink
            member={{ label: member, to: '/buckets/create' }}
            visitor={{ label: visitor, to: '/signup' }}
            variant="outlined"
            size="large"
          />
        </Actions>
      </div>
      <PhotoPrints />
    </Columns>
  )
}
