import { Clock, Effect, Schema } from "effect"
import { Files } from "#domain/files/Files.ts"
import { type FileType } from "#domain/files/FileObjects.ts"
import { field } from "#domain/shared/field.ts"
import { CountedKind, limitsWith, windowOf } from "./Quota.ts"
import { Quotas } from "./Quotas.ts"
import { megabyte } from "./storageQuota.ts"

/** Kinds of files, as shown to users. */
export const FileKind = Schema.Literals(["pictures", "pdf", "word"])
export type FileKind = typeof FileKind.Type

const kindOf: Readonly<Record<FileType, FileKind>> = {
  "image/jpeg": "pictures",
  "image/png": "pictures",
  "application/pdf": "pdf",
  "application/msword": "word"
}

/** A shop's usage of one quota in the current window. */
export const CountedUsage = Schema.Struct({
  kind: field(CountedKind, "What is counted."),
  used: field(Schema.Int, "Uses in the current window; 0 if there is no limit, because nothing is counted then.", 12),
  limit: field(Schema.Int, "Limit per window; 0 for no limit.", 120),
  resetsAt: field(Schema.Number, "Start of the next window, in milliseconds since 1970 UTC.", 1763740800000)
})

/** A shop's usage and limits: requests, exports, and lookups in the current window, and file storage in bytes. */
export const ShopUsage = Schema.Struct({
  counted: field(Schema.Array(CountedUsage), "Usage of requests, exports, and lookups."),
  storage: field(
    Schema.Struct({
      used: field(Schema.Number, "Storage used, in bytes.", 1_200_000_000),
      limit: field(Schema.Number, "Storage limit, in bytes; 0 for no limit.", 50_000_000_000),
      kinds: field(
        Schema.Array(
          Schema.Struct({
            kind: field(FileKind, "Kind of file."),
            files: field(Schema.Int, "Number of files.", 420),
            bytes: field(Schema.Number, "Storage used, in bytes.", 900_000_000)
          })
        ),
        "Storage used per kind of file."
      )
    }),
    "File storage."
  )
})
export type ShopUsage = typeof ShopUsage.Type

/** Returns the current shop's usage. */
export const shopUsage = Effect.fn("shopUsage")(function* () {
  const { usage, overrides, defaults } = yield* Quotas
  const now = yield* Clock.currentTimeMillis
  const limits = limitsWith(defaults, yield* overrides)
  const used = yield* usage
  const types = yield* (yield* Files).usedByType
  const kinds = FileKind.literals.map((kind) => {
    const own = types.filter(({ type }) => kindOf[type] === kind)
    return {
      kind,
      files: own.reduce((sum, { files }) => sum + files, 0),
      bytes: own.reduce((sum, { bytes }) => sum + bytes, 0)
    }
  })
  return {
    counted: CountedKind.literals.map((kind) => ({
      kind,
      used: limits[kind] === 0 ? 0 : used[kind],
      limit: limits[kind],
      resetsAt: now - (now % windowOf[kind]) + windowOf[kind]
    })),
    storage: { used: kinds.reduce((sum, { bytes }) => sum + bytes, 0), limit: limits.storage * megabyte, kinds }
  } satisfies ShopUsage
})
