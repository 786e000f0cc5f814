import type { Routes } from '../../http/app-deps'
import { pictureRoutes } from './picture-routes'
import { uploadRoutes } from './upload-routes'

/** Registers /api/upload and /media. Register it without a prefix. */
export const mediaRoutes: Routes = async (app, deps) => {
  await app.register(uploadRoutes, deps)
  await app.register(pictureRoutes, deps)
}
