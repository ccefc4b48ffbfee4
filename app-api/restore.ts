import { resolve } from "node:path"
import { CannotRestore } from "#adapters/postgres/backup/Manifest.ts"
import { restoreBackup } from "#adapters/postgres/backup/restoreBackup.ts"
import { storeOfSettings } from "./fileStore.ts"
import { runDatabaseCommand } from "./databaseCommands.ts"

// `npm run restore -- <folder> [--over]`: restores a backup into an empty database, or replaces the existing data.
await runDatabaseCommand({ mayRun: false }, async (ownerUrl, args) => {
  const [given] = args.filter((arg) => !arg.startsWith("--"))
  if (given === undefined) throw new CannotRestore("Specify a backup: npm run restore -- <folder> [--over]")
  const { files, madeAt, tables } = await restoreBackup(ownerUrl, resolve(given), {
    over: args.includes("--over"),
    objects: await storeOfSettings()
  })
  return `Restored ${tables.length} tables${files === undefined ? "" : ` and ${files.count} files`} as of ${madeAt}. Start Frit again with npm start.`
})
