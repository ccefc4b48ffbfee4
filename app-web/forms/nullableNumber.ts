import { Schema, SchemaGetter } from "effect"

/**
 * Schema of a number field, whose value is null while it is empty or unclear. Null is reported as missing: 'Please
 * enter the {field}'.
 */
export const nullableNumber = <S extends Schema.Codec<number, number>>(number: S) =>
  Schema.NullOr(Schema.Finite)
    .check(Schema.makeFilter((value: number | null) => value !== null || "required"))
    .pipe(
      Schema.decodeTo(number, {
        decode: SchemaGetter.transform((value: number | null) => value ?? 0),
        encode: SchemaGetter.transform((value: number) => value)
      })
    )
