import { randomBytes } from "node:crypto"
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { Config, Effect, Layer, Option, Redacted } from "effect"
import { encryptionAesGcm } from "#adapters/crypto/encryptionAesGcm.ts"

/**
 * Encryption with the keys of FRIT_ENCRYPTION_KEY, or with a key generated at the first start and stored in the data
 * folder, not in the database.
 */
export const encryption = Layer.unwrap(
  Effect.gen(function* () {
    const given = yield* Config.option(Config.Redacted("FRIT_ENCRYPTION_KEY"))
    const data = resolve(yield* Config.String("FRIT_DATA").pipe(Config.withDefault(".data")))
    const text =
      Option.isSome(given) && Redacted.value(given.value) !== ""
        ? Redacted.value(given.value)
        : yield* Effect.promise(() => keptKey(data))
    const [first, ...others] = text.split(",").map((key) => Buffer.from(key.trim(), "base64"))
    if (first?.length !== 32 || others.some((key) => key.length !== 32))
      return yield* Effect.die(new Error("an encryption key must be 32 bytes in base64"))
    return encryptionAesGcm([first, ...others])
  })
)

/** If two nodes start at once in the same folder, both use the same key: the second reads the first one's. */
const keptKey = async (folder: string) => {
  const file = join(folder, "encryption.key")
  await mkdir(folder, { recursive: true })
  // Written completely before it gets its final name.
  const made = `${file}.${process.pid}`
  await writeFile(made, `${randomBytes(32).toString("base64")}\n`, { mode: 0o600 })
  await link(made, file).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== "EEXIST") throw cause
  })
  await rm(made)
  return (await readFile(file, "utf8")).trim()
}
