/**
 * A plate known to the sandbox, with the data a registry would return. The plates are made up; the VINs are real ones
 * published by manufacturers, or from the catalog's demo jobs.
 */
export interface DemoPlate {
  readonly plate: string
  readonly state: string
  readonly vin: string
  readonly year: number
  readonly make: string
  readonly model: string
}

const on = (plate: string, state: string, vin: string, year: number, make: string, model: string): DemoPlate => ({
  plate,
  state,
  vin,
  year,
  make,
  model
})

/** The plates known to the sandbox. */
export const demoPlates: ReadonlyArray<DemoPlate> = [
  on("FRIT001", "AZ", "4S4SLDB69T3023252", 2026, "Subaru", "Forester"),
  on("FRIT002", "AZ", "1FTFW5L86RFB45612", 2024, "Ford", "F-150"),
  on("FRIT003", "AZ", "KM8K2CAB4PU001140", 2023, "Hyundai", "Kona"),
  on("FRIT004", "NM", "1FMCU9H61LUA94994", 2020, "Ford", "Escape"),
  on("FRIT005", "NM", "1C4PJMBXXJD592546", 2018, "Jeep", "Cherokee"),
  on("FRIT006", "ME", "5N1AT2MV8GC756869", 2016, "Nissan", "Rogue"),
  on("FRIT007", "CA", "1HGCM82633A004352", 2003, "Honda", "Accord"),
  on("FRIT008", "QC", "2T3B1RFV0SC582226", 2025, "Toyota", "RAV4"),
  // A registry that returns no VIN, as in some provinces.
  on("FRIT009", "ON", "", 2023, "Chrysler", "Pacifica")
]

/** Plates that make the sandbox fail like the real service: limit reached, registries unavailable, plate refused. */
export const demoPlateFaults = { limit: "LIMIT", away: "AWAY", refused: "REFUSED" } as const
