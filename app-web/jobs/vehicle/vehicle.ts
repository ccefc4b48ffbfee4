import type { DecodedVehicle } from "#domain/vin/DecodedVehicle.ts"
import { tidyVin } from "#domain/vin/vinFault.ts"
import type { VehicleValues } from "#web/jobs/form/JobForm.ts"

/** What a VIN answers for. */
export type Decoded = Pick<VehicleValues, "year" | "make" | "model" | "bodyStyle">

const names = ["year", "make", "model", "bodyStyle"] as const
const isOpen = (value: string | number) => value === "" || value === 0

/** The part of a decoded VIN that fields show. */
export const decodedFields = ({ year, make, model, bodyStyle }: DecodedVehicle): Decoded => ({
  year,
  make,
  model,
  bodyStyle
})

/**
 * The vehicle with what its VIN says in the fields that are open or were filled by the VIN before (`filled`). What a
 * person typed stays. `filled` comes back as what the VIN filled now.
 */
export const mergeVehicle = (
  vehicle: VehicleValues,
  filled: Partial<Decoded>,
  said: Decoded
): { readonly vehicle: VehicleValues; readonly filled: Partial<Decoded> } => {
  const mine = names.filter((name) => !isOpen(said[name]) && (isOpen(vehicle[name]) || vehicle[name] === filled[name]))
  const now = Object.fromEntries(mine.map((name) => [name, said[name]])) as Partial<Decoded>
  return { vehicle: { ...vehicle, ...now }, filled: now }
}

/** The fields where a person's word and the VIN's differ. */
export const differences = (vehicle: VehicleValues, said: Decoded): ReadonlyArray<keyof Decoded> =>
  names.filter(
    (name) =>
      !isOpen(said[name]) &&
      !isOpen(vehicle[name]) &&
      String(said[name]).toLowerCase() !== String(vehicle[name]).toLowerCase()
  )

const never = /[IOQ]/

/**
 * The VIN after a key or a paste: capitals without gaps. I, O and Q are refused at the key; pasted, they stay to be put
 * right.
 */
export const vinTyped = (before: string, text: string): { readonly vin: string; readonly isRefused: boolean } => {
  const vin = tidyVin(text)
  const isKey = vin.length === before.length + 1
  const isRefused = isKey && never.test(vin) && !never.test(before)
  return { vin: isRefused ? before : vin.slice(0, 30), isRefused }
}

/** A vehicle in one line, `2024 Toyota Camry`; else its VIN or plate; "" when nothing is known. */
export const vehicleText = ({ year, make, model, vin, plate }: VehicleValues): string =>
  [year === 0 ? "" : String(year), make, model].filter((word) => word !== "").join(" ") || vin || plate
