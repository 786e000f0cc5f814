// One chunk for both maps, which share most of their code.
export { PinMap } from './pin-map'
export { SpotMap } from './spot-map'
