import { Cover, type CoverProps, radius, styled } from '@bucketeer/shared-ui'
import { PageSection, SectionText, twoColumns } from '../../components/page-parts'
import { words } from './words'

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  overflow: 'hidden',
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))
const Body = styled('div')(({ theme }) => ({
  padding: 'clamp(24px, 5vw, 72px) clamp(20px, 4.5vw, 64px)',
  [theme.breakpoints.up('md')]: { order: -1 },
}))
const CoverArea = styled('div')(({ theme }) => ({
  position: 'relative',
  minHeight: 380,
  [theme.breakpoints.down('md')]: { minHeight: 0, aspectRatio: '16 / 9' },
}))

export const AchieveSection = () => (
  <PageSection>
    <Panel>
      <CoverArea>
        <Cover name="The summit at last" kind="Activity" />
      </CoverArea>
      <Body>
        <SectionText
          words={words.achieve}
          width="44ch"
          to={{ member: '/buckets', visitor: '/login' }}
          variant="outlined"
        />
      </Body>
    </Panel>
  </PageSection>
)

const pictures: CoverProps[] = [
  { name: 'Safari at sundown', kind: 'Travel' },
  { name: 'Northern lights', kind: 'Activity' },
  { name: 'Harbour breakfast', kind: 'Chill' },
  { name: 'Surf at first light', kind: 'Activity' },
  { name: 'Canyon road', kind: 'Travel' },
  { name: 'Cherry blossom temple', kind: 'Chill' },
]

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: theme.spacing(2),
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(1) },
}))
const Frame = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '4 / 5',
  borderRadius: radius.control,
  '&:nth-of-type(3n + 2)': { translate: '0 9%' },
})

/** Shows six covers in a grid whose middle column is shifted down. */
const PictureWall = () => (
  <Grid aria-hidden>
    {pictures.map((cover) => (
      <Frame key={cover.name}>
        <Cover {...cover} />
      </Frame>
    ))}
  </Grid>
)

const Columns = styled('div')(({ theme }) => ({
  ...twoColumns(theme, [5, 7], 'md', 6),
  alignItems: 'center',
}))

export const InspireSection = () => (
  <PageSection ground="sand">
    <Columns>
      <div>
        <SectionText
          words={words.inspire}
          width="48ch"
          to={{ member: '/kicks', visitor: '/signup' }}
          variant="contained"
        />
      </div>
      <PictureWall />
    </Columns>
  </PageSection>
)
