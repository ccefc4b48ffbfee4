import type { VehicleValues } from "#web/jobs/form/JobForm.ts"

/** A vehicle in one line, `2024 Toyota Camry`; else its VIN or plate; "" when nothing is known. */
export const vehicleText = ({ year, make, model, vin, plate }: VehicleValues): string =>
  [year === 0 ? "" : String(year), make, model].filter((word) => word !== "").join(" ") || vin || plate
