import { useId } from 'react'
import {
  ArrowRightIcon,
  Card,
  Chip,
  type CoverProps,
  LinkButton,
  motion,
  Picture,
  shadow,
  styled,
  Typography,
} from '@bucketeer/shared-ui'

const Face = styled(Card)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  ...motion('transform', 'box-shadow'),
  '@media (hover: hover) and (prefers-reduced-motion: no-preference)': {
    '&:hover': { transform: 'translateY(-3px)', boxShadow: shadow(theme, 'lifted') },
  },
  '&:active': { transform: 'none' },
}))
const Body = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  flexGrow: 1,
  gap: theme.spacing(0.75),
  padding: theme.spacing(2, 2.5, 1.5),
}))
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
}
const overTheCard = {
  marginTop: 'auto',
  marginLeft: -1.5,
  position: 'static',
  '&:active': { transform: 'none' },
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '20px' },
}

interface SectionCardProps {
  to: string
  /** Text of the card's only link, which covers the card. */
  go: string
  title: string
  text: string
  chip: string
  picture: string | null
  cover: CoverProps
}

/** A Bucket or a Journal on a profile. */
export const SectionCard = ({ to, go, title, text, chip, picture, cover }: SectionCardProps) => {
  const id = useId()
  return (
    <Face>
      <Picture
        src={picture}
        alt=""
        cover={cover}
        sizes="(min-width: 1344px) 410px, (min-width: 600px) 33vw, 100vw"
      />
      <Chip
        size="small"
        label={chip}
        sx={{ position: 'absolute', top: 12, left: 12, bgcolor: 'background.paper' }}
      />
      <Body>
        <Typography variant="h4" component="h3" id={id} sx={twoLines}>
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary', ...twoLines }}>{text}</Typography>
        <LinkButton to={to} aria-describedby={id} endIcon={<ArrowRightIcon size={18} />} sx={overTheCard}>
          {go}
        </LinkButton>
      </Body>
    </Face>
  )
}
