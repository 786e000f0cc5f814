export { FormFrame } from './form-frame'
export { isNumber, isText, orNull, shapeOf } from './shape-of'
export { type Complete, usePictureForm } from './use-picture-form'
