import type { ComponentType } from 'react'
import { liveVersion, type Piece } from '../federation/live-registry'
import { loadPiece } from '../federation/load-remote-page'

/** A piece gets the props of its slot, which its own build has checked. */
export type PieceComponent = ComponentType<object>

const loaded = new Map<string, PieceComponent>()
const loading = new Map<string, Promise<PieceComponent>>()

/** Milliseconds until a piece that failed is loaded again, by the next slot that shows it. */
const retryAfterMs = 60_000

const idOf = ({ remote, name }: Piece) => `${remote} ${liveVersion(remote)} ${name}`

/** Returns a piece that is loaded already. */
export const cachedPiece = (piece: Piece): PieceComponent | undefined => loaded.get(idOf(piece))

/** Loads a piece once for all slots on the page, such as the cards of a list. */
export const requestPiece = (piece: Piece): Promise<PieceComponent> => {
  const id = idOf(piece)
  const request =
    loading.get(id) ??
    loadPiece(piece).then(({ default: component }) => {
      loaded.set(id, component)
      return component
    })
  if (!loading.has(id)) {
    loading.set(id, request)
    request.catch(() => setTimeout(() => loading.delete(id), retryAfterMs))
  }
  return request
}
