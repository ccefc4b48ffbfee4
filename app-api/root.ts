import { parseArgs } from "node:util"
import { ConfigProvider, Layer, ManagedRuntime } from "effect"
import { CannotStart } from "#adapters/postgres/embedded/CannotStart.ts"
import { prepareDatabase } from "#adapters/postgres/prepareDatabase.ts"
import { isEmailAddress } from "#domain/shared/isEmailAddress.ts"
import { firstRoot } from "./firstRoot.ts"
import { keeping } from "./keeping.ts"
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

// `npm run root -- --email you@frit.example [--user name]`: the first root of a database, or a new link for one who is
// there; beside a running Frit or alone.
await keeping({ mayRun: true }, async (ownerUrl, args) => {
  const { email = "", user = "root" } = asked(args)
  if (!isEmailAddress(email))
    throw new CannotStart("Say whose e-mail address it is: npm run root -- --email you@frit.example [--user name]")
  const settings = ConfigProvider.layer(
    ConfigProvider.fromUnknown({ ...process.env, DATABASE_URL: await prepareDatabase(ownerUrl) })
  )
  const runtime = ManagedRuntime.make(layers.pipe(Layer.provide(settings)))
  const made = await runtime.runPromise(firstRoot({ email, userName: user })).finally(() => runtime.dispose())
  if ("refused" in made) throw new CannotStart(made.refused)
  return `${made.isNew ? `${user} is the platform's root.` : `A new link for ${user}.`} Set a password within 10 minutes at\n\n  ${made.link}\n\nThe link works once. Ask again for another.`
})
