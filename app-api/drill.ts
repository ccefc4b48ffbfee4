import { readdirSync } from "node:fs"
import { join, resolve } from "node:path"
import { CannotRestore } from "#adapters/postgres/backup/Manifest.ts"
import { drillBackup } from "#adapters/postgres/backup/drillBackup.ts"
import { explain } from "./launch/explain.ts"

const usage = "Specify a backup: npm run drill -- <folder>, or -- <folder of backups> --newest [--within <hours>]"

/** Returns the newest backup in a folder; backup names begin with their times. */
const newestIn = (folder: string) => {
  const newest = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.endsWith(".part"))
    .map(({ name }) => name)
    .toSorted()
    .at(-1)
  if (newest === undefined) throw new CannotRestore(`There is no backup in ${folder}.`)
  return join(folder, newest)
}

const drill = async (args: ReadonlyArray<string>) => {
  const within = args.includes("--within") ? Number(args[args.indexOf("--within") + 1]) : Infinity
  const [given] = args
  if (given === undefined || given.startsWith("--") || !(within > 0)) throw new CannotRestore(usage)
  const folder = args.includes("--newest") ? newestIn(resolve(given)) : resolve(given)
  const began = Date.now()
  const { files, madeAt, tables } = await drillBackup(folder)
  const hours = (began - Date.parse(madeAt)) / 3_600_000
  if (hours > within)
    throw new CannotRestore(`The newest backup was made at ${madeAt} and is more than ${within} hours old.`)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `${folder} as of ${madeAt}: ${rows} rows${files === undefined ? "" : ` and ${files.count} files`} restored, compared and discarded in ${Math.ceil((Date.now() - began) / 1000)} s.`
}

// `npm run drill`: checks whether a backup can be restored. The configured database is neither changed nor read.
await drill(process.argv.slice(2)).then(
  (line) => void process.stdout.write(`${line}\n`),
  (cause: unknown) => {
    const line = cause instanceof CannotRestore ? cause.message : explain(cause, { port: 0, databaseUrl: undefined })
    if (line === undefined) throw cause
    process.stderr.write(`${line}\n`)
    process.exitCode = 1
  }
)
