import { join, resolve } from "node:path"
import { Config, Effect, Layer, Option, Redacted } from "effect"
import { objectsFolder } from "#adapters/files/objectsFolder.ts"
import { objectsS3 } from "#adapters/s3/objectsS3.ts"
import { FileObjects } from "#domain/files/FileObjects.ts"

/** Where the bytes of files are kept: the bucket of FRIT_S3_BUCKET, or the folder FRIT_FILES, else `files` under FRIT_DATA. */
export const fileStore = Layer.unwrap(Effect.gen(function*() {
  const bucket = yield* Config.option(Config.String("FRIT_S3_BUCKET"))
  if (Option.isSome(bucket) && bucket.value !== "") {
    const region = yield* Config.String("FRIT_S3_REGION").pipe(Config.withDefault("us-east-1"))
    const endpoint = yield* Config.URL("FRIT_S3_ENDPOINT").pipe(Config.withDefault(new URL(`https://s3.${region}.amazonaws.com`)))
    return objectsS3({
      bucket: bucket.value, region, endpoint,
      accessKeyId: yield* Config.String("FRIT_S3_KEY"),
      secretAccessKey: Redacted.value(yield* Config.Redacted("FRIT_S3_SECRET")),
      pathStyle: yield* Config.Boolean("FRIT_S3_PATH_STYLE").pipe(Config.withDefault(!endpoint.hostname.endsWith(".amazonaws.com"))),
      direct: yield* Config.Boolean("FRIT_S3_DIRECT").pipe(Config.withDefault(false))
    })
  }
  const data = resolve(yield* Config.String("FRIT_DATA").pipe(Config.withDefault(".data")))
  const folder = yield* Config.String("FRIT_FILES").pipe(Config.withDefault(join(data, "files")))
  return objectsFolder(resolve(folder))
}))

/** The same for commands, from this process's environment. */
export const storeOfSettings = () => Effect.runPromise(Effect.provide(FileObjects, fileStore))
