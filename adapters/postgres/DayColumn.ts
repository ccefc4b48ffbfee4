import { Type } from "@mikro-orm/postgresql"

/** A `date` column for the domain's days: `2026-11-21`, and "" for an open day, which is null in the table. */
export class DayColumn extends Type<string, string | null> {
  override convertToDatabaseValue(day: string) {
    return day === "" ? null : day
  }
  override convertToJSValue(day: string | null) {
    return day ?? ""
  }
  override getColumnType() {
    return "date"
  }
  override compareAsType() {
    return "string"
  }
}
