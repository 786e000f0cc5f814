import { shellRelease } from '../../../../api/test/releases'
import type { FileStore } from '../releases/file-store'
import { createTemplates } from './templates'

const shell = (version: string) => ({
  ...shellRelease(),
  version,
  base: `/releases/shell/${version}/`,
  isCanary: false,
})

test('reads the templates of the live shell and of a canary once each', async () => {
  const read = jest.fn<ReturnType<FileStore['read']>, []>(async () => '<html>')
  const templateOf = createTemplates({ read })
  for (const version of ['1.0.0-s00000001', '1.1.0-s00000002', '1.0.0-s00000001', '1.1.0-s00000002'])
    expect(await templateOf(shell(version))).toBe('<html>')
  expect(read).toHaveBeenCalledTimes(2)
})
