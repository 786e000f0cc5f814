import { text } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { ObjectStore } from '@bucketeer/host/server'
import { storeZip } from './store-zip'

test('lets go of each file once it is written', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage: () => void = runInNewContext('gc')
  const contents: WeakRef<string[]>[] = []
  async function* entries() {
    for (const path of ['a.html', 'b.html', 'c.html', 'd.webp', 'e.html']) {
      const content = [path.repeat(1000)]
      contents.push(new WeakRef(content))
      yield { path, content }
    }
    await nextTurn()
    collectGarbage()
  }
  const put: ObjectStore['put'] = async (_key, source) => {
    if (!Buffer.isBuffer(source)) await text(source)
  }
  await storeZip({ put } as ObjectStore, 'a.zip', entries(), new AbortController().signal)
  // The last one is still in use.
  expect(contents.slice(0, -1).filter((content) => content.deref())).toEqual([])
})
