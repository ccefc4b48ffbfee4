import { createHmac } from "node:crypto"
import { join, resolve } from "node:path"
import { Config, Effect, Layer, Option, Redacted } from "effect"
import { FileHost, withFileHostLinks, signedLinks } from "#adapters/files/FileHost.ts"
import { objectsFolder } from "#adapters/files/objectsFolder.ts"
import { objectsS3 } from "#adapters/s3/objectsS3.ts"
import { FileObjects } from "#domain/files/FileObjects.ts"

/**
 * The store for file content: the bucket of FRIT_S3_BUCKET, or the folder FRIT_FILES, or else `files` under FRIT_DATA.
 */
export const fileStore = Layer.unwrap(
  Effect.gen(function* () {
    const bucket = yield* Config.option(Config.String("FRIT_S3_BUCKET"))
    if (Option.isSome(bucket) && bucket.value !== "") {
      const region = yield* Config.String("FRIT_S3_REGION").pipe(Config.withDefault("us-east-1"))
      const endpoint = yield* Config.URL("FRIT_S3_ENDPOINT").pipe(
        Config.withDefault(new URL(`https://s3.${region}.amazonaws.com`))
      )
      return objectsS3({
        bucket: bucket.value,
        region,
        endpoint,
        accessKeyId: yield* Config.String("FRIT_S3_KEY"),
        secretAccessKey: Redacted.value(yield* Config.Redacted("FRIT_S3_SECRET")),
        pathStyle: yield* Config.Boolean("FRIT_S3_PATH_STYLE").pipe(
          Config.withDefault(!endpoint.hostname.endsWith(".amazonaws.com"))
        ),
        direct: yield* Config.Boolean("FRIT_S3_DIRECT").pipe(Config.withDefault(false))
      })
    }
    const data = resolve(yield* Config.String("FRIT_DATA").pipe(Config.withDefault(".data")))
    const folder = yield* Config.String("FRIT_FILES").pipe(Config.withDefault(join(data, "files")))
    return objectsFolder(resolve(folder))
  })
)

/**
 * The separate file host, FRIT_FILES_URL. Its URLs are signed with a secret that all nodes know, derived from their
 * database password.
 */
const fileHost = Layer.effect(
  FileHost,
  Effect.gen(function* () {
    const url = yield* Config.option(Config.URL("FRIT_FILES_URL"))
    if (Option.isNone(url)) return undefined
    const { password } = new URL(Redacted.value(yield* Config.Redacted("DATABASE_URL")))
    return signedLinks(
      url.value,
      createHmac("sha256", decodeURIComponent(password)).update("frit file links").digest("hex")
    )
  })
)

/** The store as used by the server: browsers download from the separate file host if there is one. */
export const servedFileStore = Layer.unwrap(
  Effect.map(FileHost, (host) => (host === undefined ? fileStore : withFileHostLinks(host, fileStore)))
).pipe(Layer.provideMerge(fileHost))

/** The store for commands, configured from this process's environment. */
export const storeOfSettings = () => Effect.runPromise(Effect.provide(FileObjects, fileStore))
