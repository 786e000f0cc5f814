import {
  CheckIcon,
  kickCover,
  LinkButton,
  PageFrame,
  type PageFrameProps,
  plainList,
  Section,
  Stack,
  styled,
  Typography,
  visuallyHidden,
} from '@bucketeer/shared-ui'
import { PhotoStrip } from '@bucketeer/shared-ui/social'
import type { ReactNode } from 'react'
import { entryWords, type ShownEntry, type Step } from '../log/entry'
import { words } from './words'

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: theme.spacing(1),
  overflowWrap: 'anywhere',
  '& svg': { color: theme.vars.palette.secondary.main },
}))

/** The steps of an entry, with a tick at those that are done. */
const EntrySteps = ({ steps }: { steps: readonly Step[] }) => (
  <Section heading={words.steps} gap={1.5}>
    <Stack component="ul" role="list" sx={{ gap: 1, ...plainList }}>
      {steps.map(({ text, done }, index) => (
        <Item key={index}>
          {done ? <CheckIcon size={20} /> : <span />}
          <span>
            <span style={visuallyHidden}>{done ? words.stepState.done : words.stepState.open} </span>
            {text}
          </span>
        </Item>
      ))}
    </Stack>
  </Section>
)

/** Returns the remarks of an entry: whether the user would do it again, the stars, and the companions. */
const remarks = ({ again, stars, with: companions = [] }: ShownEntry) => [
  ...(again === null ? [] : [again ? words.again : words.once]),
  ...(stars ? [words.stars(stars)] : []),
  ...(companions.length > 0 ? [words.with(companions.map(({ name }) => name))] : []),
]

interface EntryViewProps extends Pick<PageFrameProps, 'back' | 'action'> {
  entry: ShownEntry
  /** Whose it is, or who may see it, and what failed. */
  top: ReactNode
  /** Whether the reader can open its Kick. */
  linksKick: boolean
  /** Shown between what the entry says and the link to its Kick. */
  children?: ReactNode
  bottom?: ReactNode
}

/** An entry of a log. */
export function EntryView({ entry, top, linksKick, children, bottom, ...frame }: EntryViewProps) {
  const { kick, kickName, note, photos = [], steps = [] } = entry
  return (
    <PageFrame
      {...frame}
      title={kickName}
      picture={{
        src: photos[0]?.url ?? (kick?.pictures || null),
        alt: photos[0]?.alt ?? '',
        cover: { ...kickCover({ category: null, ...kick, name: kickName }), ratio: '21/9' },
      }}
      intro={entryWords(entry)}
    >
      <Stack sx={{ gap: 3, alignItems: 'flex-start' }}>
        {top}
        {remarks(entry).map((remark) => (
          <Typography key={remark}>{remark}</Typography>
        ))}
        {note && (
          <section aria-label={words.note}>
            <Typography sx={{ maxWidth: '70ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {note}
            </Typography>
          </section>
        )}
        {photos.length > 1 && (
          <div style={{ width: '100%' }}>
            <PhotoStrip photos={photos} />
          </div>
        )}
        {steps.length > 0 && <EntrySteps steps={steps} />}
        {children}
        {linksKick && kick?._id && (
          <LinkButton to={`/kicks/${kick._id}`} variant="outlined">
            {words.toKick}
          </LinkButton>
        )}
        {bottom}
      </Stack>
    </PageFrame>
  )
}
