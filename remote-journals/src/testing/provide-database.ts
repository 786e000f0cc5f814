import { IDBFactory } from 'fake-indexeddb'
import { deserialize, serialize } from 'node:v8'
import { pictureShelf } from '../picture-shelf'

const bytesOf = (blob: Blob) =>
  new Promise<ArrayBuffer>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () =>
      reader.result instanceof ArrayBuffer ? resolve(reader.result) : reject(reader.error)
    reader.onerror = () => reject(reader.error)
    reader.readAsArrayBuffer(blob)
  })

/** Gives jsdom an empty database, and what a browser needs to fill it. */
export const provideDatabase = async () => {
  // What the test before has begun to write goes where it belongs.
  await pictureShelf('nothing').read()
  globalThis.structuredClone ??= <Value>(value: Value): Value => deserialize(serialize(value))
  Blob.prototype.arrayBuffer ??= function (this: Blob) {
    return bytesOf(this)
  }
  window.indexedDB = new IDBFactory()
}

/** A browser that keeps no databases, as some do in private windows. */
export const refuseDatabases = () => {
  window.indexedDB.open = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
}
