/** Where maps open while no place is chosen: Mount Everest. Specification, section 9. */
export const defaultCentre = { lat: 27.9881, lng: 86.925 }

/** Specification, section 9. */
export const mapZoom = { create: 15, detail: 10 }
