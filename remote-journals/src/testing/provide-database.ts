import { IDBFactory } from 'fake-indexeddb'
import { deserialize, serialize } from 'node:v8'
import { pictureStorage } from '../picture-storage/picture-storage'

const bytesOf = (blob: Blob) =>
  new Promise<ArrayBuffer>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () =>
      reader.result instanceof ArrayBuffer ? resolve(reader.result) : reject(reader.error)
    reader.onerror = () => reject(reader.error)
    reader.readAsArrayBuffer(blob)
  })

/** Provides jsdom with an empty IndexedDB. */
export async function provideDatabase() {
  // Lets pending writes of the previous test finish in its database.
  await pictureStorage('nothing').read()
  globalThis.structuredClone ??= <Value>(value: Value): Value => deserialize(serialize(value))
  Blob.prototype.arrayBuffer ??= function (this: Blob) {
    return bytesOf(this)
  }
  window.indexedDB = new IDBFactory()
}

/** Simulates a browser without IndexedDB, like some private windows. */
export function refuseDatabases() {
  window.indexedDB.open = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
}
