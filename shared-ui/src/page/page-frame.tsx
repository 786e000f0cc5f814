import Box from '@mui/material/Box'
import { type ReactNode } from 'react'
import { PageBand, type BandPicture } from './page-band'
import { PageHead } from './page-head'
import { useArrival } from './use-arrival'
import { ArrowLeftIcon } from '../icons'
import { LinkButton } from '../links/link-button'
import { pageWidth } from '../theme/tokens'

export interface PageFrameProps {
  /** The h1 and the first part of the document's title. */
  title: string
  /** One line about the page. */
  intro?: ReactNode
  /** Key figures with their units: `['12 Kicks', '5 countries']`. An empty array reserves their space while they load. */
  figures?: string[]
  /** The main action, right of the title or below it on phones. */
  action?: ReactNode
  /** The link above the title. */
  back?: { to: string; label: string }
  /** The picture behind title and action. */
  picture?: BandPicture
  /** Makes the page 1280 px wide, for lists; the default of 880 px suits reading and forms. */
  wide?: boolean
  children?: ReactNode
}

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

/** Lays out a page with its head. Sets the document's title and moves focus to the h1, as `useArrival` does. */
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
        paddingTop: { xs: picture && !back ? 0 : 3, sm: picture?.isLow ? 2 : 5 },
        paddingBottom: { xs: 8, sm: 12 },
      }}
    >
      {back && <BackLink {...back} />}
      {picture ? <PageBand picture={picture}>{pageHead}</PageBand> : pageHead}
      <Box sx={{ marginTop: { xs: 3, sm: 4 } }}>{children}</Box>
    </Box>
  )
}
