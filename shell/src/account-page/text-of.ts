/** What was typed into a form's field. */
export const textOf = (fields: FormData, name: string): string => {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}
