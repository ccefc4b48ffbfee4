import type pg from "pg"

/**
 * Returns whether this edition of the sample catalog (any edition if omitted) is completely loaded, or a licensed
 * catalog is in its place.
 */
export const isCatalogLoaded = async (client: pg.ClientBase, edition?: string): Promise<boolean> =>
  (
    await client.query(
      "select from glass_catalogue where name = 'licensed' or (name = 'sample' and edition = coalesce($1, edition))",
      [edition]
    )
  ).rowCount === 1
