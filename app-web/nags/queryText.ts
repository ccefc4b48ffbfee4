import type { GlassQuery } from "#domain/nags-search/GlassQuery.ts"

/** A query as people say it: `2024 Toyota Camry, Sedan`, `DW01658`. */
export const queryText = (query: GlassQuery): string =>
  query.by === "partNumber"
    ? query.partNumber
    : [`${query.year} ${query.make} ${query.model}`, query.bodyStyle].filter((word) => word !== "").join(", ")
