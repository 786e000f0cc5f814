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
export { DeleteDialog } from './dialogs/delete-dialog'
export { type Deletion, useDeletion } from './dialogs/use-deletion'
export { type DraftOf, draftOf, type KeptDraft, keptDrafts, removeTabDrafts } from './form/draft-storage'
export {
  type FieldProblem,
  invalidFields,
  markedAsRequired,
  problemProps,
  useFieldProblems,
} from './form/field-problems'
export { focusInvalidField } from './form/focus-invalid-field'
export { FormFrame, type FormFrameProps } from './form/form-frame'
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
export { useChange } from './form/use-change'
export { type DraftedForm, useDraft } from './form/use-draft'
export { type Saving, useSaving } from './form/use-saving'
export { asWideAsTheField, Option, OptionList } from './fields/option-list'
export { PasswordField, type PasswordFieldProps } from './fields/password-field'
export { type RadioCardOption } from './fields/radio-card'
export { RadioCards, type RadioCardsProps } from './fields/radio-cards'
export { SearchSelect, type SearchSelectOption, type SearchSelectProps } from './fields/search-select'
export { useCombobox } from './fields/use-combobox'
export { PictureUpload } from './picture-upload/picture-upload'
export { type PictureUploadProps, type UploadOptions } from './picture-upload/picture-upload-props'
export { usePictureWait } from './picture-upload/use-picture-wait'
