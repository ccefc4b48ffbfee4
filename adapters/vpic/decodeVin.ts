import type { DatabaseSync } from "node:sqlite"
import type { DecodedVehicle } from "#domain/vin/DecodedVehicle.ts"
import { modelYear, modelYears } from "#domain/vin/modelYear.ts"
import type { Vin } from "#domain/vin/Vin.ts"
import { soldName } from "./soldAs.ts"
import { keysOfVin } from "./vinKeys.ts"

/** vPIC's ids of the elements we read. */
const element = { body: 5, doors: 14, drive: 15, fuel: 24, model: 28, series: 34, trim: 38, plantCountry: 75 }

interface Maker {
  readonly type: string
  readonly light: number | null
  readonly make: string
  readonly manufacturer: string
}
type Found = ReadonlyMap<number, string>

/**
 * Decodes a VIN like vPIC's own procedure: of the maker's schemas for that year, takes the matching patterns, and for
 * each element the one from the latest schema. The make comes from the model, because many makes share a code (trade
 * 5.3: 1C4 is Jeep, not Dodge).
 */
export const decodeVin = (db: DatabaseSync) => {
  const maker = db.prepare("select type, light, make, manufacturer from wmi where wmi = ?")
  const covered = db.prepare("select 1 from coverage where wmi = ? and ? between first_year and last_year limit 1")
  const fitting = db.prepare(fittingPatterns)
  const model = db.prepare("select make, name from model where id = ?")
  const latest = Number(db.prepare("select max(first_year) as year from coverage").get()?.["year"])

  const find = (wmi: string, year: number, vin: string): Found => {
    const found = new Map<number, string>()
    for (const row of fitting.iterate(wmi, year, keysOfVin(vin))) {
      const of = Number(row["element"])
      if (!found.has(of)) found.set(of, String(row["value"]))
    }
    return found
  }

  /**
   * Position 7 determines the year of light vehicles. Heavy ones may be either, so the year whose schemas name a model
   * wins.
   */
  const read = (wmi: string, light: boolean, vin: string) => {
    const told = modelYear(vin, latest)
    const years = modelYears(vin)
      .filter((year) => year <= latest)
      .sort((a, b) => Number(b === told) - Number(a === told))
    const filed = years.filter((year) => covered.get(wmi, year) !== undefined)
    const worth = filed.length === 0 ? years : filed
    const finds = (light ? worth.slice(0, 1) : worth).map((year) => ({ year, found: find(wmi, year, vin) }))
    return finds.find(({ found }) => found.has(element.model)) ?? finds[0]
  }

  return (vin: Vin): DecodedVehicle | undefined => {
    const wmi = makerCode(vin)
    const by = maker.get(wmi) as unknown as Maker | undefined
    const find = by && read(wmi, by.light === 1, vin)
    if (by === undefined || find === undefined) return undefined
    const { year, found } = find
    const named = model.get(found.get(element.model) ?? "")
    const make = String(named?.["make"] ?? by.make)
    const sold = soldName(
      { year, make, model: String(named?.["name"] ?? ""), body: found.get(element.body) ?? "", type: by.type },
      found
    )
    return make === ""
      ? undefined
      : {
          vin,
          year,
          make,
          model: sold.model,
          bodyStyle: sold.body,
          vehicleType: by.type,
          doors: Number(found.get(element.doors)) || null,
          series: found.get(element.series) ?? "",
          trim: found.get(element.trim) ?? "",
          driveType: found.get(element.drive) ?? "",
          fuel: found.get(element.fuel) ?? "",
          plantCountry: found.get(element.plantCountry) ?? "",
          manufacturer: by.manufacturer
        }
  }
}

/** Makers of fewer than 1,000 vehicles a year have a 9 in third place and three more characters (49 CFR 565.15). */
const makerCode = (vin: string) => (vin.charAt(2) === "9" ? vin.slice(0, 3) + vin.slice(11, 14) : vin.slice(0, 3))

const fittingPatterns = `
select p.element, p.value
from coverage c cross join pattern p on p.schema = c.schema
where c.wmi = ? and ? between c.first_year and c.last_year and ? glob p.glob
order by c.first_year desc, p.rank`
