import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { FileObjects, type ObjectKey } from "#domain/files/FileObjects.ts"

const keyOf = (tenant: string): ObjectKey => `t/${tenant}/2026/${crypto.randomUUID()}`
const bytesOf = (size: number) => {
  const bytes = new Uint8Array(size)
  for (let at = 0; at < size; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536))
  return bytes
}

const read = async (content: AsyncIterable<Uint8Array>) => {
  const parts: Array<Uint8Array> = []
  for await (const part of content) parts.push(part)
  return { bytes: new Uint8Array(Buffer.concat(parts)), parts: parts.length }
}

/** The contract of every object store. */
export const fileObjectsContract = (name: string, keeper: Layer.Layer<FileObjects>) =>
  layer(keeper, { excludeTestServices: true })(name, (it) => {
    it.effect("returns a 5 MB object unchanged, in chunks, until it is removed", () =>
      Effect.gen(function* () {
        const objects = yield* FileObjects
        const [key, bytes] = [keyOf(crypto.randomUUID()), bytesOf(5 * 1024 * 1024)]
        yield* objects.put(key, bytes)
        const kept = yield* Effect.promise(async () => read((await Effect.runPromise(objects.open(key)))!))
        assert.isTrue(Buffer.from(kept.bytes).equals(bytes))
        assert.isAbove(kept.parts, 1)
        yield* objects.remove(key)
        assert.strictEqual(yield* objects.open(key), undefined)
        yield* objects.remove(key)
      })
    )

    it.effect("lists only the given shop's objects", () =>
      Effect.gen(function* () {
        const objects = yield* FileObjects
        const [mine, theirs] = [crypto.randomUUID(), crypto.randomUUID()]
        const keys = Array.from({ length: 5 }, () => keyOf(mine))
        for (const key of [...keys, keyOf(theirs)]) yield* objects.put(key, bytesOf(3))
        assert.deepStrictEqual([...(yield* objects.keysOf(mine))].sort(), keys.sort())
        assert.deepStrictEqual(yield* objects.keysOf(crypto.randomUUID()), [])
      })
    )
  })
