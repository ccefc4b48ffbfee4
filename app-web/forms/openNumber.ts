import { Schema, SchemaGetter } from "effect"

/** A number field: null while it is empty or unclear, which is no answer: 'Please enter the {field}'. */
export const openNumber = <S extends Schema.Codec<number, number>>(number: S) =>
  Schema.NullOr(Schema.Finite)
    .check(Schema.makeFilter((value: number | null) => value !== null || "required"))
    .pipe(
      Schema.decodeTo(number, {
        decode: SchemaGetter.transform((value: number | null) => value ?? 0),
        encode: SchemaGetter.transform((value: number) => value)
      })
    )
