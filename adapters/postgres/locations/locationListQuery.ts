import { raw } from "@mikro-orm/postgresql"
import type { LocationSearch } from "#domain/locations/LocationSearch.ts"
import type { OrderKeys } from "../batchOf.ts"
import type { ListQuery } from "../pageOf.ts"

const lower = (text: string) => `lower(${text} collate "und-x-icu")`

/** All locations as a job asks for them. */
export const activeFirst = [{ status: "asc" as const }, { [raw(lower("location_name"))]: "asc" as const }, { id: "asc" as const }]

/** A shop's locations as its list asks for them. A shop has a handful: they are read, not looked up. */
export const locationListQuery = ({ text = "", status, page, size, ...search }: LocationSearch): ListQuery => {
  const sought = text.trim().toLowerCase()
  const fields = [lower("location_name"), lower("location_short_id"), lower("(address->>'city')")]
  return {
    select: "*",
    from: "location",
    where: [
      ...sought === "" ? [] : [{ sql: `(${fields.map((field) => `position(? in ${field}) > 0`).join(" or ")})`, values: fields.map(() => sought) }],
      ...status === undefined ? [] : [{ sql: "status = ?", values: [status] }]
    ],
    orderBy: locationOrder(search).keys.map((key) => `${key} ${search.descending ? "desc" : "asc"}`).join(", "),
    page,
    size
  }
}

/** By name or by short id. */
export const locationOrder = ({ sort, descending = false }: Pick<LocationSearch, "sort" | "descending">): OrderKeys =>
  ({ keys: [lower(sort === "locationShortId" ? "location_short_id" : "location_name"), "id"], descending })
