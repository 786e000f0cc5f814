import { ApiError, type Bucket } from '@bucketeer/shared-auth'
import { aBucket, aKick, deferred, signedIn, stubApi } from '@bucketeer/shared-auth/testing'
import { address, closeTab } from '@bucketeer/shared-ui/testing'
import { localDay } from '@bucketeer/shared-ui/social'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { kicks, mine, names, nowhere, openRail, rail } from '../../../testing/arranged-bucket'
import { openBuckets } from '../../../testing/open-buckets'

beforeEach(() => {
  window.localStorage.clear()
  signedIn()
})

describe('several Kicks', () => {
  const places = [
    {
      kickId: 'Rails',
      position: 3,
      addedAt: '2026-05-04T08:30:00.000Z',
      targetOn: null,
      targetPrecision: null,
      isNew: true,
    },
  ]
  const undo = { from: 'sea', places }
  const others = Array.from({ length: 12 }, (_, index) =>
    aBucket({ _id: `b${index}`, name: `Year ${2000 + index}` }),
  )
  const openSelecting = async (calls: Parameters<typeof stubApi>[0]) => {
    stubApi({
      'GET /api/bucket/{bucketId}': async () => rail,
      'GET /api/bucket': async () => [rail, ...others],
      ...calls,
    })
    openBuckets('/buckets/rail')
    await userEvent.click(await screen.findByRole('button', { name: 'Select' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Rails' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Sea' }))
    return within(await screen.findByRole('region', { name: 'Selected Kicks' }))
  }
  const left = {
    ...rail,
    kicks: kicks.filter(({ name }) => name !== 'Rails' && name !== 'Sea'),
    kickCount: 4,
  }

  test('are moved to a Bucket that is found by its name, and brought back with one Undo', async () => {
    const move = jest.fn(async () => ({ bucket: left, undo }))
    const giveBack = jest.fn(async () => rail)
    const bar = await openSelecting({
      'PUT /api/bucket/{bucketId}/move': move,
      'PUT /api/bucket/{bucketId}/return': giveBack,
    })
    expect(bar.getByText('2 selected')).toBeVisible()
    await userEvent.click(bar.getByRole('button', { name: 'Move to…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Move 2 Kicks to' }))
    await userEvent.type(await dialog.findByRole('searchbox', { name: 'Find a Bucket' }), '2007')
    await userEvent.click(dialog.getByRole('button', { name: 'Year 2007' }))
    expect(await screen.findByText('2 Kicks are in “Year 2007” now.')).toBeVisible()
    expect(move).toHaveBeenCalledWith({
      params: { bucketId: 'rail' },
      body: { kickIds: ['Rails', 'Sea'], to: 'b7' },
    })
    expect(await names()).toHaveLength(4)
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await names()).toHaveLength(6))
    expect(giveBack).toHaveBeenCalledWith({ params: { bucketId: 'rail' }, body: undo })
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  })

  test('are ticked, but for those that are done', async () => {
    const post = jest.fn(() => Promise.reject(new ApiError(503, 'We are busy.')))
    const bar = await openSelecting({ 'POST /api/log': post })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Alps' }))
    await userEvent.click(bar.getByRole('button', { name: 'I did these' }))
    expect(await bar.findByRole('alert')).toHaveTextContent('We are busy.')
    expect(post).toHaveBeenCalledTimes(1)
    const entry = { kickId: 'Alps', state: 'done', on: localDay(), precision: 'day' }
    expect(post).toHaveBeenCalledWith({ body: entry })
  })

  test('are all tried, and those that fail are named and tried again alone', async () => {
    const put = jest.fn(async ({ params: { kickId } }: { params: { kickId: string } }) => {
      if (kickId === 'Sea' && put.mock.calls.length <= 3) throw new ApiError(503, 'We are busy.')
      return rail
    })
    const bar = await openSelecting({ 'PUT /api/bucket/{bucketId}/kick/{kickId}': put })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Alps' }))
    await userEvent.click(bar.getByRole('button', { name: 'When' }))
    const dialog = within(screen.getByRole('dialog', { name: 'When, for 3 Kicks' }))
    await userEvent.type(dialog.getByRole('textbox'), '2031')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Could not save all of them: “Sea”. We are busy.',
    )
    expect(put).toHaveBeenCalledTimes(3)
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await bar.findByText('Saved when')).toBeVisible()
    expect(put.mock.calls.slice(3).map(([{ params }]) => params.kickId)).toEqual(['Sea'])
  })

  test('get a date to do them', async () => {
    const put = jest.fn(async () => rail)
    const bar = await openSelecting({ 'PUT /api/bucket/{bucketId}/kick/{kickId}': put })
    await userEvent.click(bar.getByRole('button', { name: 'When' }))
    const dialog = within(screen.getByRole('dialog', { name: 'When, for 2 Kicks' }))
    await userEvent.type(dialog.getByRole('textbox'), '2031')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(put).toHaveBeenCalledTimes(2))
    const body = { targetOn: '2031-01-01', targetPrecision: 'year' }
    expect(put).toHaveBeenCalledWith({ params: { bucketId: 'rail', kickId: 'Sea' }, body })
  })

  test('of the user are shown to whoever may open the Bucket', async () => {
    const [audience, show] = [jest.fn(async () => aKick()), jest.fn(async () => rail)]
    const own = { createdBy: rail.createdBy, audience: 'Private' as const }
    const present = {
      ...rail,
      kicks: kicks.map((kick) => (kick.name === 'Sea' ? { ...kick, ...own } : kick)),
    }
    const bar = await openSelecting({
      'GET /api/bucket/{bucketId}': async () => present,
      'PUT /api/kick/{kickId}': audience,
      'PUT /api/bucket/{bucketId}/shown': show,
    })
    await userEvent.click(bar.getByRole('button', { name: 'Who can see these' }))
    await userEvent.click(screen.getByRole('button', { name: 'Whoever can open this Bucket' }))
    const body = { kicks: [{ kickId: 'Sea', shown: true }] }
    await waitFor(() => expect(show.mock.calls).toEqual([[{ params: { bucketId: 'rail' }, body }]]))
    expect(audience).not.toHaveBeenCalled()
  })

  test('give the focus back to the pressed button after a refusal, and to its successor after Undo', async () => {
    const removing = deferred<unknown>()
    const returning = deferred<Bucket>()
    const move = jest
      .fn()
      .mockReturnValueOnce(removing.promise)
      .mockResolvedValue({ bucket: left, undo: { from: null, places } })
    const bar = await openSelecting({
      'PUT /api/bucket/{bucketId}/move': move,
      'PUT /api/bucket/{bucketId}/return': () => returning.promise,
    })
    const remove = bar.getByRole('button', { name: 'Remove' })
    await userEvent.click(remove)
    removing.reject(new ApiError(null, 'No connection.'))
    await bar.findByRole('alert')
    expect(remove).toHaveFocus()
    await userEvent.click(remove)
    const undoButton = await screen.findByRole('button', { name: 'Undo' })
    await userEvent.click(undoButton)
    expect(undoButton).toBeVisible()
    returning.resolve(rail)
    await waitFor(() => expect(undoButton).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: 'Select' })).toHaveFocus()
  })

  test('stay selected during a search, which says how many it leaves out', async () => {
    const bar = await openSelecting({})
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a Kick' }), 'dunes')
    expect(await bar.findByText('2 selected, 2 not shown')).toBeVisible()
    await userEvent.click(bar.getByRole('button', { name: 'Select all' }))
    expect(bar.getByText('3 selected, 2 not shown')).toBeVisible()
  })

  test('can all be removed, and brought back with Undo', async () => {
    const move = async () => ({ bucket: { ...rail, kicks: [], kickCount: 0 }, undo: { from: null, places } })
    const bar = await openSelecting({
      'PUT /api/bucket/{bucketId}/move': move,
      'PUT /api/bucket/{bucketId}/return': async () => rail,
    })
    await userEvent.click(bar.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText(/^This Bucket is still empty\./)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await names()).toHaveLength(6)
  })

  test('can be brought back when selecting ended during the removal', async () => {
    const removing = deferred<unknown>()
    const bar = await openSelecting({
      'PUT /api/bucket/{bucketId}/move': jest.fn().mockReturnValue(removing.promise),
    })
    await userEvent.click(bar.getByRole('button', { name: 'Remove' }))
    expect(bar.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'Select' }))
    expect(screen.queryByRole('region', { name: 'Selected Kicks' })).not.toBeInTheDocument()
    removing.resolve({ bucket: left, undo })
    expect(await screen.findByText('2 Kicks are no longer in this Bucket.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
  })

  test('leave the focus to the next wish after all were removed for good', async () => {
    let present = rail
    const bar = await openSelecting({
      'GET /api/bucket/{bucketId}': async () => present,
      'PUT /api/bucket/{bucketId}/move': async () => {
        present = { ...rail, kicks: [], kickCount: 0 }
        return { bucket: present, undo: { from: null, places } }
      },
      'POST /api/bucket/{bucketId}/wishes': async () => {
        const surf = aKick({ _id: 'Surf', name: 'Surf', ...nowhere, mine })
        present = {
          ...rail,
          kicks: [surf].map((kick) => ({ ...kicks[0], ...kick, favourite: false })),
          kickCount: 1,
        }
        return [surf]
      },
    })
    await userEvent.click(bar.getByRole('button', { name: 'Remove' }))
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }))
    const field = screen.getByRole('textbox', { name: /^Write down/ })
    await userEvent.type(field, 'Surf{Enter}')
    expect(await screen.findByRole('button', { name: 'Select' })).toBeVisible()
    expect(field).toHaveFocus()
  })

  test('are removed; a refusal is reported and the selection stays', async () => {
    const move = jest
      .fn()
      .mockRejectedValueOnce(new ApiError(409, 'The Kicks of this Bucket have changed.'))
      .mockResolvedValue({ bucket: left, undo: { from: null, places } })
    const bar = await openSelecting({ 'PUT /api/bucket/{bucketId}/move': move })
    await userEvent.click(bar.getByRole('button', { name: 'Remove' }))
    expect(await bar.findByRole('alert')).toHaveTextContent(
      'Could not remove the Kicks: The Kicks of this Bucket have changed.',
    )
    expect(bar.getByText('2 selected')).toBeVisible()
    await userEvent.click(bar.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('2 Kicks are no longer in this Bucket.')).toBeVisible()
  })
})

describe('the order of the Kicks', () => {
  const openOrder = async (
    order: (input: { body: { kickIds: string[] } }) => Promise<Bucket>,
    read = async () => rail,
  ) => {
    const call = jest.fn(order)
    stubApi({ 'GET /api/bucket/{bucketId}': read, 'PUT /api/bucket/{bucketId}/order': call })
    openBuckets('/buckets/rail')
    await userEvent.click(await screen.findByRole('button', { name: 'Change order' }))
    const editor = within(await screen.findByRole('region', { name: 'Order of the Kicks' }))
    const [, cafe] = editor.getAllByRole('listitem')
    const button = within(cafe ?? document.body).getByRole('button', { name: 'Earlier' })
    act(() => button.focus())
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(editor.getByText('“Café tour” is number 1 of 6 now.')).toHaveAttribute('role', 'status')
    await userEvent.click(editor.getByRole('button', { name: 'Save order' }))
    return call
  }

  test('keeps the moves when a wish is added meanwhile, and saves it at the end', async () => {
    const surf = aKick({ _id: 'Surf', name: 'Surf', ...nowhere, mine })
    let present = rail
    const order = jest.fn(async () => present)
    stubApi({
      'GET /api/bucket': async () => [present],
      'GET /api/bucket/{bucketId}': async () => present,
      'POST /api/bucket/{bucketId}/wishes': async () => {
        present = { ...rail, kicks: [...kicks, surf], kickCount: 7, updatedAt: '2026-12-01T00:00:00.000Z' }
        return [surf]
      },
      'PUT /api/bucket/{bucketId}/order': order,
    })
    openBuckets('/buckets/rail')
    await userEvent.click(await screen.findByRole('button', { name: 'Change order' }))
    const editor = within(await screen.findByRole('region', { name: 'Order of the Kicks' }))
    const dunes = editor.getByText('6. Dunes').closest('li') ?? document.body
    await userEvent.click(within(dunes).getByRole('button', { name: 'To the top' }))
    await userEvent.click(screen.getByRole('button', { name: 'Add a wish' }))
    await userEvent.type(screen.getByRole('textbox', { name: /^Write down/ }), 'Surf{Enter}')
    expect(await editor.findByText('7. Surf')).toBeVisible()
    expect(editor.getByText('1. Dunes')).toBeVisible()
    await userEvent.click(editor.getByRole('button', { name: 'Save order' }))
    const kickIds = ['Dunes', 'Zebras', 'Café tour', 'Rails', 'Sea', 'Alps', 'Surf']
    await waitFor(() => expect(order).toHaveBeenCalledWith(expect.objectContaining({ body: { kickIds } })))
  })

  test('is changed by keyboard, saved once with the version, and undone', async () => {
    const ordered = async ({ body: { kickIds } }: { body: { kickIds: string[] } }) => ({
      ...rail,
      updatedAt: '2026-12-01T00:00:00.000Z',
      kicks: kickIds.flatMap((id) => kicks.filter(({ _id }) => _id === id)),
    })
    const call = await openOrder(ordered)
    expect(await screen.findByText('The Kicks are in their new order.')).toBeVisible()
    expect((await names()).slice(0, 2)).toEqual(['Café tour', 'Zebras'])
    expect(call).toHaveBeenCalledWith(expect.objectContaining({ ifMatch: rail.updatedAt }))
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect((await names()).slice(0, 2)).toEqual(['Zebras', 'Café tour']))
    expect(call).toHaveBeenLastCalledWith(expect.objectContaining({ ifMatch: '2026-12-01T00:00:00.000Z' }))
  })

  test('can be undone after a Kick was added, which keeps its place', async () => {
    const surf = aKick({ _id: 'Surf', name: 'Surf', ...nowhere, mine })
    const present = { ...rail, kicks: [...kicks, surf], updatedAt: '2026-12-01T00:00:00.000Z' }
    const call = await openOrder(async () => present)
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    const kickIds = [...kicks.map(({ _id }) => _id), 'Surf']
    expect(call).toHaveBeenLastCalledWith(expect.objectContaining({ body: { kickIds } }))
  })

  test('is kept when the Bucket changed meanwhile: what is new is added, what is gone is dropped', async () => {
    const surf = aKick({ _id: 'Surf', name: 'Surf', ...nowhere, mine })
    const changed = {
      ...rail,
      kicks: [...kicks.filter(({ name }) => name !== 'Sea'), surf],
      updatedAt: '2026-12-01T00:00:00.000Z',
    }
    const read = jest.fn().mockResolvedValueOnce(rail).mockResolvedValue(changed)
    const order = jest
      .fn()
      .mockRejectedValueOnce(new ApiError(412, 'This Bucket was changed in the meantime.'))
      .mockResolvedValue(changed)
    const call = await openOrder(order, read)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Could not save the order: Something here has changed in the meantime. Your order is kept: have a look, then save it again.',
    )
    expect(screen.getByText('1. Café tour')).toBeVisible()
    expect(screen.getByText('6. Surf')).toBeVisible()
    expect(screen.queryByText(/Sea/)).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Save order' }))
    expect(await screen.findByText('The Kicks are in their new order.')).toBeVisible()
    expect(call).toHaveBeenLastCalledWith(
      expect.objectContaining({
        body: { kickIds: ['Café tour', 'Zebras', 'Rails', 'Alps', 'Dunes', 'Surf'] },
        ifMatch: '2026-12-01T00:00:00.000Z',
      }),
    )
  })

  test('asks before unsaved moves are left by a link, and says so before the tab closes', async () => {
    openRail()
    await userEvent.click(await screen.findByRole('button', { name: 'Change order' }))
    await screen.findByRole('region', { name: 'Order of the Kicks' })
    expect(closeTab()).toBe('closed')
    await userEvent.click(screen.getAllByRole('button', { name: 'Later' })[0] ?? document.body)
    expect(closeTab()).toBe('asked')
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' })
    expect(address()).toBe('/buckets/rail')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(screen.getByText('1. Café tour')).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(address()).toBe('/elsewhere'))
    expect(closeTab()).toBe('closed')
  })

  test('is left without a question when nothing has moved', async () => {
    openRail()
    await userEvent.click(await screen.findByRole('button', { name: 'Change order' }))
    await screen.findByRole('region', { name: 'Order of the Kicks' })
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
    await waitFor(() => expect(address()).toBe('/elsewhere'))
  })

  test('is not asked about when the Bucket is deleted', async () => {
    stubApi({
      'GET /api/bucket/{bucketId}': async () => rail,
      'GET /api/bucket': async () => [],
      'DELETE /api/bucket/{bucketId}': async () => undefined,
    })
    openBuckets('/buckets/rail')
    await userEvent.click(await screen.findByRole('button', { name: 'Change order' }))
    await userEvent.click((await screen.findAllByRole('button', { name: 'Later' }))[0] ?? document.body)
    await userEvent.click(screen.getByRole('button', { name: 'Delete Bucket' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this Bucket?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Bucket' }))
    await waitFor(() => expect(address()).toBe('/buckets'))
  })

  test('gives the focus back to its button when it cannot be saved', async () => {
    const { promise, reject } = deferred<Bucket>()
    await openOrder(() => promise)
    const save = screen.getByRole('button', { name: 'Save order' })
    expect(save).toBeDisabled()
    reject(new ApiError(null, 'No connection.'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not save the order: No connection.')
    expect(save).toHaveFocus()
  })
})

test.each(['Select', 'Change order'])('gives the focus back to ‘%s’ when it is given up', async (name) => {
  openRail()
  await userEvent.click(await screen.findByRole('button', { name }))
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('button', { name })).toHaveFocus()
})
