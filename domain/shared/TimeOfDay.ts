import { Schema } from "effect"

const pattern = /^([01]\d|2[0-3]):[0-5]\d$/

/** A time on a location's wall clock, `08:30`, or "" while it is open. Times sort as text; which instant it is depends on day and zone. */
export const OptionalTime = Schema.String.check(Schema.makeFilter((text: string) => text === "" || pattern.test(text) || "time.invalid"))
