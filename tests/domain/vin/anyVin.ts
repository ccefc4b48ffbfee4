import * as Arbitrary from "effect/Arbitrary"
import { Schema } from "effect"
import { vinCheckDigit } from "#domain/vin/vinFault.ts"

const among = (characters: string, count: number) =>
  Arbitrary.map(
    Arbitrary.array(Arbitrary.schema(Schema.Literals([...characters])), { minLength: count, maxLength: count }),
    (all) => all.join("")
  )

/** Any valid VIN: eight characters, their check digit, a model year, a plant, a serial number. */
export const anyVin = Arbitrary.map(
  Arbitrary.all([
    among("ABCDEFGHJKLMNPRSTUVWXYZ0123456789", 8),
    among("ABCDEFGHJKLMNPRSTVWXY123456789", 1),
    among("ABCDEFGHJKLMNPRSTUVWXYZ0123456789", 2),
    among("0123456789", 5)
  ]),
  ([description, year, plant, serial]) => {
    const vin = `${description}0${year}${plant}${serial}`
    return vin.slice(0, 8) + vinCheckDigit(vin) + vin.slice(9)
  }
)

/** A position in a VIN, counted from 0. */
export const position = (minimum: number, maximum: number) => Schema.Int.check(Schema.isBetween({ minimum, maximum }))
