import {
  Button,
  CheckIcon,
  ErrorBanner,
  kickCover,
  lineClamp,
  Picture,
  radius,
  SecondaryText,
  Stack,
  styled,
  TextLink,
  Typography,
} from '@bucketeer/shared-ui'
import { targetWords } from '@bucketeer/shared-ui/social'
import { useId } from 'react'
import { type NextUp, usePutOff } from './use-today'
import { words } from './words'

/** The picture above the words, and beside them where there is room. */
const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  flexGrow: 1,
  gap: theme.spacing(2, 3),
  '@container (min-width: 480px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}))
const Name = styled('p')(({ theme }) => ({
  ...theme.typography.h2,
  ...lineClamp(4),
  fontSize: 'clamp(1.75rem, 7.4cqi, 2.75rem)',
  lineHeight: 1.14,
  marginBlock: 0,
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
    <Layout>
      <Picture
        src={pictures || null}
        alt=""
        ratio="card"
        sizes="(min-width: 600px) 400px, 100vw"
        cover={kickCover(next.kick)}
        style={{ height: '100%', borderRadius: radius.control }}
      />
      <Stack sx={{ gap: 1.5 }}>
        {question && <Typography color="textSecondary">{question}</Typography>}
        <div aria-live="polite">
          <Name id={id}>
            <TextLink to={`/kicks/${_id}`} color="inherit" underline="hover">
              {name}
            </TextLink>
          </Name>
          <SecondaryText sx={{ overflowWrap: 'anywhere', marginTop: 1 }}>{placeWords(next)}</SecondaryText>
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
            <Button variant="outlined" aria-describedby={id} loading={isPending} onClick={() => putOff(_id)}>
              {words.next.notNow}
            </Button>
          )}
        </Stack>
      </Stack>
    </Layout>
  )
}
