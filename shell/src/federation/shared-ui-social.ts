/**
 * Controls for sharing, photos and the menu beside a person, for remotes. The shell shares this file as
 * `@bucketeer/shared-ui/social`, in a chunk of its own, because it has none of them itself. It lists every value of the
 * package.
 */
export {
  addLine,
  allPhotos,
  AudienceChoice,
  AudienceControl,
  continentOf,
  createPhotoUploads,
  dateText,
  dateWords,
  daysText,
  isPhotoList,
  JoinInvitation,
  noPhotos,
  offeredAudiences,
  offeredJournalAudiences,
  OrderEditor,
  OrderStrip,
  parseDateText,
  PersonMenu,
  PhotoFactsOffer,
  photoListOf,
  PhotoSet,
  PhotoStrip,
  placeOfPhoto,
  preparePhoto,
  SharedGate,
  ShareLinkSection,
  targetWords,
  UndescribedDialog,
  UndoStrip,
  usePhotoFacts,
  usePhotoSaving,
  WishField,
  // eslint-disable-next-line import-x/no-relative-packages -- the package's own name resolves to this file
} from '../../../shared-ui/src/social'
