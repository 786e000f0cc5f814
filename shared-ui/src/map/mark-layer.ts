import L from 'leaflet'
import { circlesFromZoom } from './area-layer'
import { copyInView, drawOnMove } from './layer'
import { iconOf, nameOf } from './mark-icon'
import { isArea, isCluster, type Mark, type PinIndex, type Spot } from './marks'
import { viewOf } from './point'

export interface MarkLayer {
  /** Gives the focus to the button of a spot, if it is in view. */
  focus(spot: Spot): void
  /** Moves to a pin, zooming in until it is not part of a cluster, and gives it the focus. */
  show(pinId: string): void
  /** Marks a pin, or the cluster that it is part of, as the current one, and no other. */
  setCurrent(pinId: string | null): void
  remove(): void
}

interface MarkLayerOptions {
  map: L.Map
  index: PinIndex
  /** Counts what the pins stand for, as in '3 Kicks'. */
  things: (count: number) => string
  /** Called with the id of a pin that was clicked, or chosen by Enter or the space bar. */
  onChoose(pinId: string): void
  /** Called with the id of a pin that the mouse or the focus is on, and with null when it leaves. */
  onPoint(pinId: string | null): void
  /** Called with a spot of several pins, and the pin that is asked for. */
  onOpen(spot: Spot, pinId: string | undefined): void
}

/** Shows the marks in view as buttons, in the order of their numbers, and again after each movement of the map. */
export function showMarks(options: MarkLayerOptions): MarkLayer {
  const { map, index, things, onChoose, onPoint, onOpen } = options
  const layer = L.layerGroup().addTo(map)
  const buttons = new Map<Mark, HTMLElement>()
  let current: Spot | undefined

  const goTo = (location: Mark['location'], zoom: number, options?: L.ZoomPanOptions) =>
    map.setView(copyInView(map, location), zoom, options)

  const choose = (mark: Mark) => {
    if (isCluster(mark)) return void goTo(mark.location, mark.splitZoom)
    const [only, ...others] = mark.pins
    if (only && others.length === 0) onChoose(only.id)
    else onOpen(mark, only?.id)
  }

  const add = (mark: Mark) => {
    const marker = L.marker(copyInView(map, mark.location), {
      icon: iconOf(mark, things),
      riseOnHover: true,
      // The map would move while somebody presses the mouse, and draw the marks again before the click.
      autoPanOnFocus: false,
    })
    marker.on('click', () => choose(mark)).addTo(layer)
    const element = marker.getElement()
    if (!element) return
    buttons.set(mark, element)
    element.setAttribute('aria-label', nameOf(mark, things))
    element.title = nameOf(mark, things)
    if (!isCluster(mark) && mark.pins.length === 1) {
      const [pin] = mark.pins
      for (const event of ['pointerenter', 'focus'])
        element.addEventListener(event, () => onPoint(pin?.id ?? null))
      for (const event of ['pointerleave', 'blur']) element.addEventListener(event, () => onPoint(null))
    }
    // Leaflet makes it a button, but reports clicks only.
    element.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      choose(mark)
    })
  }

  const focus = (element: HTMLElement | undefined, options?: FocusOptions) =>
    (element ?? map.getContainer()).focus(options)

  /** Returns the button of those marks that is nearest to a spot in view. */
  const nearestTo = ({ location }: Mark, marks: Iterable<Mark> = buttons.keys()) => {
    const spot = copyInView(map, location)
    if (!map.getBounds().contains(spot)) return undefined
    const distance = (mark: Mark) => spot.distanceTo(L.latLng(mark.location.lat, mark.location.lng))
    const [nearest] = [...marks].sort((one, other) => distance(one) - distance(other))
    return nearest && buttons.get(nearest)
  }

  const showCurrent = () => {
    for (const element of buttons.values()) element.removeAttribute('aria-current')
    if (!current) return
    const button = buttons.get(current) ?? nearestTo(current, [...buttons.keys()].filter(isCluster))
    button?.setAttribute('aria-current', 'location')
  }

  const draw = () => {
    const focused = [...buttons].find(([, element]) => element === document.activeElement)?.[0]
    layer.clearLayers()
    buttons.clear()
    const { bounds, zoom } = viewOf(map)
    for (const mark of index.marksIn(bounds, zoom)) add(mark)
    showCurrent()
    // A cluster that was chosen is gone: its nearest part gets the focus.
    if (focused) focus(buttons.get(focused) ?? nearestTo(focused), { preventScroll: true })
  }

  const stop = drawOnMove(map, draw)
  return {
    focus: (spot) => focus(buttons.get(spot)),
    show: (pinId) => {
      const spot = index.spotOf(pinId)
      if (!spot) return
      const zooms = [map.getZoom(), index.zoomOf(spot), ...(isArea(spot) ? [circlesFromZoom] : [])]
      goTo(spot.location, Math.max(...zooms), { animate: false })
      focus(buttons.get(spot))
      if (spot.pins.length > 1) onOpen(spot, pinId)
    },
    setCurrent: (pinId) => {
      current = pinId === null ? undefined : index.spotOf(pinId)
      showCurrent()
    },
    remove: () => {
      stop()
      layer.remove()
    },
  }
}
