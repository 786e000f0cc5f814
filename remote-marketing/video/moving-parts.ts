/** An element of the banner that moves. It is found by its stroke and fill, because the drawing has no ids. */
export interface MovingPart {
  /** The class that motion.css animates. */
  name: string
  /** Must match exactly one path or group of the drawing; rendering fails otherwise. */
  selector: string
  /** `strokes`: each stroke moves separately; `whole`: it moves as one; `twice`: it cross-fades with a copy. */
  moves: 'strokes' | 'whole' | 'twice'
}

const everyMode: MovingPart[] = [
  { name: 'clouds', selector: 'svg > path[opacity]:not([stroke])', moves: 'twice' },
  { name: 'birds', selector: 'svg > path[stroke-width="2.4"][opacity]', moves: 'strokes' },
  { name: 'far-glitter', selector: 'svg > path[stroke-width="3"][opacity="0.75"]', moves: 'strokes' },
  { name: 'near-glitter', selector: 'svg > path[stroke-width="5"]', moves: 'strokes' },
  { name: 'ripples', selector: 'svg > path[stroke-width="3"][opacity="0.28"]', moves: 'strokes' },
  { name: 'boat', selector: 'svg > g[transform$="scale(1.15 1.15)"]', moves: 'whole' },
  { name: 'grass', selector: 'svg > path[stroke-width="2.4"]:not([opacity])', moves: 'strokes' },
]

const nightOnly: MovingPart[] = [
  { name: 'small-stars', selector: 'svg > path[stroke-width="2"][d*="h0"]', moves: 'strokes' },
  { name: 'large-stars', selector: 'svg > path[stroke-width="3.5"]', moves: 'strokes' },
  { name: 'lamp', selector: 'svg > circle[fill="url(#banner-dark-t)"]', moves: 'whole' },
]

export const movingParts = { light: everyMode, dark: [...everyMode, ...nightOnly] }
