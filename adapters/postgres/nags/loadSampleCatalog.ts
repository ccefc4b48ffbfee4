import type pg from "pg"
import type { GlassFit } from "#domain/nags/GlassFit.ts"
import { isCatalogLoaded } from "./isCatalogLoaded.ts"
import { writeFits } from "./writeFits.ts"

/** A catalog's edition and its fits, which are generated only if they are not loaded yet. */
export interface CatalogToLoad {
  readonly edition: string
  readonly fits: () => Iterable<GlassFit>
}

/**
 * Loads an edition of the sample catalog and returns the number of parts written, 0 if that edition is already loaded.
 * `onBegin` is called if there is work to do. Atomic; nodes that start at the same time wait for the first one. Sample
 * parts of another edition are removed first, other parts stay.
 */
export const loadSampleCatalog = async (
  client: pg.ClientBase,
  { edition, fits }: CatalogToLoad,
  onBegin = () => {}
): Promise<number> => {
  if (await isCatalogLoaded(client, edition)) return 0
  onBegin()
  await client.query("begin")
  try {
    await client.query("select pg_advisory_xact_lock(hashtext('frit glass catalogue'))")
    const loaded = (await isCatalogLoaded(client, edition)) ? 0 : await replace(client, edition, fits())
    await client.query("commit")
    // New tables have no statistics yet, and the first search should not have to wait for them.
    if (loaded > 0) await client.query("analyze glass_part, glass_fit")
    return loaded
  } catch (cause) {
    await client.query("rollback")
    throw cause
  }
}

const replace = async (client: pg.ClientBase, edition: string, fits: Iterable<GlassFit>): Promise<number> => {
  await client.query(
    "delete from glass_fit using glass_part where glass_fit.part_number = glass_part.part_number and (body ->> 'sample')::boolean"
  )
  await client.query("delete from glass_part where (body ->> 'sample')::boolean")
  const loaded = await writeFits(client, fits)
  await client.query(
    "insert into glass_catalogue (name, edition) values ('sample', $1) on conflict (name) do update set edition = excluded.edition",
    [edition]
  )
  return loaded
}
