/** The centre of maps without a chosen place: Mount Everest. Specification, section 9. */
export const defaultCentre = { lat: 27.9881, lng: 86.925 }

/** Specification, section 9. */
export const mapZoom = { create: 15, detail: 10 }
