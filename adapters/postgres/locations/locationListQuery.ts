import { raw } from "@mikro-orm/postgresql"
import { Location } from "#domain/locations/Location.ts"
import type { LocationSearch } from "#domain/locations/LocationSearch.ts"
import { fieldsIn, selected } from "../columns.ts"
import type { ListOrder, ListQuery } from "../ListQuery.ts"
import { LocationRow } from "./LocationRow.ts"

/** A location's columns in the domain's words. */
export const locationColumns = selected(LocationRow, fieldsIn(LocationRow, Location.fields))

const lower = (text: string) => `lower(${text} collate "und-x-icu")`

/** All locations as a job asks for them. */
export const activeFirst = [
  { status: "asc" as const },
  { [raw(lower("location_name"))]: "asc" as const },
  { id: "asc" as const }
]

/** A shop's locations as its list asks for them. A shop has a handful: they are read, not looked up. */
export const locationListQuery = ({ text = "", status, sort, descending }: LocationSearch): ListQuery => {
  const sought = text.trim().toLowerCase()
  const fields = [lower("location_name"), lower("location_short_id"), lower("(address->>'city')")]
  return {
    table: "location",
    id: "location.id",
    select: locationColumns,
    where: [
      ...(sought === ""
        ? []
        : [
            {
              sql: `(${fields.map((field) => `position(? in ${field}) > 0`).join(" or ")})`,
              values: fields.map(() => sought)
            }
          ]),
      ...(status === undefined ? [] : [{ sql: "status = ?", values: [status] }])
    ],
    order: locationOrder(sort, descending),
    isServed: sought === "" && status === undefined
  }
}

/** By name or by short id. */
const locationOrder = (sort: LocationSearch["sort"], descending = false): ListOrder => ({
  keys: [lower(sort === "locationShortId" ? "location_short_id" : "location_name"), "id"],
  descending
})
