/** The smallest size that the server keeps of a picture of this site, 320 pixels wide. */
export const smallPicture = (src: string) => src.replace(/\/1280\.webp$/, '/320.webp')
