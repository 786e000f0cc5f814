export * from './icons'
export { isolate, isRightToLeft } from '@bucketeer/platform/text'
export { counted } from './counted'
export { countryName, placeText } from './places/country-name'
export { arrowStep, formatBytes, joined, pageLanguage } from './messages/page-language'
export { partMessages, type PartMessages } from './messages/part-messages'
export { withElements } from './messages/with-elements'
export { loadSharedMessages, translated } from './messages'
export {
  audiences,
  beginningOf,
  categories,
  type Category,
  type Continent,
  continents,
  cutText,
  foldText,
  initialOf,
  journalAudiences,
  nameKey,
  placePrecisions,
  textMatcher,
  visibilities,
  type Way,
  ways,
} from '@bucketeer/platform/text'
export { categoryLabels, productName } from './words'

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
export { mirrorStyles } from './theme/mirror-styles'
export { followLanguage, LanguageSwitch } from './language/language-switch'
export { chosen, fieldLook, floating, focusRing, motion } from './theme/styles'
export { plainList, shadow, visuallyHidden, waterColor } from './theme/styles'
export { SecondaryText } from './theme/secondary-text'
export { pageWidth, radius } from './theme/tokens'
export { modeAttribute } from './color-mode/mode-names'
export { useColorMode, type ColorMode, type ColorModeState } from './color-mode/use-color-mode'

export * from './page-placeholder/prerendered-page'

export * from './map'

export { draftKeys, hasDrafts } from './form/draft-keys'
export { type BandPicture, PageFrame, type PageFrameProps } from './page/page-frame'
export { BackLinks } from './page/back-links'
export { useArrival, useForgetOrigins, useFormPage } from './page/use-arrival'
export * from './page/unload-warning'
export { Section, type SectionProps } from './page/section'
export { useOnce } from './states/use-once'
export { LinkButton, type LinkButtonProps, TextLink, type TextLinkProps } from './links/links'
export { ListLinks, type ListLinksProps, useShownList } from './links/list-links'

export { Slot, SlotContext, type SlotPlace } from './slots/slot'
export * from './slots/slot-props'

export * from './states/skeletons'
export {
  EmptyView,
  type EmptyViewProps,
  ErrorView,
  type ErrorViewProps,
  NotFoundView,
} from './states/message-views'
export { EntityGate, type EntityGateProps } from './states/entity-gate'
export {
  ErrorBanner,
  type ErrorBannerProps,
  RestoredNotice,
  RetryBanner,
  type RetryBannerProps,
  SectionBoundary,
} from './states/banners'
export { ErrorBoundary } from 'react-error-boundary'

export { type Audience, AudienceChip } from './audience/audiences'
export { KickCardChips } from './audience/kick-card-chips'
export { CardGrid, type CardGridProps, type Columns, useFirstRow } from './cards/card-grid'
export { CardToolbar, type CardToolbarProps } from './cards/card-toolbar'
export * from './cards/picture-card'
export { LinkRow, type LinkRowProps, LinkRows } from './cards/link-row'
export { LongCardGrid } from './cards/long-card-grid'
export {
  cardRatio,
  PersonAvatar,
  type PersonAvatarProps,
  Picture,
  type PictureProps,
  smallPicture,
} from './pictures/picture'
export { bannerSvg, Cover, coversIn, kickCover } from './covers'
export type { CoveredKick, CoverKind, CoverProps, CoverRatio } from './covers'
export { EmptyDrawing, type EmptyDrawingProps, Logo } from './drawings/drawings'
export { logoSrc } from './drawings/logo-src'
export type { DrawingKind } from './drawings/sketches'

export { NativeSelect, type NativeSelectProps } from './fields/native-select'
export { SearchField } from './fields/search-field'
export { type LazyField, maxOptionsWithoutSearch, useLazyField } from './fields/use-lazy-field'
export { useDebounced, useSearchText, useUrlQuery } from './fields/use-search-text'
export { formatDay, formatMonth } from './dates/format-moment'
export { FoldedFilters } from './lists/folded-filters'
export { groupBy } from './lists/group-by'
export { ListView, type ListViewProps, Rows, RowsSkeleton } from './lists/list-view'
export * from './lists/next-page'
export { Markdown, MarkdownExcerpt, type MarkdownProps, paragraphsOf } from './markdown/markdown'
export * from './lazy/lazy-resource'
export { deviceStorage, tryStorage } from './storage/device-storage'
export { Tooltip, type TooltipProps } from './tooltip/tooltip'
export { type Toast, type ToastId, type ToastKind, type Toasts, useToasts } from './toasts/toast-store'
