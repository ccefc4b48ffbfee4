import { resolve } from "node:path"
import { CannotRestore } from "#adapters/postgres/backup/Manifest.ts"
import { runningEmbedded } from "#adapters/postgres/embedded/runningEmbedded.ts"
import { startEmbedded } from "#adapters/postgres/embedded/startEmbedded.ts"
import { explain } from "./launch/explain.ts"
import { invalidSettings } from "./settings.ts"

type Work = (ownerUrl: string, args: ReadonlyArray<string>) => Promise<string>

/**
 * Runs a command on the same owner's database that a start would use, and reports the result in one line. With
 * `mayRun`, it can run alongside a Frit that uses the embedded database; otherwise it locks the data folder for itself.
 */
export const runDatabaseCommand = async ({ mayRun }: { readonly mayRun: boolean }, work: Work): Promise<void> => {
  const databaseUrl = process.env["FRIT_MIGRATE_URL"] || process.env["DATABASE_URL"] || undefined
  try {
    const wrong = invalidSettings(process.env)
    if (wrong.length > 0) throw new CannotRestore(wrong.join("\n"))
    const said = await withDatabase(databaseUrl, mayRun, (url) => work(url, process.argv.slice(2)))
    process.stdout.write(`${said}\n`)
  } catch (cause) {
    const line =
      cause instanceof CannotRestore
        ? cause.message
        : explain(cause, {
            port: 0,
            databaseUrl: process.env["DATABASE_URL"],
            migrateUrl: process.env["FRIT_MIGRATE_URL"]
          })
    if (line === undefined) throw cause
    process.stderr.write(`${line}\n`)
    process.exitCode = 1
  }
}

const withDatabase = async (
  databaseUrl: string | undefined,
  mayRun: boolean,
  use: (ownerUrl: string) => Promise<string>
) => {
  const dataDir = resolve(process.env["FRIT_DATA"] || ".data")
  const known = databaseUrl ?? (mayRun ? runningEmbedded(dataDir) : undefined)
  if (known !== undefined) return use(known)
  const own = await startEmbedded({ dataDir })
  return await use(own.ownerUrl).finally(own.stop)
}
