export * from './mui'
export * from './icons'
export { counted } from './counted'
export { productName } from './product-name'

export { SiteTheme } from './theme/site-theme'
export { fieldLook } from './theme/field-look'
export { motion } from './theme/motion'
export { shadow } from './theme/shadows'
export { pageWidth, radius } from './theme/tokens'
export { visuallyHidden } from './theme/visually-hidden'
export { modeAttribute } from './color-mode/mode-names'
export { useColorMode, type ColorMode, type ColorModeState } from './color-mode/use-color-mode'

export {
  isFirstPageShown,
  keepFirstPage,
  replaceFirstPage,
  replaceFirstPageUnlessKept,
} from './first-paint/first-page'

export { PageFrame, type PageFrameProps } from './page/page-frame'
export { type BandPicture } from './page/page-band'
export { useArrival } from './page/use-arrival'
export { useUnloadWarning } from './page/use-unload-warning'
export { LinkButton, type LinkButtonProps } from './links/link-button'
export { TextLink, type TextLinkProps } from './links/text-link'

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
export { SectionBoundary } from './states/section-boundary'
export { SkeletonFrame } from './states/skeleton-frame'

export { CardGrid, type CardGridProps } from './cards/card-grid'
export { CategoryChip, type CategoryChipProps } from './cards/category-chip'
export { type Columns, useFirstRow } from './cards/grid-columns'
export { LongCardGrid } from './cards/long/long-card-grid'
export { PictureCard, type PictureCardProps } from './cards/picture-card'
export { Picture, type PictureProps } from './pictures/picture'
export { smallPicture } from './pictures/picture-sizes'
export * from './covers'
export * from './drawings'

export { late, type Late } from './late/late'
export { useLateOpening } from './late/use-late-opening'
export { Tooltip, type TooltipProps } from './tooltip/tooltip'
export { useToasts, type Toasts } from './toasts/use-toasts'
export { type Toast, type ToastId, type ToastKind } from './toasts/toast-store'
