import { Schema, SchemaGetter } from "effect"
import { LocationDraft } from "#domain/locations/Location.ts"
import { TaxRate } from "#domain/shared/TaxRate.ts"
import { openNumber } from "#web/forms/openNumber.ts"

/** A rate is typed in thousandths of a percent, 8875 for 8.875 %, and kept in basis points, 887.5. */
const rate = openNumber(
  Schema.Finite.pipe(
    Schema.decodeTo(TaxRate, {
      decode: SchemaGetter.transform((typed: number) => typed / 10),
      encode: SchemaGetter.transform((kept: number) => kept * 10)
    })
  )
)

/** A location as it is typed: the domain's draft, with rates that may still be open. */
export const LocationTyped = Schema.Struct({
  ...LocationDraft.fields,
  defaultTaxPercent: rate,
  defaultPartsTaxRate: rate,
  defaultLaborTaxRate: rate
})

/** What the fields hold. */
export type LocationValues = typeof LocationTyped.Encoded
