import { shellRelease } from '../../../test/releases'
import type { FileStore } from '../releases/file-store'
import { createTemplates } from './templates'

const shell = (version: string) => ({
  ...shellRelease(),
  version,
  base: `/releases/shell/${version}/`,
  isCanary: false,
})

test('reads the page of the live shell and that of a canary once each, whoever asks in between', async () => {
  const read = jest.fn<ReturnType<FileStore['read']>, []>(async () => '<html>')
  const templateOf = createTemplates({ read })
  for (const version of ['1.0.0-s00000001', '1.1.0-s00000002', '1.0.0-s00000001', '1.1.0-s00000002'])
    expect(await templateOf(shell(version))).toBe('<html>')
  expect(read).toHaveBeenCalledTimes(2)
})
