import { bannerSvg, radius, styled, useColorMode } from '@bucketeer/shared-ui'
import { useMemo } from 'react'
import { PageColumn } from '../../../components/page-column'
import { words } from '../words'
import { BannerVideo } from './video/banner-video'
import { useVideoAllowed } from './video/use-video-allowed'

const Figure = styled(PageColumn)(({ theme }) => ({
  marginBlock: 0,
  '&[data-member]': { display: 'flex', flexDirection: 'column', flexGrow: 1 },
  [theme.breakpoints.down('sm')]: { paddingInline: 0 },
}))
const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '21 / 9',
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.divider,
  '[data-member] > &': { flex: '1 0 auto', maxHeight: '90vh' },
  [theme.breakpoints.down('sm')]: { aspectRatio: '4 / 3', borderRadius: 0 },
}))
const Panorama = styled('img')({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '50% 80%',
})
const Caption = styled('figcaption')(({ theme }) => ({
  ...theme.typography.body2,
  paddingTop: theme.spacing(1.5),
  color: theme.vars.palette.text.secondary,
  textAlign: 'right',
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(2) },
}))

/** Shows the panorama for the current colour mode, and its video where `useVideoAllowed` permits. */
export function Banner({ isMember = false }: { isMember?: boolean }) {
  const { shown } = useColorMode()
  const isVideoAllowed = useVideoAllowed()
  const still = useMemo(() => `data:image/svg+xml,${encodeURIComponent(bannerSvg({ mode: shown }))}`, [shown])
  return (
    <Figure as="figure" data-member={isMember || undefined}>
      <Frame data-banner="">
        <Panorama src={still} alt="" width={1680} height={720} draggable={false} />
        {isVideoAllowed && <BannerVideo key={shown} mode={shown} poster={still} />}
      </Frame>
      {!isMember && <Caption>{words.hero.caption[shown]}</Caption>}
    </Figure>
  )
}
