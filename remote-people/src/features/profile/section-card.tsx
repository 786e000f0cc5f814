import { type ReactNode, useId } from 'react'
import {
  ArrowRightIcon,
  CardLinkButton,
  Chip,
  type CoverProps,
  LiftingCard,
  lineClamp,
  Picture,
  styled,
  Typography,
} from '@bucketeer/shared-ui'

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
export const SectionCard = ({ to, go, title, text, chip, picture, cover }: SectionCardProps) => {
  const id = useId()
  return (
    <LiftingCard>
      <Picture
        src={picture}
        alt=""
        ratio="card"
        cover={cover}
        sizes="(min-width: 1344px) 410px, (min-width: 600px) 33vw, 100vw"
      />
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
