import { join, resolve } from "node:path"
import { Config, Effect, Layer, Option } from "effect"
import { Database } from "#adapters/postgres/Database.ts"
import { isDatabaseReadOnly } from "#adapters/postgres/isDatabaseReadOnly.ts"
import { serviceWatch } from "#adapters/space/serviceWatch.ts"
import { megabyte } from "#domain/quotas/storageQuota.ts"

/** Watches the disk space for the database and files, and whether data can be saved. */
export const watch = Layer.unwrap(
  Effect.gen(function* () {
    const database = yield* Database
    const data = resolve(yield* Config.String("FRIT_DATA").pipe(Config.withDefault(".data")))
    const files = resolve(yield* Config.String("FRIT_FILES").pipe(Config.withDefault(join(data, "files"))))
    const bucket = yield* Config.option(Config.String("FRIT_S3_BUCKET"))
    return serviceWatch({
      // The folder of an external database cannot be checked; that database reports itself when it is full.
      folders: [
        { holds: "database", path: data },
        ...(Option.isSome(bucket) && bucket.value !== "" ? [] : [{ holds: "files" as const, path: files }])
      ],
      warn: megabyte * (yield* Config.Int("FRIT_SPACE_WARN").pipe(Config.withDefault(2_000))),
      stop: megabyte * (yield* Config.Int("FRIT_SPACE_STOP").pipe(Config.withDefault(200))),
      isMaintenance: yield* Config.Boolean("FRIT_READ_ONLY").pipe(Config.withDefault(false)),
      isDatabaseReadOnly: isDatabaseReadOnly(database)
    })
  })
)
