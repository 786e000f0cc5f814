// Loaded with the first page that shows who may see something, shares it, names other people, or says when, so keep other
// components out.
export {
  addDays,
  type DatePrecision,
  firstDayOfPeriod,
  isKnownDate,
  localDay,
  newestFirst,
  type RememberedDate,
  type RoughDate,
  splitAtNames,
} from '@bucketeer/platform/text'
export { AudienceChoice, type AudienceChoiceProps } from './audience/audience-choice'
export { AudienceControl, type AudienceControlProps } from './audience/audience-control'
export { offeredAudiences, offeredJournalAudiences } from './audience/audiences'
export * from './dates/date-field'
export { dateWords, dayWords, periodWords, targetWords } from './dates/date-words'
export { HiddenNotice, type HiddenNoticeProps } from './hidden-notice/hidden-notice'
export { OrderEditor, type OrderEditorProps } from './order/order-editor'
export { OrderStrip, type OrderStripProps, UndoStrip, type UndoStripProps } from './order/undo-strip'
export { allPhotos, isPhotoList, noPhotos, type PhotoList, photoListOf } from './photos/photo'
export { PhotoSet } from './photos/photo-set'
export { createPhotoUploads, type PhotoUploads } from './photos/photo-uploads'
export { PhotoStrip, type ShownPhoto } from './photos/photo-strip'
export * from './photos/photo-facts'
export { PhotoFactsOffer, type PhotoFactsOfferProps } from './photos/photo-facts-offer'
export { daysText } from './photos/words'
export { preparePhoto } from './picture-upload/prepare-photo'
export { UndescribedDialog, usePhotoSaving } from './photos/photo-saving'
export { continentOf } from '@bucketeer/platform/text'
export { englishCountryName } from './places/country-name'
export { JoinInvitation, SharedGate, type SharedGateProps, useSharedLink } from './share/shared-gate'
export type { ShareLinkCalls, ShareLinkChange } from './share/use-share-link'
export { ShareLinkSection, type ShareLinkSectionProps } from './share/share-link-section'
export { PersonMenu, type PersonMenuProps } from './person-menu/person-menu'
export { PastedList, type PastedListProps } from './wishes/pasted-list'
export { SwipeArea, useSwipe } from './swipe/swipe-area'
export { WishField, type WishFieldHandle, type WishFieldProps } from './wishes/wish-field'
export type { WishLine } from '@bucketeer/platform/text'
