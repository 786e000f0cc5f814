import { say } from '../messages'

export const words = {
  /** @param place 'Porto' @param region 'Portugal' */
  within: (place: string, region: string) => say('{place}, {region}', { place, region }),
}
