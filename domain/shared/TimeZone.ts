import { DateTime, Option, Schema } from "effect"
import { maxLength } from "./PlainText.ts"

/** A time zone by its IANA name, such as `America/Toronto`: business days are those of the place. */
export const TimeZone = Schema.String.check(
  maxLength(64, "timeZone.unknown"),
  Schema.makeFilter((name: string) =>
    name === "" ? "required" : Option.isSome(DateTime.zoneMakeNamed(name)) || "timeZone.unknown"
  )
)
