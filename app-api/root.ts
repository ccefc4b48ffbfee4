import { parseArgs } from "node:util"
import { ConfigProvider, Layer, ManagedRuntime } from "effect"
import { CannotStart } from "#adapters/postgres/embedded/CannotStart.ts"
import { prepareDatabase } from "#adapters/postgres/prepareDatabase.ts"
import { isEmailAddress } from "#domain/shared/isEmailAddress.ts"
import { firstRoot } from "./firstRoot.ts"
import { runDatabaseCommand } from "./databaseCommands.ts"
import { layers } from "./layers.ts"

const asked = (args: ReadonlyArray<string>) => {
  try {
    return parseArgs({ args: [...args], options: { email: { type: "string" }, user: { type: "string" } } }).values
  } catch (cause) {
    throw new CannotStart(
      `${cause instanceof Error ? cause.message : cause} npm run root -- --email you@frit.example [--user name]`
    )
  }
}

// `npm run root -- --email you@frit.example [--user name]`: creates a database's first root, or a new link for an
// existing one; alongside a running Frit or on its own.
await runDatabaseCommand({ mayRun: true }, async (ownerUrl, args) => {
  const { email = "", user = "root" } = asked(args)
  if (!isEmailAddress(email))
    throw new CannotStart("Specify an email address: npm run root -- --email you@frit.example [--user name]")
  const settings = ConfigProvider.layer(
    ConfigProvider.fromUnknown({ ...process.env, DATABASE_URL: await prepareDatabase(ownerUrl) })
  )
  const runtime = ManagedRuntime.make(layers.pipe(Layer.provide(settings)))
  const made = await runtime.runPromise(firstRoot({ email, userName: user })).finally(() => runtime.dispose())
  if ("refused" in made) throw new CannotStart(made.refused)
  return `${made.isNew ? `Created the root user ${user}.` : `A new link for ${user}.`} Set a password within 10 minutes at\n\n  ${made.link}\n\nThe link works once. Run the command again to get another.`
})
