import { Clock, Effect, Schema } from "effect"
import { Files } from "#domain/files/Files.ts"
import { type FileType } from "#domain/files/FileObjects.ts"
import { field } from "#domain/shared/field.ts"
import { CountedKind, limitsWith, windowOf } from "./Quota.ts"
import { Quotas } from "./Quotas.ts"
import { megabyte } from "./storageQuota.ts"

/** What files are, as a shop's people tell them apart. */
export const FileKind = Schema.Literals(["pictures", "pdf", "word"])
export type FileKind = typeof FileKind.Type

const kindOf: Readonly<Record<FileType, FileKind>> = {
  "image/jpeg": "pictures",
  "image/png": "pictures",
  "application/pdf": "pdf",
  "application/msword": "word"
}

/** How much of one quota a shop has used in the window that runs. */
export const CountedUsage = Schema.Struct({
  kind: field(CountedKind, "What is counted."),
  used: field(
    Schema.Int,
    "How many of them in the window that runs; 0 where there is no limit, as nothing is counted then.",
    12
  ),
  limit: field(Schema.Int, "How many there may be in a window; 0 is no limit.", 120),
  resetsAt: field(Schema.Number, "When the next window begins, milliseconds since 1970 in UTC.", 1763740800000)
})

/** What a shop uses beside what it may: calls, lists and look-ups of the window that runs, and its files in bytes. */
export const ShopUsage = Schema.Struct({
  counted: field(Schema.Array(CountedUsage), "Calls, lists taken as files and look-ups."),
  storage: field(
    Schema.Struct({
      used: field(Schema.Number, "What its files take, in bytes.", 1_200_000_000),
      limit: field(Schema.Number, "What they may take, in bytes; 0 is no limit.", 50_000_000_000),
      kinds: field(
        Schema.Array(
          Schema.Struct({
            kind: field(FileKind, "What the files are."),
            files: field(Schema.Int, "How many there are.", 420),
            bytes: field(Schema.Number, "What they take, in bytes.", 900_000_000)
          })
        ),
        "The same by kind of file."
      )
    }),
    "Its files."
  )
})
export type ShopUsage = typeof ShopUsage.Type

/** The usage of the current shop. */
export const shopUsage = Effect.fn("shopUsage")(function* () {
  const { counted, overrides, usual } = yield* Quotas
  const now = yield* Clock.currentTimeMillis
  const limits = limitsWith(usual, yield* overrides)
  const used = yield* counted
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
