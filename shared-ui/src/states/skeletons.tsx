import { keyframes } from '@emotion/react'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { type ReactNode, useState } from 'react'
import { CardGrid, type Columns } from '../cards/card-grid'
import { PageFrame, type PageFrameProps } from '../page/page-frame'
import { isPrerenderedPageShown } from '../page-placeholder/prerendered-page'
import { cardRatio } from '../pictures/picture'
import { shadow } from '../theme/styles'
import { bandHeight, lowBandHeight, pageWidth, radius } from '../theme/tokens'
import { words } from '../words'

const moveRight = keyframes({ from: { transform: 'translateX(-18px)' }, to: { transform: 'translateX(0)' } })
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

const Note = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  fontFamily: theme.typography.h4.fontFamily,
  // The font of headings loads first.
  fontWeight: theme.typography.h4.fontWeight,
  fontSize: '1.125rem',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  textAlign: 'center',
  color: theme.vars.palette.text.primary,
  // The delay keeps the message from flashing when loading is fast.
  '&[data-fades]': { animation: `${appear} 250ms ease-out 150ms both` },
}))
const Route = styled('svg')(({ theme }) => ({
  overflow: 'hidden',
  color: theme.vars.palette.primary.main,
  '& path': { animation: `${moveRight} 900ms linear infinite` },
}))

const Text = styled('p')({ margin: 0, font: 'inherit' })

interface LoadingMessageProps {
  /** `h1` on a page that has no other heading yet. */
  as?: 'h1' | 'p'
}

/** Shows the loading message (S2.24) under an animated line. */
function LoadingMessage({ as = 'p' }: LoadingMessageProps) {
  // The prerendered message that this one replaces has already faded in.
  const [isReplacement] = useState(isPrerenderedPageShown)
  return (
    <Note role="status" data-fades={isReplacement ? undefined : ''}>
      <Route width="108" height="16" viewBox="0 0 108 16" aria-hidden>
        <path
          d="M-20 8 q9 -9 18 0 t18 0 t18 0 t18 0 t18 0 t18 0 t18 0 t18 0"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeDasharray="1 6"
        />
      </Route>
      <Text as={as}>{words.loading}</Text>
    </Note>
  )
}

/** Replaces a page that is loading and whose layout is not known yet. */
export function LoadingView() {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '60vh', padding: 3 }}>
      <LoadingMessage as="h1" />
    </Box>
  )
}

const MessageCard = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 'clamp(48px, 18vh, 160px)',
  left: '50%',
  transform: 'translateX(-50%)',
  width: 'max-content',
  maxWidth: 'calc(100% - 32px)',
  padding: theme.spacing(2, 3),
  borderRadius: 16,
  backgroundColor: theme.vars.palette.background.raised,
  boxShadow: shadow(theme, 'floating'),
}))

interface SkeletonFrameProps {
  /** The element of the loading message: `h1` where the skeleton replaces a whole page. */
  words?: LoadingMessageProps['as']
  children: ReactNode
}

/** Renders a skeleton with the loading message over it. */
export function SkeletonFrame({ words = 'p', children }: SkeletonFrameProps) {
  return (
    <Box sx={{ position: 'relative', minHeight: 240 }}>
      <div aria-hidden>{children}</div>
      <MessageCard>
        <LoadingMessage as={words} />
      </MessageCard>
    </Box>
  )
}

export interface CardGridSkeletonProps extends Pick<SkeletonFrameProps, 'words'> {
  /** As in `CardGrid`. */
  columns: Columns
  /** The number of cards. */
  count?: number
}

/** The skeleton of a `CardGrid`. */
export function CardGridSkeleton({ columns, count = 6, words }: CardGridSkeletonProps) {
  const cards = Array.from({ length: count }, (_, index) => (
    <Card key={index} sx={{ width: '100%' }}>
      <Skeleton variant="rectangular" height="auto" sx={cardRatio} />
      <Box sx={{ padding: 2.5 }}>
        <Skeleton width="62%" height={30} />
        <Skeleton width="100%" />
        <Skeleton width="82%" />
      </Box>
    </Card>
  ))
  return (
    <SkeletonFrame words={words}>
      <CardGrid columns={columns}>{cards}</CardGrid>
    </SkeletonFrame>
  )
}

interface DetailSkeletonProps {
  /** Whether the page has a low band. */
  isLow?: boolean
}

/** The skeleton of a detail page. It replaces the whole `PageFrame`. */
export function DetailSkeleton({ isLow = false }: DetailSkeletonProps) {
  return (
    <SkeletonFrame words="h1">
      <Stack
        sx={{
          maxWidth: pageWidth.wide + 64,
          marginInline: 'auto',
          padding: { xs: 0, sm: isLow ? '16px 32px 40px' : '40px 32px' },
          gap: 1,
        }}
      >
        <Skeleton
          variant="rectangular"
          height={isLow ? lowBandHeight : bandHeight}
          sx={{
            borderRadius: { xs: 0, sm: `${radius.card}px` },
            marginBottom: 3,
          }}
        />
        <Stack sx={{ paddingInline: { xs: 2, sm: 0 }, maxWidth: '70ch' }}>
          {['96%', '100%', '88%', '54%'].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </Stack>
      </Stack>
    </SkeletonFrame>
  )
}

const shape = { variant: 'rectangular', sx: { borderRadius: `${radius.control}px` } } as const

interface FormSkeletonProps extends Pick<SkeletonFrameProps, 'words'> {
  /** The number of fields. */
  fields?: number
  /** The frame of its page, if it replaces a whole one. */
  page?: Omit<PageFrameProps, 'children'>
}

/** The skeleton of a form. */
export function FormSkeleton({ fields = 3, words, page }: FormSkeletonProps) {
  const skeleton = (
    <SkeletonFrame words={words}>
      <Stack sx={{ gap: 3 }}>
        {Array.from({ length: fields }, (_, place) => (
          <div key={place}>
            <Skeleton width={120} sx={{ marginBottom: 0.5 }} />
            <Skeleton {...shape} height={48} />
          </div>
        ))}
        <Skeleton {...shape} width={140} height={44} />
      </Stack>
    </SkeletonFrame>
  )
  return page ? <PageFrame {...page}>{skeleton}</PageFrame> : skeleton
}
