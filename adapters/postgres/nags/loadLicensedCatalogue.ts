import type pg from "pg"
import type { GlassFit } from "#domain/nags/GlassFit.ts"
import { writeFits } from "./writeFits.ts"
import { connectOwner } from "../connectOwner.ts"

/**
 * Puts a licensed catalogue in the place of whatever is there, the sample or an earlier edition, and gives the number
 * of its parts. All or nothing: searches see the old one until the new one is whole. A catalogue without a part is none
 * and changes nothing.
 */
export const loadLicensedCatalogue = async (
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

/** Does so in the owner's database, on a connection of its own. */
export const replaceCatalogue = async (
  ownerUrl: string,
  edition: string,
  fits: AsyncIterable<GlassFit>
): Promise<number> => {
  const owner = await connectOwner(ownerUrl)
  return await loadLicensedCatalogue(owner, edition, fits).finally(() => owner.end())
}
