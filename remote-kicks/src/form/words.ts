export const words = {
  waiting: 'Your picture is still on its way. We save as soon as it is here.',
  pictureLost: 'Nothing is saved yet, because your picture did not arrive. Try it again.',
  pictureMissing: 'A Kick needs a picture. Choose one, then save again: what you typed stays.',
}
