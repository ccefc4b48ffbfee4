import { createReadStream } from "node:fs"
import { join } from "node:path"
import { pipeline } from "node:stream"
import { createGunzip } from "node:zlib"
import type pg from "pg"
import { connectOwner } from "../connectOwner.ts"
import { migrations } from "../migrations/migrations.ts"
import { prepareDatabase, prepareSchema } from "../prepareDatabase.ts"
import type { FileObjects } from "#domain/files/FileObjects.ts"
import { copyObjectsIn } from "./backedUpFiles.ts"
import { type BackedUpTable, CannotRestore, fileOf, type Manifest } from "./Manifest.ts"
import { clearNewerSchema } from "./clearNewerSchema.ts"
import { CopyIn } from "./CopyIn.ts"
import { type BackupTable, backupTables } from "./backupTables.ts"
import { readManifest } from "./readManifest.ts"

interface Wanted {
  readonly over?: boolean
  readonly objects?: FileObjects["Service"]
}

/**
 * Restores a backup into a database: its schema at the time, its files, its rows (all or none), and then this build's
 * newer migrations. Rejects a database that contains shops unless `over` allows replacing them, and one that a running
 * Frit uses.
 */
export const restoreBackup = async (ownerUrl: string, folder: string, wanted: Wanted = {}): Promise<Manifest> => {
  const manifest = await loadBackup(ownerUrl, folder, wanted)
  await prepareDatabase(ownerUrl)
  return manifest
}

/** Like `restoreBackup`, but leaves the schema as it was when the backup was made. */
export const loadBackup = async (
  ownerUrl: string,
  folder: string,
  { objects, over = false }: Wanted = {}
): Promise<Manifest> => {
  const manifest = await readManifest(folder)
  if (manifest.files !== undefined && objects === undefined)
    throw new CannotRestore(
      `The backup in ${folder} contains files, but no file store is configured to restore them to.`
    )
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = manifest.migrations.filter((name) => !known.has(name))
  if (unknown.length > 0)
    throw new CannotRestore(`The backup was made by a newer version of Frit (${unknown.join(", ")}).`)
  const client = await connectOwner(ownerUrl, "frit restore")
  try {
    await requireSafeTarget(client, over)
    await clearNewerSchema(client, manifest.migrations)
    await prepareSchema(ownerUrl, manifest.migrations)
    // Files come before the rows that refer to them. Existing files under other names are left alone.
    if (objects !== undefined && manifest.files !== undefined) await copyObjectsIn(objects, folder)
    await client.query("begin")
    await load(client, manifest.tables, folder)
    await client.query("commit")
    await client.query("analyze")
  } finally {
    await client.end()
  }
  return manifest
}

const requireSafeTarget = async (client: pg.Client, over: boolean) => {
  const { rows } = await client.query(
    "select from pg_stat_activity where datname = current_database() and application_name in ('frit', 'frit queue')"
  )
  if (rows.length > 0) throw new CannotRestore("Frit is running on this database. Stop it first.")
  const {
    rows: [there]
  } = await client.query<{ found: string | null }>("select to_regclass('public.tenant') as found")
  if (there!.found === null) return
  const { rowCount } = await client.query("select from tenant limit 1")
  if (rowCount! > 0 && !over)
    throw new CannotRestore(
      "This database contains shops. Restore into an empty one, or use --over to replace its data."
    )
}

const load = async (client: pg.Client, backedUp: ReadonlyArray<BackedUpTable>, folder: string) => {
  const tables = await backupTables(client)
  await client.query(`truncate ${tables.map(({ name }) => name).join(", ")}`)
  await withoutGuards(client, tables, async () => {
    for (const table of backedUp) {
      const source = createGunzip()
      pipeline(createReadStream(join(folder, fileOf(table))), source, () => {})
      const rows = await client.query(new CopyIn(`copy ${table.name} (${table.columns.join(", ")}) from stdin`, source))
        .done
      if (rows !== table.rows) throw new CannotRestore(`${table.name} has ${rows} rows; the backup has ${table.rows}.`)
    }
  })
}

/**
 * Lets the owner fill tables in any order and for all shops: foreign keys are dropped and added back, with a check, at
 * the end; row-level security is not forced on the owner within this transaction.
 */
const withoutGuards = async (
  client: pg.ClientBase,
  tables: ReadonlyArray<BackupTable>,
  fill: () => Promise<void>
): Promise<void> => {
  const { rows: keys } = await client.query<{ table: string; name: string; rule: string }>(foreignKeys)
  const walled = tables.filter(({ isWalled }) => isWalled)
  for (const { name, table } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of walled) await client.query(`alter table ${name} no force row level security`)
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`)
  await fill()
  for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`)
  for (const { name, rule, table } of keys) await client.query(`alter table ${table} add constraint ${name} ${rule}`)
  for (const { name } of walled) await client.query(`alter table ${name} force row level security`)
}

const foreignKeys = `
select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as rule
from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`
