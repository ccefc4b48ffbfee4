import { assert, layer } from "@effect/vitest"
import { Clock, Effect, type Layer } from "effect"
import { FileId } from "#domain/files/FileId.ts"
import { Files, type StoredFile } from "#domain/files/Files.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { withTenant } from "./fresh.ts"

const freshFile = (): StoredFile => ({
  id: FileId.make(crypto.randomUUID()),
  type: "image/jpeg",
  bytes: crypto.getRandomValues(new Uint8Array(2048))
})

const keep = (file: StoredFile) => Files.use((files) => Effect.flatMap(files.place(file), files.add))

const read = async (content: AsyncIterable<Uint8Array>) => {
  const parts: Array<Uint8Array> = []
  for await (const part of content) parts.push(part)
  return new Uint8Array(Buffer.concat(parts))
}

/** The contract of every file repository. */
export const filesContract = <R, E>(
  name: string,
  keepers: Layer.Layer<Files | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) =>
  layer(keepers, { excludeTestServices: true })(name, (it) => {
    it.effect("returns a saved file byte for byte until it is removed", () =>
      Effect.gen(function* () {
        const shop = withTenant(yield* newTenant)
        const files = yield* Files
        const [photo, other] = [freshFile(), freshFile()]
        for (const file of [photo, other]) yield* keep(file).pipe(shop)
        assert.deepStrictEqual(yield* files.get(photo.id).pipe(shop), photo)
        yield* files.remove(photo.id).pipe(shop)
        assert.strictEqual(yield* files.get(photo.id).pipe(shop), undefined)
        assert.deepStrictEqual(yield* files.get(other.id).pipe(shop), other)
      })
    )

    it.effect("streams a file in chunks and reports its size", () =>
      Effect.gen(function* () {
        const shop = withTenant(yield* newTenant)
        const file = freshFile()
        yield* keep(file).pipe(shop)
        const opened = (yield* (yield* Files).open(file.id).pipe(shop))!
        assert.deepStrictEqual([opened.type, opened.size], [file.type, file.bytes.length])
        assert.deepStrictEqual(yield* Effect.promise(() => read(opened.content)), file.bytes)
        assert.strictEqual(yield* (yield* Files).open(FileId.make(crypto.randomUUID())).pipe(shop), undefined)
      })
    )

    it.effect("does not expose bytes that were placed but not added", () =>
      Effect.gen(function* () {
        const shop = withTenant(yield* newTenant)
        const files = yield* Files
        const file = freshFile()
        yield* files.place(file).pipe(shop)
        assert.strictEqual(yield* files.get(file.id).pipe(shop), undefined)
        assert.strictEqual(yield* files.usedBytes.pipe(shop), 0)
      })
    )

    it.effect("hides one shop's files from another and lets neither remove the other's", () =>
      Effect.gen(function* () {
        const [mine, theirs] = [withTenant(yield* newTenant), withTenant(yield* newTenant)]
        const files = yield* Files
        const photo = freshFile()
        yield* keep(photo).pipe(mine)
        assert.strictEqual(yield* files.get(photo.id).pipe(theirs), undefined)
        assert.strictEqual(yield* files.open(photo.id).pipe(theirs), undefined)
        assert.deepStrictEqual([yield* files.usedBytes.pipe(mine), yield* files.usedBytes.pipe(theirs)], [2048, 0])
        assert.deepStrictEqual(
          [yield* files.usedByType.pipe(mine), yield* files.usedByType.pipe(theirs)],
          [[{ type: "image/jpeg", files: 1, bytes: 2048 }], []]
        )
        yield* files.remove(photo.id).pipe(theirs)
        assert.deepStrictEqual(yield* files.get(photo.id).pipe(mine), photo)
      })
    )

    it.effect("reserves space up to the limit, counting stored files, until it is released or expires", () =>
      Effect.gen(function* () {
        const [mine, theirs] = [withTenant(yield* newTenant), withTenant(yield* newTenant)]
        const files = yield* Files
        yield* keep(freshFile()).pipe(mine)
        const reserved = yield* Effect.forEach(Array.from({ length: 10 }), () => files.reserve(1000, 5048).pipe(mine), {
          concurrency: "unbounded"
        })
        const [given, refused] = [
          reserved.flatMap((one) => ("reservation" in one ? [one.reservation] : [])),
          reserved.filter((one) => "used" in one)
        ]
        assert.strictEqual(given.length, 3)
        assert.deepStrictEqual(
          refused,
          Array.from({ length: 7 }, () => ({ used: 2048 }))
        )
        assert.isTrue("reservation" in (yield* files.reserve(5048, 5048).pipe(theirs)))
        yield* files.release(given[0]!).pipe(theirs)
        assert.deepStrictEqual(yield* files.reserve(1000, 5048).pipe(mine), { used: 2048 })
        yield* files.release(given[0]!).pipe(mine)
        assert.isTrue("reservation" in (yield* files.reserve(1000, 5048).pipe(mine)))
        const clock = yield* Clock.clockWith(Effect.succeed)
        const later = clock.currentTimeMillisUnsafe() + 600_000
        // The clock's other methods are on its prototype.
        const afterwards: typeof clock = Object.assign(Object.create(clock), {
          currentTimeMillisUnsafe: () => later,
          currentTimeMillis: Effect.succeed(later)
        })
        assert.isTrue(
          "reservation" in (yield* files.reserve(3000, 5048).pipe(mine, Effect.provideService(Clock.Clock, afterwards)))
        )
      })
    )
  })
