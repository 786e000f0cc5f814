import { isText, shapeOf } from '../../../form/shape-of'

/** The draft of a comment. */
export interface CommentDraft {
  text: string
}

const isValues = shapeOf<CommentDraft>({ text: isText })

export const newCommentDraft = (kickId: string) => ({ name: `comment.${kickId}`, isValues })
export const commentEditDraft = (commentId: string) => ({ name: `comment-edit.${commentId}`, isValues })
