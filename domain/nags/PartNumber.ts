import { Schema, SchemaGetter } from "effect"
import { described } from "#domain/shared/field.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import { partNumberParts, printPartNumber } from "./partNumberParts.ts"

const normalised = (typed: string): string | undefined => {
  const parts = partNumberParts(typed)
  return parts && printPartNumber(parts)
}

const tooLong = maxLength(60, "partNumber.invalid")

/** A NAGS part number in canonical form: `DW01658`, `FW02000GTYN`, `HAH000004` (trade 2.1, 2.2). */
export const PartNumber = Schema.String.check(
  tooLong,
  Schema.makeFilter((text: string) => normalised(text) === text || "partNumber.invalid")
).pipe(Schema.brand("PartNumber"))
export type PartNumber = typeof PartNumber.Type

/** A NAGS part number as entered by a user, normalized when decoded: `dw1658`, `FW-2000`, `DW01658 GBY FYG`. */
export const TypedPartNumber = described(Schema.String.check(tooLong), "NAGS part number.", "FW99001GTYN").pipe(
  Schema.decodeTo(PartNumber, {
    decode: SchemaGetter.transform((typed: string) => normalised(typed) ?? typed),
    encode: SchemaGetter.transform((partNumber: string) => partNumber)
  })
)

/** Returns a part number as listed in catalogs, without the supplier suffix: `DW01658GBY FYG` becomes `DW01658GBY`. */
export const catalogNumber = (partNumber: PartNumber): string => {
  const parts = partNumberParts(partNumber)
  return parts?.kind === "glass" ? printPartNumber({ ...parts, brand: "" }) : partNumber
}

/** Returns the first seven characters, which all colors and options of a piece of glass share: `DW01658`. */
export const baseNumber = (catalogued: string): string => catalogued.slice(0, 7)
