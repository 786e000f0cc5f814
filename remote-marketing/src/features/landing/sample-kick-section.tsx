import { ArrowRightIcon, CardGrid, lazyResource, LinkButton, styled } from '@bucketeer/shared-ui'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { PageSection, SectionHeading } from '../../components/page-parts'
import { SampleKickCard } from '../../sample-kicks/sample-kick-card'
import { type SampleKick, sampleKicks } from '../../sample-kicks/sample-kicks'
import { words } from './words'

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: theme.spacing(2, 4),
  marginBottom: theme.spacing(5),
}))

// Visitors load it when they open a sample.
const dialog = lazyResource(async () => (await import('../../sample-kicks/sample-dialog')).SampleDialog)

const nameInQuery = ({ path }: SampleKick) => path.replace('/sample/', '')

/** The sample that is open is in the query, so that Back closes it. */
function useOpenSample() {
  const [query] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  return {
    sample: sampleKicks.find((sample) => nameInQuery(sample) === query.get('sample')),
    open: (sample: SampleKick) =>
      navigate(`?sample=${nameInQuery(sample)}`, { state: { isOpened: true }, preventScrollReset: true }),
    close: () =>
      Object(state).isOpened === true
        ? navigate(-1)
        : navigate('?', { replace: true, preventScrollReset: true }),
  }
}

/** Shows the open sample once its code is loaded; its page, if that fails. */
function OpenSample({ sample, onClose }: { sample: SampleKick; onClose(): void }) {
  const [Dialog, setDialog] = useState(() => dialog.value())
  const navigate = useNavigate()
  useEffect(() => {
    dialog.load().then(
      (loaded) => setDialog(() => loaded),
      () => void navigate(sample.path, { replace: true }),
    )
  }, [navigate, sample])
  return Dialog && <Dialog sample={sample} onClose={onClose} />
}

export function SampleKickSection() {
  const { sample, open, close } = useOpenSample()
  return (
    <PageSection>
      <Head>
        <SectionHeading title={words.sampleKicks.title} intro={words.sampleKicks.intro} />
        <LinkButton to="/kicks" variant="outlined" endIcon={<ArrowRightIcon size={18} />}>
          {words.sampleKicks.showAll}
        </LinkButton>
      </Head>
      <CardGrid columns={{ xs: 1, md: 3 }}>
        {sampleKicks.map((kick) => (
          <SampleKickCard key={kick.path} sample={kick} onOpen={() => void open(kick)} />
        ))}
      </CardGrid>
      {sample && <OpenSample sample={sample} onClose={() => void close()} />}
    </PageSection>
  )
}
