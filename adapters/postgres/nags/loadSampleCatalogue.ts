import type pg from "pg"
import type { GlassFit } from "#domain/nags/GlassFit.ts"
import { isCatalogueThere } from "./isCatalogueThere.ts"
import { writeFits } from "./writeFits.ts"

/** What a catalogue says of itself, and its panes, which are read only when they are not there yet. */
export interface CatalogueToLoad {
  readonly edition: string
  readonly fits: () => Iterable<GlassFit>
}

/**
 * Fills the catalogue tables with an edition of the sample catalogue and gives the number of parts written: 0 when that
 * edition is there.
 * `onBegin` is called when there is work to do. All or nothing; nodes that start together wait for the first one.
 * Another edition's sample parts are taken out before, others stay.
 */
export const loadSampleCatalogue = async (
  client: pg.ClientBase,
  { edition, fits }: CatalogueToLoad,
  onBegin = () => {}
): Promise<number> => {
  if (await isCatalogueThere(client, edition)) return 0
  onBegin()
  await client.query("begin")
  try {
    await client.query("select pg_advisory_xact_lock(hashtext('frit glass catalogue'))")
    const loaded = (await isCatalogueThere(client, edition)) ? 0 : await replace(client, edition, fits())
    await client.query("commit")
    // What was just filled has no statistics yet, and the first search should not wait for them.
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
