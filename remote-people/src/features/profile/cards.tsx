import type { Bucket, Journal, Kick } from '@bucketeer/shared-auth'
import {
  ArrowRightIcon,
  AudienceChip,
  CardGrid,
  CardLinkButton,
  CategoryChip,
  Chip,
  type Columns,
  countryName,
  type CoverProps,
  coversIn,
  kickCover,
  LiftingCard,
  lineClamp,
  ListError,
  LongCardGrid,
  MapPinIcon,
  MarkdownExcerpt,
  NextPage,
  Picture,
  PictureCard,
  Stack,
  styled,
  Typography,
} from '@bucketeer/shared-ui'
import { type ReactNode, useId } from 'react'
import type { KickPages } from './queries'
import { words } from './words'

/** Number of Buckets and of Journals on a profile. */
export const shownPerSection = 3

const sectionColumns: Columns = { xs: 1, sm: shownPerSection }
const pictureSizes = '(min-width: 1344px) 410px, (min-width: 600px) 33vw, 100vw'

const Body = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  flexGrow: 1,
  gap: theme.spacing(0.75),
  padding: theme.spacing(2, 2.5, 1.5),
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(0.5), padding: theme.spacing(1.5, 2, 1) },
}))
interface SectionCardProps {
  to: string
  /** Text of the card's only link, which covers the card. */
  go: string
  title: string
  text: ReactNode
  chip: string
  picture: string | null
  cover: CoverProps
}

/** A Bucket or a Journal on a profile. */
function SectionCard({ to, go, title, text, chip, picture, cover }: SectionCardProps) {
  const id = useId()
  return (
    <LiftingCard>
      <Picture src={picture} alt="" ratio="card" cover={cover} sizes={pictureSizes} />
      <Chip
        size="small"
        label={chip}
        sx={{ position: 'absolute', top: 12, left: 12, bgcolor: 'background.paper' }}
      />
      <Body>
        <Typography variant="h4" component="h3" id={id} sx={{ alignSelf: 'stretch', ...lineClamp(2) }}>
          {title}
        </Typography>
        <Typography sx={{ alignSelf: 'stretch', color: 'text.secondary', ...lineClamp(2) }}>
          {text}
        </Typography>
        <CardLinkButton to={to} aria-describedby={id} endIcon={<ArrowRightIcon size={18} />}>
          {go}
        </CardLinkButton>
      </Body>
    </LiftingCard>
  )
}

/** Buckets as cards with their pictures. */
export const BucketCards = ({ label, buckets }: { label: string; buckets: Bucket[] }) => (
  <CardGrid columns={sectionColumns} label={label}>
    {buckets.map(({ _id, name, description, picture, kickCount }) => (
      <SectionCard
        key={_id}
        to={`/buckets/${_id}`}
        go={words.buckets.go}
        title={name}
        text={description}
        chip={words.buckets.kicks(kickCount)}
        picture={picture}
        cover={{ name, kind: 'Bucket' }}
      />
    ))}
  </CardGrid>
)

type ListedJournal = Pick<Journal, '_id' | 'title' | 'description' | 'story' | 'storyCount' | 'audience'>

/** Journals as cards, each with the picture of its first Story and with who may read it. */
export const JournalCards = ({ label, journals }: { label: string; journals: readonly ListedJournal[] }) => (
  <CardGrid columns={sectionColumns} label={label}>
    {journals.map(({ _id, title, description, story, storyCount, audience }) => (
      <SectionCard
        key={_id}
        to={`/journal/${_id}`}
        go={words.journals.go}
        title={title}
        text={<MarkdownExcerpt text={description} />}
        chip={`${words.journals.audiences[audience]} · ${words.journals.stories(storyCount)}`}
        picture={story[0]?.pictures || null}
        cover={{ name: title, kind: 'Journal' }}
      />
    ))}
  </CardGrid>
)

/** Category and country on the picture of a card, and whether only its creator can see it. */
const KickChips = ({ audience, category, country }: Kick) => (
  <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75 }}>
    {audience === 'Private' && <AudienceChip audience={audience} />}
    {category && <CategoryChip category={category} label={words.kicks.categories[category]} />}
    {country && (
      <Chip
        size="small"
        label={countryName(country)}
        icon={<MapPinIcon size={15} />}
        sx={{ bgcolor: 'background.paper', '& .MuiChip-icon': { color: 'text.secondary', ml: 1, mr: -0.5 } }}
      />
    )}
  </Stack>
)

interface KickCardsProps {
  label: string
  heading: 'h2' | 'h3'
  query: KickPages
  loadsNear?: boolean
}

/** Kicks as cards that lead to their pages, after why they failed to load, and before the button for more. */
export const KickCards = ({ label, heading, query, loadsNear = true }: KickCardsProps) => (
  <>
    <ListError list={query} title={words.kicks.couldNotGet} />
    {query.data && query.data.length > 0 && (
      <LongCardGrid columns={sectionColumns} label={label}>
        {coversIn(query.data, kickCover).map(({ thing: kick, cover }) => (
          <PictureCard
            key={kick._id}
            to={`/kicks/${kick._id}`}
            title={kick.name}
            heading={heading}
            picture={kick.pictures || null}
            cover={cover}
            text={kick.description}
            chip={<KickChips {...kick} />}
            sizes={pictureSizes}
          />
        ))}
      </LongCardGrid>
    )}
    <NextPage list={query} label={words.kicks.more} failure={words.kicks.couldNotGet} loadsNear={loadsNear} />
  </>
)
