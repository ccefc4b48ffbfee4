import { Option, Schema } from "effect"
import type { GlassQuery } from "#domain/nags-search/GlassQuery.ts"
import { TypedPartNumber } from "#domain/nags/PartNumber.ts"

/** The state of the search screen's URL and fields. */
export interface GlassSearchFields {
  readonly by: GlassQuery["by"]
  readonly year: number
  readonly make: string
  readonly model: string
  readonly bodyStyle: string
  readonly partNumber: string
}

/** Parses the fields from the URL. */
export const parseGlassSearch = (search: URLSearchParams): GlassSearchFields => ({
  by: search.has("part") ? "partNumber" : "vehicle",
  year: Number(/^\d{4}$/.exec(search.get("year") ?? "")?.[0] ?? 0),
  make: search.get("make") ?? "",
  model: search.get("model") ?? "",
  bodyStyle: search.get("body") ?? "",
  partNumber: search.get("part") ?? ""
})

/** Returns the URL that repeats a query. */
export const hrefOf = (query: GlassQuery): string =>
  `/nags?${new URLSearchParams(query.by === "partNumber" ? { part: query.partNumber } : { year: String(query.year), make: query.make, model: query.model, body: query.bodyStyle })}`

const numberOf = Schema.decodeUnknownOption(TypedPartNumber)

/** Returns the query defined by the fields; undefined if incomplete. */
export const queryOf = ({
  by,
  year,
  make,
  model,
  bodyStyle,
  partNumber
}: GlassSearchFields): GlassQuery | undefined => {
  if (by === "partNumber")
    return Option.getOrUndefined(Option.map(numberOf(partNumber), (number) => ({ by, partNumber: number })))
  const isEnough =
    year >= 1900 &&
    year <= 2100 &&
    make.trim() !== "" &&
    model.trim() !== "" &&
    make.length <= 60 &&
    model.length <= 60 &&
    bodyStyle.length <= 80
  return isEnough ? { by, year, make, model, bodyStyle } : undefined
}

/** Formats a query for display: `2024 Toyota Camry, Sedan`, `DW01658`. */
export const queryText = (query: GlassQuery): string =>
  query.by === "partNumber"
    ? query.partNumber
    : [`${query.year} ${query.make} ${query.model}`, query.bodyStyle].filter((word) => word !== "").join(", ")
