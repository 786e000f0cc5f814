/** A field with an error. A group and a file field have no `aria-invalid`, so they have `data-invalid`. */
const invalid = '[aria-invalid="true"]:not([aria-hidden]), [data-invalid] input'

/** Focuses the first field of a form that has an error, if there is one. */
export const focusInvalidField = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>(invalid)?.focus()
