/** Saves what is at an address of this origin as a file. */
export function saveFile(address: string, name = '') {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}
