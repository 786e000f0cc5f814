import { presentCreator } from '../creator/creator'
import type { CommentRow } from './repository'

export const presentComment = (comment: CommentRow, publicUrl: string | undefined) => ({
  _id: comment.id,
  kickId: comment.kickId,
  text: comment.content,
  createdBy: presentCreator(comment.author, publicUrl),
  createdAt: comment.createdAt.toISOString(),
  updatedAt: comment.updatedAt.toISOString(),
})
