/** A vehicle as it stands, half typed perhaps, in the form that came with the page, before its scripts. */
export interface TypedVehicle {
  readonly plate: string
  readonly state: string
  readonly vin: string
  /** The field that the visitor is in. */
  readonly at: "plate" | "state" | "vin" | undefined
}

const fields = ["plate", "state", "vin"] as const

/** Reads that form out of `root`; nothing where no such form stands. */
export const typedVehicle = (root: HTMLElement): TypedVehicle | undefined => {
  const form = root.querySelector("form")
  if (form === null) return undefined
  const [plate = "", state = "", vin = ""] = fields.map((name) => String(new FormData(form).get(name) ?? ""))
  return { plate, state, vin, at: fields.find((name) => name === document.activeElement?.id) }
}
