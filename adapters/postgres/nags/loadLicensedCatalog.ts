import type pg from "pg"
import type { GlassFit } from "#domain/nags/GlassFit.ts"
import { writeFits } from "./writeFits.ts"
import { connectOwner } from "../connectOwner.ts"

/**
 * Replaces the current catalog, sample or earlier edition, with a licensed one, and returns the number of its parts.
 * Atomic: searches use the old catalog until the new one is complete. An empty catalog is rejected without changes.
 */
export const loadLicensedCatalog = async (
  client: pg.ClientBase,
  edition: string,
  fits: AsyncIterable<GlassFit>
): Promise<number> => {
  await client.query("begin")
  try {
    await client.query("select pg_advisory_xact_lock(hashtext('frit glass catalogue'))")
    await client.query("delete from glass_fit")
    await client.query("delete from glass_part")
    await client.query("delete from glass_catalogue")
    const loaded = await writeFits(client, fits)
    if (loaded === 0) {
      await client.query("rollback")
      return 0
    }
    await client.query("insert into glass_catalogue (name, edition) values ('licensed', $1)", [edition])
    await client.query("commit")
    await client.query("analyze glass_part, glass_fit")
    return loaded
  } catch (cause) {
    await client.query("rollback")
    throw cause
  }
}

/** Does this in the owner's database, on its own connection. */
export const replaceCatalog = async (
  ownerUrl: string,
  edition: string,
  fits: AsyncIterable<GlassFit>
): Promise<number> => {
  const owner = await connectOwner(ownerUrl)
  return await loadLicensedCatalog(owner, edition, fits).finally(() => owner.end())
}
