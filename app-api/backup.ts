import { resolve } from "node:path"
import { writeBackup } from "#adapters/postgres/backup/writeBackup.ts"
import { keeping } from "./keeping.ts"

// `npm run backup [-- <folder>]`: every shop's rows into a new folder, while Frit goes on working.
await keeping({ mayRun: true }, async (ownerUrl, [given]) => {
  const folder = resolve(given ?? `backups/${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}`)
  const { madeAt, tables } = await writeBackup(ownerUrl, folder)
  return `Backed up ${sum(tables.map(({ rows }) => rows))} rows of ${tables.length} tables, as of ${madeAt}, into ${folder}`
})

function sum(rows: ReadonlyArray<number>) {
  return rows.reduce((one, other) => one + other, 0)
}
