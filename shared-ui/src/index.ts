export * from './icons'
export { isolate, isRightToLeft } from '@bucketeer/platform/text'
export { counted } from './counted'
export { beginningOf, cutText, foldText, initialOf, nameKey, textMatcher } from '@bucketeer/platform/text'
export { productName } from './words'

// The MUI components that several parts use. A remote imports any other one by its path.
export { default as Alert } from '@mui/material/Alert'
export { default as Avatar } from '@mui/material/Avatar'
export { default as Box } from '@mui/material/Box'
export { Button, type ButtonProps } from './buttons/button'
export { default as ButtonBase } from '@mui/material/ButtonBase'
export { default as Card } from '@mui/material/Card'
export { default as CardContent } from '@mui/material/CardContent'
export { default as Chip } from '@mui/material/Chip'
export { default as CircularProgress } from '@mui/material/CircularProgress'
export { default as GlobalStyles } from '@mui/material/GlobalStyles'
export { default as IconButton, type IconButtonProps } from '@mui/material/IconButton'
export { default as Paper } from '@mui/material/Paper'
export { default as Skeleton } from '@mui/material/Skeleton'
export { default as Stack } from '@mui/material/Stack'
export { default as Typography, type TypographyProps } from '@mui/material/Typography'
export { default as useMediaQuery } from '@mui/material/useMediaQuery'
export { styled, useTheme, type Breakpoint, type SxProps, type Theme } from '@mui/material/styles'

export { SiteTheme } from './site-theme'
export { fieldLook } from './theme/field-look'
export { motion } from './theme/motion'
export { shadow } from './theme/shadows'
export { pageWidth, radius } from './theme/tokens'
export { plainList } from './theme/plain-list'
export { visuallyHidden } from './theme/visually-hidden'
export { modeAttribute } from './color-mode/mode-names'
export { useColorMode, type ColorMode, type ColorModeState } from './color-mode/use-color-mode'

export {
  isPrerenderedPageShown,
  keepPrerenderedPage,
  replacePrerenderedPage,
  replacePrerenderedPageUnlessKept,
} from './page-placeholder/prerendered-page'

export {
  areaRadius,
  MapFrame,
  mapSettings,
  SiteMap,
  SitePinMap,
  SiteWorldMap,
  type Bounds,
  type NamedPlace,
  type Pin,
  type PlaceSource,
  type Point,
  type SiteMapProps,
  type SitePinMapProps,
  type WorldMapProps,
} from './map'

export { PageFrame, type PageFrameProps } from './page/page-frame'
export { type BandPicture } from './page/page-band'
export { useArrival } from './page/use-arrival'
export { createUnloadWarning, discardUnsavedWork, hasUnsavedWork } from './page/unload-warning'
export { Section, type SectionProps } from './page/section'
export { useUnloadWarning } from './page/use-unload-warning'
export { useOnce } from './states/use-once'
export { LinkButton, type LinkButtonProps } from './links/link-button'
export { TextLink, type TextLinkProps } from './links/text-link'

export { Slot, SlotContext, type SlotPlace } from './slots/slot'
export {
  type HeadingLevel,
  type SlotName,
  type SlotProps,
  type SlotTable,
  versionsOfSlots,
} from './slots/slot-props'

export { CardGridSkeleton, type CardGridSkeletonProps } from './states/card-grid-skeleton'
export { DetailSkeleton } from './states/detail-skeleton'
export { EmptyView, type EmptyViewProps } from './states/empty-view'
export { EntityGate, type EntityGateProps } from './states/entity-gate'
export { ErrorBanner, type ErrorBannerProps } from './states/error-banner'
export { ErrorView, type ErrorViewProps } from './states/error-view'
export { FormSkeleton } from './states/form-skeleton'
export { LoadingView } from './states/loading-view'
export { NotFoundView } from './states/not-found-view'
export { RestoredNotice } from './states/restored-notice'
export { RetryBanner, type RetryBannerProps } from './states/retry-banner'
export { ErrorBoundary } from 'react-error-boundary'
export { SectionBoundary } from './states/section-boundary'
export { SkeletonFrame } from './states/skeleton-frame'

export { AudienceChip } from './audience/audience-chip'
export type { Audience } from './audience/audiences'
export { CardGrid, type CardGridProps } from './cards/card-grid'
export { CardToolbar, type CardToolbarProps } from './cards/card-toolbar'
export { CategoryChip, type CategoryChipProps } from './cards/category-chip'
export { type Columns, useFirstRow } from './cards/grid-columns'
export { CardLinkButton, LiftingCard, lineClamp } from './cards/lifting-card'
export { LongCardGrid } from './cards/long/long-card-grid'
export { PictureCard, type PictureCardProps } from './cards/picture-card'
export { cardRatio } from './pictures/card-ratio'
export { PersonAvatar, type PersonAvatarProps } from './pictures/person-avatar'
export { Picture, type PictureProps } from './pictures/picture'
export { smallPicture } from './pictures/picture-sizes'
export { bannerSvg, Cover, kickCover } from './covers'
export type { CoveredKick, CoverKind, CoverProps, CoverRatio } from './covers'
export { EmptyDrawing, type EmptyDrawingProps } from './drawings/empty-drawing'
export { Logo } from './drawings/logo'
export { logoSrc } from './drawings/logo-src'
export type { DrawingKind } from './drawings/sketches'

export { NativeSelect, type NativeSelectProps } from './fields/native-select'
export { type LazyField, maxOptionsWithoutSearch, useLazyField } from './fields/use-lazy-field'
export { useDebounced } from './fields/use-debounced'
export { useSearchText } from './fields/use-search-text'
export { useUrlQuery } from './fields/use-url-query'
export { formatDay, formatMonth } from './dates/format-moment'
export { ListError, type ListErrorProps } from './lists/list-error'
export { NextPage, type NextPageProps, type PagedList } from './lists/next-page'
export { useNearViewport, useWasNear } from './lists/use-near-viewport'
export { Markdown, MarkdownExcerpt, type MarkdownProps, paragraphsOf } from './markdown/markdown'
export { lazyResource, type LazyResource } from './lazy/lazy-resource'
export { whenPageIdle } from './lazy/when-page-idle'
export { useLazyDisclosure } from './lazy/use-lazy-disclosure'
export { deviceStorage, tryStorage } from './storage/device-storage'
export { Tooltip, type TooltipProps } from './tooltip/tooltip'
export { useToasts, type Toasts } from './toasts/use-toasts'
export { type Toast, type ToastId, type ToastKind } from './toasts/toast-store'
