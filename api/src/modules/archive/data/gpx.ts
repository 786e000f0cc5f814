import type { ArchiveFile } from '../format'
import { escaped } from '../pages/html'

/** XML 1.0 has no control characters but these three. */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu
const xml = (text: string) => escaped(text.replaceAll(unwritable, ''))

/** Yields the places of the Kicks as waypoints of GPX 1.1. */
export function* gpxFile({ kicks, person, madeAt }: ArchiveFile) {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Bucketeer" xmlns="http://www.topografix.com/GPX/1/1">
<metadata><name>${xml(person.name)}</name><time>${madeAt}</time></metadata>
`
  for (const { name, description, category, location } of kicks)
    if (location)
      yield `<wpt lat="${location.lat}" lon="${location.lng}"><name>${xml(name)}</name><desc>${xml(description)}</desc>${
        category === null ? '' : `<type>${category}</type>`
      }</wpt>\n`
  yield '</gpx>\n'
}
