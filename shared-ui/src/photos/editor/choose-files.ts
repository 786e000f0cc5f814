const accept = 'image/png,image/jpeg,image/webp,image/heic,image/heif,.heic,.heif'

/**
 * Opens the file dialog for several photos. The field is not part of the page, so that the picture field of the form
 * stays its only one.
 */
export const chooseFiles = (onFiles: (files: File[]) => void): void => {
  const field = document.createElement('input')
  field.type = 'file'
  field.multiple = true
  field.accept = accept
  field.onchange = () => onFiles([...(field.files ?? [])])
  field.click()
}
