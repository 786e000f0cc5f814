import { type ReactNode, useEffect, useState } from 'react'
import {
  Stack,
  styled,
  Typography,
  useArrival,
  useFormPage,
  isPrerenderedPageShown,
} from '@bucketeer/shared-ui'

const Split = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minHeight: 'calc(100dvh - var(--top-bar-height) - var(--bottom-bar-height, 0px))',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(440px, 1fr) minmax(0, 1.2fr)',
    gridTemplateRows: '1fr',
  },
}))

// On small screens it fills the height that the form leaves; on wide ones it fills the window and stays while scrolling.
const Scene = styled('div')(({ theme }) => ({
  position: 'relative',
  order: -1,
  overflow: 'hidden',
  width: '100%',
  height: 'clamp(0px, 100dvh - 640px, 280px)',
  [theme.breakpoints.up('md')]: {
    order: 0,
    position: 'sticky',
    top: 'calc(var(--top-bar-height) + 16px)',
    width: 'calc(100% - 24px)',
    height: 'calc(100dvh - var(--top-bar-height) - 40px)',
    margin: theme.spacing(2, 0, 3),
    marginInlineEnd: theme.spacing(3),
    borderRadius: 28,
  },
}))

const Landscape = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  backgroundColor: theme.vars.palette.divider,
}))

interface AccountPageProps {
  title: string
  intro: ReactNode
  /** URL of the landscape beside the form. */
  scene: string
  /**
   * Whether the content begins near the top, so that it can grow below without moving. By default it is centred on wide
   * screens.
   */
  startsAtTop?: boolean
  children: ReactNode
}

// jsdom has no performance entries.
const isReload = () =>
  'getEntriesByType' in performance &&
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload')

/** Layout of login, signup and password pages: the form on one side, a landscape on the other. */
export function AccountPage({ title, intro, scene, startsAtTop = false, children }: AccountPageProps) {
  const heading = useArrival(title)
  useFormPage()
  const [wasReadBefore] = useState(isPrerenderedPageShown)
  // Also on a reload, where the browser or the router restores the scroll position; otherwise the position in a
  // prerendered page that the user reads already is kept.
  useEffect(() => {
    // Newer browsers return a promise, which would pass for this effect's clean-up.
    if (!wasReadBefore || isReload()) void window.scrollTo(0, 0)
  }, [wasReadBefore])
  return (
    <Split>
      <Stack
        sx={{
          justifyContent: { md: startsAtTop ? 'flex-start' : 'center' },
          alignItems: 'center',
          px: { xs: 2, sm: 4 },
          py: { xs: 4, sm: 6, ...(startsAtTop && { md: 9 }) },
        }}
      >
        <Stack sx={{ width: '100%', maxWidth: startsAtTop ? 560 : 440, gap: 3 }}>
          <Stack sx={{ gap: 1 }}>
            <Typography
              variant="h1"
              ref={heading}
              tabIndex={-1}
              sx={{ typography: 'h2', overflowWrap: 'anywhere' }}
            >
              {title}
            </Typography>
            <Typography variant="subtitle1" component="div" sx={{ color: 'text.secondary' }}>
              {intro}
            </Typography>
          </Stack>
          {children}
        </Stack>
      </Stack>
      <Scene>
        <Landscape src={scene} alt="" draggable={false} fetchPriority="high" decoding="sync" />
      </Scene>
    </Split>
  )
}
