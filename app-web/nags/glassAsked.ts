import { Option, Schema } from "effect"
import type { GlassQuery } from "#domain/nags-search/GlassQuery.ts"
import { TypedPartNumber } from "#domain/nags/PartNumber.ts"

/** What the search screen's address and fields hold. */
export interface GlassAsked {
  readonly by: GlassQuery["by"]
  readonly year: number
  readonly make: string
  readonly model: string
  readonly bodyStyle: string
  readonly partNumber: string
}

/** The fields as an address tells them. */
export const askedIn = (search: URLSearchParams): GlassAsked => ({
  by: search.has("part") ? "partNumber" : "vehicle",
  year: Number(/^\d{4}$/.exec(search.get("year") ?? "")?.[0] ?? 0),
  make: search.get("make") ?? "",
  model: search.get("model") ?? "",
  bodyStyle: search.get("body") ?? "",
  partNumber: search.get("part") ?? ""
})

/** The address that asks a query again. */
export const hrefOf = (query: GlassQuery): string =>
  `/nags?${new URLSearchParams(query.by === "partNumber" ? { part: query.partNumber } : { year: String(query.year), make: query.make, model: query.model, body: query.bodyStyle })}`

const numberOf = Schema.decodeUnknownOption(TypedPartNumber)

/** The query that the fields ask; undefined while they are not enough for one. */
export const queryOf = ({ by, year, make, model, bodyStyle, partNumber }: GlassAsked): GlassQuery | undefined => {
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

/** A query as people say it: `2024 Toyota Camry, Sedan`, `DW01658`. */
export const queryText = (query: GlassQuery): string =>
  query.by === "partNumber"
    ? query.partNumber
    : [`${query.year} ${query.make} ${query.model}`, query.bodyStyle].filter((word) => word !== "").join(", ")
