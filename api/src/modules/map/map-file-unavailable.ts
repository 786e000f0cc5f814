/** Thrown when the map's file cannot be read now. The message is a phrase such as 'there is no such file'. */
export class MapFileUnavailable extends Error {}
