/** A make, model or body as catalogues compare it: "F-150 " and "f-150" are one. */
export const vehicleKey = (name: string): string => name.trim().toLowerCase()
