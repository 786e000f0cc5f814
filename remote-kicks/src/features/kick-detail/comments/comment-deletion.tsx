import { type Comment } from '@bucketeer/shared-auth'
import { Button } from '@bucketeer/shared-ui'
import { ConfirmDialog } from '@bucketeer/shared-ui/forms'
import { useState } from 'react'
import { useDeleteComment } from './delete-comment'
import { words } from './words'

interface CommentDeletionProps {
  comment: Comment
  onError(error: Error): void
}

/** Deletes a comment, after a question. */
export function CommentDeletion({ comment, onError }: CommentDeletionProps) {
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useDeleteComment(comment)
  const fail = (error: Error) => {
    setAsking(false)
    onError(error)
  }
  return (
    <>
      <Button size="small" color="inherit" onClick={() => setAsking(true)}>
        {words.delete}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={words.confirmTitle}
        text={words.confirmText}
        confirm={words.confirmDelete}
        tone="error"
        busy={isPending}
        onConfirm={() => mutate(undefined, { onError: fail })}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
