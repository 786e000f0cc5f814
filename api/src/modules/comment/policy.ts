import type { Person } from '../../database/person-row'
import type { CommentRow, JudgedComment } from './repository'

export const canChangeComment = (person: Person, comment: CommentRow) => person.id === comment.authorId

/** The creator of a Kick may delete others' comments on it, but not change them. */
export const canDeleteComment = (person: Person, comment: JudgedComment) =>
  canChangeComment(person, comment) || person.id === comment.kickCreatorId
