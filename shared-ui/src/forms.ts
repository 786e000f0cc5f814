// Loaded with the first page that needs forms or dialogs, so keep other components out.
export { default as Checkbox } from '@mui/material/Checkbox'
export { default as Dialog } from '@mui/material/Dialog'
export { default as DialogActions } from '@mui/material/DialogActions'
export { default as DialogContent } from '@mui/material/DialogContent'
export { default as DialogContentText } from '@mui/material/DialogContentText'
export { default as DialogTitle } from '@mui/material/DialogTitle'
export { default as FormControlLabel } from '@mui/material/FormControlLabel'
export { default as FormHelperText } from '@mui/material/FormHelperText'
export { default as InputAdornment } from '@mui/material/InputAdornment'
export { default as LinearProgress } from '@mui/material/LinearProgress'
export { default as MenuItem } from '@mui/material/MenuItem'
export { default as Popper, type PopperProps } from '@mui/material/Popper'
export { default as TextField, type TextFieldProps } from '@mui/material/TextField'

export { ConfirmDialog, type ConfirmDialogProps } from './dialogs/confirm-dialog'
export { DeleteDialog, type Deletion, useDeletion } from './dialogs/delete-dialog'
export {
  type DraftedForm,
  type DraftOf,
  draftOf,
  type KeptDraft,
  keptDrafts,
  useDraft,
} from './form/use-draft'
export { removeDrafts } from './form/draft-keys'
export {
  type FieldProblem,
  invalidFields,
  markedAsRequired,
  problemProps,
  useFieldProblems,
} from './form/field-problems'
export { focusInvalidField, FormFrame, type FormFrameProps } from './form/form-frame'
export {
  isBoolean,
  isNumber,
  isText,
  listOf,
  oneOf,
  orMissing,
  orNull,
  shapeOf,
  type ValuesOf,
} from './form/shape-of'
export { type Saving, useChange, useSaving } from './form/saving'
export { asWideAsTheField, Option, OptionList, useCombobox } from './fields/use-combobox'
export { PasswordField, type PasswordFieldProps } from './fields/password-field'
export { type RadioCardOption, RadioCards, type RadioCardsProps } from './fields/radio-cards'
export { SearchSelect, type SearchSelectOption, type SearchSelectProps } from './fields/search-select'
export { drawCover } from './picture-upload/draw-cover'
export { PictureUpload } from './picture-upload/picture-upload'
export { type PictureUploadProps, type UploadOptions } from './picture-upload/picture-upload-props'
export { usePictureWait } from './picture-upload/use-picture-wait'
