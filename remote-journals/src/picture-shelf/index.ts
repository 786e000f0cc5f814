export { pictureShelf, type PictureShelf } from './picture-shelf'
