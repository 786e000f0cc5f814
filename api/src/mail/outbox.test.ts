import { waitFor } from '../../test/wait-for'
import { createOutbox } from './outbox'
import { createSmtpDelivery } from './delivery'
import { readMessage, startSmtpServer, type TestSmtpServer } from './testing/smtp-server'

let server: TestSmtpServer
const log = { warn: jest.fn(), error: jest.fn() }
afterEach(async () => {
  await server.stop()
  jest.resetAllMocks()
})

const message = { to: 'mira@bucketeer.example', subject: 'Hello', text: 'See https://bucketeer.example/?a=b' }
const from = 'Bucketeer <site@bucketeer.example>'
const outboxTo = ({ url }: TestSmtpServer, retryDelaysMs: number[] = []) =>
  createOutbox({ deliver: createSmtpDelivery({ url, from }), log, retryDelaysMs })

test('delivers a message unchanged', async () => {
  server = await startSmtpServer()
  const outbox = outboxTo(server)
  outbox.send(message)
  await outbox.close()
  expect(server.received).toMatchObject([{ from: 'site@bucketeer.example', to: [message.to] }])
  expect(readMessage(server.received[0]?.raw ?? '')).toEqual({
    from,
    to: message.to,
    subject: message.subject,
    text: expect.stringContaining(message.text),
  })
})

test('treats a recipient with a comma as a single address', async () => {
  server = await startSmtpServer()
  const outbox = outboxTo(server)
  outbox.send({ ...message, to: 'mira,eve@bucketeer.example' })
  await outbox.close()
  expect(server.received).toMatchObject([{ to: ['"mira,eve"@bucketeer.example'] }])
})

test('retries a rejected message and logs each rejection', async () => {
  server = await startSmtpServer({ rejections: 2 })
  const outbox = outboxTo(server, [1, 1, 1])
  outbox.send(message)
  await waitFor(() => server.received.at(0))
  await outbox.close()
  expect(server.offered()).toBe(3)
  expect(log.warn).toHaveBeenCalledTimes(2)
  expect(log.warn).toHaveBeenCalledWith({ reason: 'EMESSAGE 450', nextTryInMs: 1 }, expect.any(String))
  expect(log.error).not.toHaveBeenCalled()
})

test('gives up after the last retry, without logging the message', async () => {
  server = await startSmtpServer({ rejections: 9 })
  const outbox = outboxTo(server, [1, 1])
  outbox.send(message)
  await waitFor(() => log.error.mock.calls.at(0))
  expect(server.offered()).toBe(3)
  expect(JSON.stringify([log.warn.mock.calls, log.error.mock.calls])).not.toContain('a=b')
})

test('closes without waiting for the next retry', async () => {
  server = await startSmtpServer({ rejections: 9 })
  const outbox = outboxTo(server, [60_000])
  outbox.send(message)
  await waitFor(() => log.warn.mock.calls.at(0))
  await outbox.close()
  expect(server.offered()).toBe(1)
  expect(log.error).toHaveBeenCalledWith({ reason: 'the server stops' }, expect.any(String))
})

test('does not log a recipient that the server rejects', async () => {
  server = await startSmtpServer({
    recipientError: '550 5.1.1 <mira@bucketeer.example> Mira: no such user',
  })
  const outbox = outboxTo(server, [1])
  outbox.send(message)
  await waitFor(() => log.error.mock.calls.at(0))
  expect(log.warn).toHaveBeenCalledWith(
    { reason: 'EENVELOPE 550 5.1.1', nextTryInMs: 1 },
    'Could not send a message',
  )
  expect(JSON.stringify([log.warn.mock.calls, log.error.mock.calls])).not.toMatch(/mira/i)
  await outbox.close()
})

test('does not log addresses in other failures', async () => {
  server = await startSmtpServer()
  const deliver = () => Promise.reject(new Error('Cannot write to "mira,eve"@bucketeer.example: no space'))
  const outbox = createOutbox({ deliver, log, retryDelaysMs: [] })
  outbox.send(message)
  await outbox.close()
  expect(log.error).toHaveBeenCalledWith(
    { reason: 'Cannot write to (address) no space' },
    'Gave up sending a message',
  )
})
