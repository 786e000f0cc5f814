/** For the last item of the bar: its words end where the page does, and its padding beyond. */
export const outdent = { marginRight: -1.5 }
