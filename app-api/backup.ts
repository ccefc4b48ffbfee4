import { resolve } from "node:path"
import { writeBackup } from "#adapters/postgres/backup/writeBackup.ts"
import { runDatabaseCommand } from "./databaseCommands.ts"
import { storeOfSettings } from "./fileStore.ts"

// `npm run backup [-- <folder>] [--without-files]`: writes every shop's rows and files to a new folder while Frit keeps
// running.
await runDatabaseCommand({ mayRun: true }, async (ownerUrl, args) => {
  const [given] = args.filter((arg) => !arg.startsWith("--"))
  const folder = resolve(given ?? `backups/${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}`)
  const { files, madeAt, missing, tables } = await writeBackup(
    ownerUrl,
    folder,
    args.includes("--without-files") ? undefined : await storeOfSettings()
  )
  if (missing.length > 0) {
    process.stderr.write(
      `${missing.length} files are missing from the file store or damaged: ${missing.slice(0, 20).join(", ")}\n`
    )
    process.exitCode = 1
  }
  const andFiles = files === undefined ? "" : ` and ${files.count} files (${Math.ceil(files.bytes / 1_000_000)} MB)`
  return `Backed up ${sum(tables.map(({ rows }) => rows))} rows of ${tables.length} tables${andFiles}, as of ${madeAt}, into ${folder}`
})

function sum(rows: ReadonlyArray<number>) {
  return rows.reduce((one, other) => one + other, 0)
}
