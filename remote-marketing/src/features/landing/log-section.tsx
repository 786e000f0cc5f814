import { ArrowRightIcon, CheckIcon, Cover, plainList, styled, Typography } from '@bucketeer/shared-ui'
import { PageSection, SectionHeading, twoColumns, ViewerLink } from '../../components/page-parts'
import { Sheet } from '../../components/sheet'
import { words } from './words'

/** The pictures of sample entries of a log. */
const sampleEntries = [
  { entry: 'stars', cover: { name: 'Sleep under the stars', kind: 'Chill' } },
  { entry: 'train', cover: { name: 'Night train in the snow', kind: 'Travel' } },
  { entry: 'surf', cover: { name: 'Waves', kind: 'Activity' } },
] as const

const Paper = styled(Sheet)(({ theme }) => ({
  width: 'min(100%, 460px)',
  padding: theme.spacing(1, 3),
  rotate: '-1.5deg',
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(2) },
}))
const Entries = styled('ul')({
  ...plainList,
  '& > li + li': { borderTop: '1px solid var(--rule)' },
})
const Entry = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  gap: theme.spacing(2),
  alignItems: 'center',
  paddingBlock: theme.spacing(2),
}))
const SmallPicture = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  borderRadius: 6,
})
const Tick = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: '50%',
  color: theme.vars.palette.secondary.contrastText,
  backgroundColor: theme.vars.palette.secondary.main,
}))

/** Shows sample entries of a log on a sheet of paper. */
const LogSheet = () => (
  <Paper>
    <Entries role="list">
      {sampleEntries.map(({ entry, cover }) => (
        <Entry key={entry}>
          <SmallPicture>
            <Cover {...cover} />
          </SmallPicture>
          <div>
            <Typography sx={{ fontWeight: 600 }}>{words.log.entries[entry].name}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {words.log.entries[entry].note}
            </Typography>
          </div>
          <Tick aria-hidden>
            <CheckIcon size={18} />
          </Tick>
        </Entry>
      ))}
    </Entries>
  </Paper>
)

const Columns = styled('div')(({ theme }) => ({
  ...twoColumns(theme, [6, 6], 'md'),
  alignItems: 'center',
}))
const SheetPlace = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  [theme.breakpoints.up('md')]: { order: -1 },
}))

/** Tells of the log, which is no part of the four features. Links to pages that are there without the log, too. */
export const LogSection = () => (
  <PageSection>
    <Columns>
      <div>
        <SectionHeading title={words.log.title} intro={words.log.intro} />
        <ViewerLink
          member={{ label: words.log.find, to: '/kicks' }}
          visitor={{ label: words.log.start, to: '/signup', state: { from: '/kicks' } }}
          endIcon={<ArrowRightIcon size={18} />}
          sx={{ marginTop: 2, marginLeft: -1 }}
        />
      </div>
      <SheetPlace>
        <LogSheet />
      </SheetPlace>
    </Columns>
  </PageSection>
)
