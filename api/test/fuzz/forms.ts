import fc from 'fast-check'
import { plain } from '../../src/modules/media/testing/drawn-pictures'
import { hostileText } from './hostile'

/** A part of a form, whose file is created when it is sent. */
export interface FormPart {
  name: string
  fileName?: string
  contentType: string
  kind: 'png' | 'jpeg' | 'webp' | 'none'
  /** The percentage of its bytes that are kept. */
  percent: number
  /** Bytes before, over the middle of, and after the file. */
  before: string
  over: string
  after: string
}

const pictures = new Map<string, Promise<Buffer>>()

const draw = (kind: FormPart['kind']): Promise<Buffer> => {
  const known = pictures.get(kind)
  if (known) return known
  const drawn = kind === 'none' ? Promise.resolve(Buffer.alloc(0)) : plain(9, 7).toFormat(kind).toBuffer()
  pictures.set(kind, drawn)
  return drawn
}

/** Returns the bytes of a part's file. */
async function contentOf({ kind, percent, before, over, after }: FormPart) {
  const whole = Buffer.from(await draw(kind))
  const left = whole.subarray(0, Math.ceil((whole.length * percent) / 100))
  Buffer.from(over).copy(left, left.length >> 1)
  return Buffer.concat([Buffer.from(before), left, Buffer.from(after)])
}

export const boundary = 'b'

/** @param isCut whether the form is truncated */
export async function formOf(parts: FormPart[], isCut: boolean): Promise<Buffer> {
  const pieces: Buffer[] = []
  for (const part of parts) {
    const file = part.fileName === undefined ? '' : `; filename="${part.fileName}"`
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${part.name}"${file}\r\nContent-Type: ${part.contentType}\r\n\r\n`
    pieces.push(Buffer.from(head), await contentOf(part), Buffer.from('\r\n'))
  }
  const form = Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)])
  return isCut ? form.subarray(0, Math.floor(form.length * 0.7)) : form
}

const kinds = fc.constantFrom<FormPart['kind']>('png', 'jpeg', 'webp')
const nothing = fc.constant('')

const good = (name: string): fc.Arbitrary<FormPart> =>
  fc.record({
    name: fc.constant(name),
    fileName: fc.constant('holiday.png'),
    contentType: fc.constant('image/png'),
    kind: kinds,
    percent: fc.constant(100),
    before: nothing,
    over: nothing,
    after: nothing,
  })

/** Signatures and contents of other file types. */
const foreign = fc.constantFrom(
  ...[
    'GIF89a',
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    '<?php system($_GET[0]);',
    '%PDF-1.7',
  ],
  ...[
    'PK\u0003\u0004',
    '<script>alert(1)</script>',
    '\u0089PNG\r\n\u001a\n',
    'RIFF\u0001\u0000\u0000\u0000WEBPVP8 ',
    '\u0000',
  ],
  'BM\u0000\u0000',
)
const odd = fc.oneof(nothing, foreign, hostileText)

const any: fc.Arbitrary<FormPart> = fc.record(
  {
    name: fc.oneof(fc.constantFrom('pictures', 'file'), hostileText),
    fileName: hostileText,
    contentType: fc.constantFrom('image/png', 'image/svg+xml', 'text/html', 'x', ''),
    kind: fc.oneof(kinds, fc.constant('none' as const)),
    percent: fc.oneof(fc.constant(100), fc.nat(100)),
    before: odd,
    over: odd,
    after: odd,
  },
  { requiredKeys: ['name', 'contentType', 'kind', 'percent', 'before', 'over', 'after'] },
)

/** Parts with a valid picture, and parts with any content of a picture's type. */
export const filesOfAnyKind = { good, any }
