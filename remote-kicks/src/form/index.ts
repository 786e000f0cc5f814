export { isNumber, isText, orNull, shapeOf } from './shape-of'
export { type Complete, usePictureForm } from './use-picture-form'
