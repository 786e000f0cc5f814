import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DeleteDialog, useDeletion } from './delete-dialog'
import { renderWithSite } from '../testing'

interface Callbacks {
  onSuccess(): void
  onError(error: Error): void
}

const sahara = { name: 'Sahara' }

function Page({ mutate, onDeleted, isPending = false }: PageProps) {
  const deletion = useDeletion<typeof sahara>({ mutate, isPending }, onDeleted)
  return (
    <>
      <button onClick={() => deletion.ask(sahara)}>Delete</button>
      {deletion.error && <p role="alert">{deletion.error.message}</p>}
      <DeleteDialog
        deletion={deletion}
        title="Delete this Bucket?"
        text={({ name }) => `${name} will be gone.`}
        confirm="Delete Bucket"
      />
    </>
  )
}
interface PageProps {
  mutate(entity: typeof sahara, callbacks: Callbacks): void
  onDeleted?(entity: typeof sahara): void
  isPending?: boolean
}

const ask = async (page: PageProps) => {
  const { rerender } = renderWithSite(<Page {...page} />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  return { rerender, dialog: within(screen.getByRole('dialog', { name: 'Delete this Bucket?' })) }
}

test('DeleteDialog deletes after confirmation and calls back with the entity', async () => {
  const mutate = jest.fn((_entity: typeof sahara, { onSuccess }: Callbacks) => onSuccess())
  const onDeleted = jest.fn()
  const { dialog } = await ask({ mutate, onDeleted })
  expect(dialog.getByText('Sahara will be gone.')).toBeVisible()
  expect(mutate).not.toHaveBeenCalled()
  await userEvent.click(dialog.getByRole('button', { name: 'Delete Bucket' }))
  expect(mutate).toHaveBeenCalledWith(sahara, expect.anything())
  expect(onDeleted).toHaveBeenCalledWith(sahara)
})

test('DeleteDialog deletes nothing when it is cancelled', async () => {
  const mutate = jest.fn()
  const { dialog } = await ask({ mutate })
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(mutate).not.toHaveBeenCalled()
})

test('DeleteDialog closes and returns the error when the deletion fails', async () => {
  const onDeleted = jest.fn()
  const mutate = (_entity: typeof sahara, { onError }: Callbacks) => onError(new Error('Out of paper.'))
  const { dialog } = await ask({ mutate, onDeleted })
  await userEvent.click(dialog.getByRole('button', { name: 'Delete Bucket' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Out of paper.')
  expect(onDeleted).not.toHaveBeenCalled()
})

test('DeleteDialog is busy while the deletion is running', async () => {
  const { rerender, dialog } = await ask({ mutate: () => {} })
  rerender(<Page mutate={() => {}} isPending />)
  expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
})
