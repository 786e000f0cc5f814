/**
 * Controls for sharing, photos and the menu beside a person, for remotes. The shell shares this file as
 * `@bucketeer/shared-ui/social`, in a chunk of its own, because it has none of them itself. It lists every value of the
 * package.
 */
export {
  addDays,
  allPhotos,
  AudienceChoice,
  AudienceControl,
  continentOf,
  createPhotoUploads,
  DateField,
  dateWords,
  firstDayOfPeriod,
  isKnownDate,
  isPhotoList,
  JoinInvitation,
  localDay,
  newestFirst,
  noPhotos,
  offeredAudiences,
  offeredJournalAudiences,
  OrderEditor,
  OrderStrip,
  periodWords,
  PersonMenu,
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
  usePhotoSaving,
  WishField,
  // eslint-disable-next-line import-x/no-relative-packages -- the package's own name resolves to this file
} from '../../../shared-ui/src/social'
