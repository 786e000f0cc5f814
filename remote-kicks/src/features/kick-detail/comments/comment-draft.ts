import { isText, shapeOf } from '@bucketeer/shared-ui/forms'

/** The draft of a comment. */
export interface CommentDraft {
  text: string
}

const isValues = shapeOf<CommentDraft>({ text: isText })

export const newCommentDraft = (kickId: string) => ({ name: `comment.${kickId}`, isValues })
export const commentEditDraft = (commentId: string) => ({ name: `comment-edit.${commentId}`, isValues })
