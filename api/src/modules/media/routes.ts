import type { Routes } from '../../http/app-deps'
import { pictureRoutes } from './picture-routes'
import { uploadRoutes } from './upload-routes'

/** /api/upload and /media: how pictures come in, and how they go out. Register without a prefix. */
export const mediaRoutes: Routes = async (app, deps) => {
  await app.register(uploadRoutes, deps)
  await app.register(pictureRoutes, deps)
}
