import type { VehicleValues } from "#web/jobs/form/JobForm.ts"

/** Whether enough is known of a vehicle to ask which glass fits it: year, make and model. */
export const mayFindGlass = ({ year, make, model }: VehicleValues): boolean =>
  year >= 1900 && year <= 2100 && make.trim() !== "" && model.trim() !== ""
