import { createContext, type ReactNode, use } from 'react'
import type { HeadingLevel, SlotName, SlotTable } from './slot-props'

/** A slot's place in a page. */
export interface SlotPlace {
  name: SlotName
  /** The props for each piece. */
  props: Readonly<Record<string, unknown>>
  /** Pieces appear as soon as they are loaded, because the place has room for them. */
  isInline: boolean
}

/** Renders the pieces of a slot. The shell provides it; without one, slots are empty. */
export const SlotContext = createContext<((place: SlotPlace) => ReactNode) | null>(null)

type Props<Name extends SlotName> = SlotTable[Name] & {
  name: Name
  /** The level of the first heading in each piece; default 2. */
  headingLevel?: HeadingLevel
  /** Whether the place has room for pieces of any size, as a row has that shrinks a spacer. */
  inline?: boolean
}

/**
 * Renders the pieces that remotes add to this place of a page. Nothing of the page depends on them: they are loaded when
 * the page is quiet, and one that fails leaves no trace.
 */
export function Slot<Name extends SlotName>({
  name,
  headingLevel = 2,
  inline = false,
  ...props
}: Props<Name>) {
  const renderPieces = use(SlotContext)
  return renderPieces?.({ name, props: { ...props, headingLevel }, isInline: inline })
}
