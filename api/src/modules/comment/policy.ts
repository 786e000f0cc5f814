import type { Person } from '../user/repository'
import type { CommentRow, JudgedComment } from './repository'

export const canChangeComment = (person: Person, comment: CommentRow) => person.id === comment.authorId

/** Under one's own Kick one may remove what others wrote, though not change it. */
export const canDeleteComment = (person: Person, comment: JudgedComment) =>
  canChangeComment(person, comment) || person.id === comment.kickCreatorId
