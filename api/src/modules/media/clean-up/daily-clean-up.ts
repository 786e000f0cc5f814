import { runDaily } from '../../../daily/run-daily'
import type { Routes } from '../../../app-deps'
import { createPictureFiles } from '../picture-files'
import { cleanUpPictures } from './clean-up-pictures'
import { createCleanUpRepository } from './repository'

/** Registers the daily clean-up of unused pictures. */
export const dailyPictureCleanUp: Routes = async (app, { database, store }) => {
  const places = { repository: createCleanUpRepository(database), files: createPictureFiles(store) }
  runDaily(app, database, {
    name: 'Cleaning up pictures',
    run: async () => app.log.info(await cleanUpPictures(places), 'Cleaned up pictures that nothing uses'),
  })
}
