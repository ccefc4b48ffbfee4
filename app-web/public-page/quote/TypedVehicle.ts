/** A possibly incomplete vehicle typed into the server-rendered form before the scripts were loaded. */
export interface TypedVehicle {
  readonly plate: string
  readonly state: string
  readonly vin: string
  /** The focused field. */
  readonly at: "plate" | "state" | "vin" | undefined
}

const fields = ["plate", "state", "vin"] as const

/** Reads that form from `root`; undefined if there is none. */
export const typedVehicle = (root: HTMLElement): TypedVehicle | undefined => {
  const form = root.querySelector("form")
  if (form === null) return undefined
  const [plate = "", state = "", vin = ""] = fields.map((name) => String(new FormData(form).get(name) ?? ""))
  return { plate, state, vin, at: fields.find((name) => name === document.activeElement?.id) }
}
