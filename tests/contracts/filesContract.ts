import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { FileId } from "#domain/files/FileId.ts"
import { Files, type StoredFile } from "#domain/files/Files.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { inShop } from "./fresh.ts"

const freshFile = (): StoredFile => ({ id: FileId.make(crypto.randomUUID()), type: "image/jpeg", bytes: crypto.getRandomValues(new Uint8Array(2048)) })

/** What every keeper of small pictures must do, whatever it is made of. */
export const filesContract = <R, E>(name: string, keepers: Layer.Layer<Files | R, E>, newTenant: Effect.Effect<TenantId, never, R>) =>
  layer(keepers, { excludeTestServices: true })(name, (it) => {
    it.effect("gives back what was kept, byte by byte, until it is removed", () =>
      Effect.gen(function*() {
        const shop = inShop(yield* newTenant)
        const files = yield* Files
        const [photo, other] = [freshFile(), freshFile()]
        for (const file of [photo, other]) yield* files.add(file).pipe(shop)
        assert.deepStrictEqual(yield* files.get(photo.id).pipe(shop), photo)
        yield* files.remove(photo.id).pipe(shop)
        assert.strictEqual(yield* files.get(photo.id).pipe(shop), undefined)
        assert.deepStrictEqual(yield* files.get(other.id).pipe(shop), other)
      }))

    it.effect("hides one shop's files from another, and lets none remove another's", () =>
      Effect.gen(function*() {
        const [mine, theirs] = [inShop(yield* newTenant), inShop(yield* newTenant)]
        const files = yield* Files
        const photo = freshFile()
        yield* files.add(photo).pipe(mine)
        assert.strictEqual(yield* files.get(photo.id).pipe(theirs), undefined)
        yield* files.remove(photo.id).pipe(theirs)
        assert.deepStrictEqual(yield* files.get(photo.id).pipe(mine), photo)
      }))
  })
