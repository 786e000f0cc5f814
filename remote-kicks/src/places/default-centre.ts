/** The centre of maps without a chosen place: Mount Everest (S9.5). */
export const defaultCentre = { lat: 27.9881, lng: 86.925 }

/** S9.3 and S9.4. */
export const mapZoom = { create: 15, detail: 10 }
