/** The id of the button that finds the glass of a vehicle: what follows once the vehicle is known. */
export const findGlassId = "find-glass"
