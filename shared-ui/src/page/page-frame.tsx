import Box from '@mui/material/Box'
import { type ReactNode } from 'react'
import { PageBand, type BandPicture } from './page-band'
import { PageHead } from './page-head'
import { useArrival } from './use-arrival'
import { ArrowLeftIcon } from '../icons'
import { LinkButton } from '../links/link-button'
import { pageWidth } from '../theme/tokens'

export interface PageFrameProps {
  /** The h1, and the first half of the tab's title. */
  title: string
  /** One line of what this page is. */
  intro?: ReactNode
  /** Key figures, each with its word: `['12 Kicks', '5 countries']`. Empty, it keeps their place until they are known. */
  figures?: string[]
  /** The main action: right of the title, under it on phones. */
  action?: ReactNode
  /** A link above the title. */
  back?: { to: string; label: string }
  /** The page's picture, as a band with the head upon it. */
  picture?: BandPicture
  /** 1280 px wide for lists and pages with much beside each other; else 880 px, for reading and forms. */
  wide?: boolean
  children?: ReactNode
}

/** The quiet way back above a title. */
function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <LinkButton
      to={to}
      size="small"
      color="inherit"
      startIcon={<ArrowLeftIcon size={18} />}
      sx={{ marginLeft: -1.5, marginBottom: 1.5, color: 'text.secondary' }}
    >
      {label}
    </LinkButton>
  )
}

/** The frame of every page: its width, its head, the tab's title, and focus on the h1 when one arrives. */
export function PageFrame({ back, picture, wide, children, ...head }: PageFrameProps) {
  const headingRef = useArrival(head.title)
  const pageHead = <PageHead {...head} headingRef={headingRef} />
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: (wide ? pageWidth.wide : pageWidth.reading) + 64,
        marginInline: 'auto',
        paddingInline: { xs: 2, sm: 4 },
        paddingTop: { xs: picture && !back ? 0 : 3, sm: 5 },
        paddingBottom: { xs: 8, sm: 12 },
      }}
    >
      {back && <BackLink {...back} />}
      {picture ? <PageBand picture={picture}>{pageHead}</PageBand> : pageHead}
      <Box sx={{ marginTop: { xs: 3, sm: 4 } }}>{children}</Box>
    </Box>
  )
}
