import type pg from "pg"

/**
 * Whether this edition of the sample catalogue (without one: any) is in the database, whole, or a licensed one in its
 * place.
 */
export const isCatalogueThere = async (client: pg.ClientBase, edition?: string): Promise<boolean> =>
  (
    await client.query(
      "select from glass_catalogue where name = 'licensed' or (name = 'sample' and edition = coalesce($1, edition))",
      [edition]
    )
  ).rowCount === 1
