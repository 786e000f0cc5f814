import type { Routes } from '../../http/typed-app'
import { pictureRoutes } from './picture-routes'
import { uploadRoutes } from './upload-routes'

/** /api/upload and /media: how pictures come in, and how they go out. Register without a prefix. */
export const mediaRoutes: Routes = async (app, means) => {
  await app.register(uploadRoutes, means)
  await app.register(pictureRoutes, means)
}
