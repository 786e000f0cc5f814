import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useOnce } from './use-once'

function Sender({ send }: { send(): Promise<unknown> }) {
  const sendOnce = useOnce(send)
  return <button onClick={() => sendOnce()}>Send</button>
}

test('calls once on a double click, and again after the call has ended, however it ended', async () => {
  let fail = () => {}
  const send = jest.fn(() => new Promise<void>((_, reject) => (fail = () => reject(new Error('Late.')))))
  render(<Sender send={send} />)
  await userEvent.dblClick(screen.getByRole('button'))
  expect(send).toHaveBeenCalledTimes(1)
  fail()
  await send.mock.results[0]?.value.catch(() => undefined)
  await userEvent.click(screen.getByRole('button'))
  expect(send).toHaveBeenCalledTimes(2)
})
