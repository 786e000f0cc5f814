/** The site signs the URLs of pictures of private things, which the specification does not ask for. */
const withoutSignature = (value: unknown) =>
  typeof value === 'string' ? value.replace(/\?until=.*/, '') : value

/**
 * Compares what a reference answers with what the site does, which has more fields. Of lists only the first elements are
 * compared, because the references know no blocks.
 * @throws Error that names the field that differs
 */
export function expectContained(body: unknown, site: unknown, field: string): void {
  if (Array.isArray(body) && Array.isArray(site)) return expectContained(body[0], site[0], `${field}[0]`)
  if (typeof body === 'object' && body !== null) {
    const fields = new Map<string, unknown>(Object.entries(Object(site)))
    for (const [name, value] of Object.entries(body))
      expectContained(value, fields.get(name), `${field}.${name}`)
  } else if (body !== withoutSignature(site))
    throw new Error(`${field}: the reference has ${String(body)}, the site ${String(site)}.`)
}
