export { mapZoom } from './default-centre'
export { type PickedPlace } from './picked-place'
export { PlaceMap } from './place-map'
export { PlacePicker, type PlacePickerProps } from './place-picker'
