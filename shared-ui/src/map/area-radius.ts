/** Metres. The server's cells of places have their corners within 4,500 m of the centre. */
export const areaRadius = 5000
