import {
  ArrowRightIcon,
  CardGrid,
  LinkButton,
  MapPinIcon,
  NotFoundView,
  PageFrame,
  Section,
  Stack,
  Typography,
} from '@bucketeer/shared-ui'
import { useLocation } from 'react-router-dom'
import { SiteFooter } from '../../footer/site-footer'
import { SampleActions } from '../../sample-kicks/sample-actions'
import { SampleKickCard } from '../../sample-kicks/sample-kick-card'
import { type SampleKick, sampleKicks } from '../../sample-kicks/sample-kicks'
import { words as sampleWords } from '../../sample-kicks/words'
import { words } from './words'

/** Category and place, below the title on the picture. */
const Intro = ({ category, texts }: SampleKick) => (
  <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
    <span>{sampleWords.categories[category]}</span>
    <Stack direction="row" component="span" sx={{ alignItems: 'center', gap: 0.75 }}>
      <MapPinIcon size={20} />
      <span>{texts.place}</span>
    </Stack>
  </Stack>
)

const MoreSamples = ({ than }: { than: SampleKick }) => (
  <Section heading={words.more} gap={3}>
    <CardGrid columns={{ xs: 1, md: 2 }}>
      {sampleKicks
        .filter((sample) => sample !== than)
        .map((sample) => (
          <SampleKickCard key={sample.path} sample={sample} />
        ))}
    </CardGrid>
  </Section>
)

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
  columnGap: 8,
  rowGap: 5,
}

/** Shows a sample Kick, which anybody may save. */
export default function SampleKickPage() {
  const { pathname } = useLocation()
  const sample = sampleKicks.find(({ path }) => pathname.toLowerCase().startsWith(path))
  if (!sample) return <NotFoundView />
  const { category, texts } = sample
  return (
    <>
      <PageFrame
        wide
        title={texts.name}
        intro={<Intro {...sample} />}
        back={{ to: '/', label: words.back }}
        picture={{ src: null, alt: '', cover: { name: texts.name, kind: category, ratio: '21/9' } }}
      >
        <Stack sx={{ gap: { xs: 6, md: 8 } }}>
          <Stack sx={columns}>
            <Stack sx={{ gap: 3 }}>
              <Typography variant="subtitle1" component="p" sx={{ maxWidth: '60ch' }}>
                {texts.text}
              </Typography>
              <SampleActions key={sample.path} sample={sample} />
            </Stack>
            <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
              <Typography variant="h4" component="h2">
                {words.aboutKicks}
              </Typography>
              <Typography sx={{ color: 'text.secondary', maxWidth: '60ch' }}>{words.kick}</Typography>
              <LinkButton to="/kicks" endIcon={<ArrowRightIcon size={18} />} sx={{ marginLeft: -1.5 }}>
                {words.showAll}
              </LinkButton>
            </Stack>
          </Stack>
          <MoreSamples than={sample} />
        </Stack>
      </PageFrame>
      <SiteFooter />
    </>
  )
}
