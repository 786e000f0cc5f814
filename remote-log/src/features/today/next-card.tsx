import {
  Button,
  CheckIcon,
  ErrorBanner,
  kickCover,
  Picture,
  radius,
  Stack,
  styled,
  TextLink,
  Typography,
} from '@bucketeer/shared-ui'
import { targetWords } from '@bucketeer/shared-ui/social'
import { useId } from 'react'
import { type NextUp, usePutOff } from './use-today'
import { words } from './words'

const Frame = styled('div')({ overflow: 'hidden', borderRadius: radius.control })

/** The picture above the words, and beside them where there is room. */
const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  '@container (min-width: 480px)': {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    alignItems: 'center',
    columnGap: theme.spacing(2.5),
  },
}))

/** 'In “Someday” · for 2027' */
const placeWords = ({ bucket, targetOn, targetPrecision }: NextUp) =>
  [
    words.next.in(bucket.name),
    ...(targetOn && targetPrecision ? [targetWords({ on: targetOn, precision: targetPrecision })] : []),
  ].join(' · ')

interface NextCardProps {
  next: NextUp
  /** Asks which wish comes first; null without another wish. */
  question: string | null
  onDone(): void
}

/** A wish, with buttons to mark it as done or to postpone it. */
export function NextCard({ next, question, onDone }: NextCardProps) {
  const id = useId()
  const { putOff, isPending, error } = usePutOff()
  const { _id, name, pictures } = next.kick
  return (
    <>
      {question && <Typography sx={{ color: 'text.secondary' }}>{question}</Typography>}
      <Layout>
        <Frame>
          <Picture
            src={pictures || null}
            alt=""
            ratio="3/2"
            sizes="(min-width: 900px) 400px, 100vw"
            cover={kickCover(next.kick)}
          />
        </Frame>
        <Stack sx={{ gap: 1.5 }}>
          <div aria-live="polite">
            <Typography id={id} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              <TextLink to={`/kicks/${_id}`} color="inherit">
                {name}
              </TextLink>
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {placeWords(next)}
            </Typography>
          </div>
          <ErrorBanner title={words.couldNotSave} error={error} />
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginTop: 'auto' }}>
            <Button
              variant="contained"
              startIcon={<CheckIcon size={20} />}
              aria-describedby={id}
              onClick={onDone}
            >
              {words.next.didIt}
            </Button>
            {question && (
              <Button
                variant="outlined"
                aria-describedby={id}
                loading={isPending}
                onClick={() => putOff(_id)}
              >
                {words.next.notNow}
              </Button>
            )}
          </Stack>
        </Stack>
      </Layout>
    </>
  )
}
