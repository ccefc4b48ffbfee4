import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { objectsFolder } from "#adapters/files/objectsFolder.ts"
import { FileObjects, type ObjectKey } from "#domain/files/FileObjects.ts"
import { fileObjectsContract } from "../../contracts/fileObjectsContract.ts"

const folder = mkdtempSync(join(tmpdir(), "frit-objects-"))
afterAll(() => rmSync(folder, { recursive: true }))

fileObjectsContract("objects in a folder", objectsFolder(folder))

describe("an object folder", () => {
  const use = <A>(work: (objects: FileObjects["Service"]) => Effect.Effect<A>) =>
    Effect.runPromise(Effect.provide(Effect.flatMap(FileObjects, work), objectsFolder(folder)))

  it("is readable only by its own user and keeps no partial files", async () => {
    const tenant = crypto.randomUUID()
    const key: ObjectKey = `t/${tenant}/2026/${crypto.randomUUID()}`
    await use((objects) => objects.put(key, new Uint8Array(10)))
    assert.deepStrictEqual(
      [join(folder, key), join(folder, "t", tenant)].map((path) => statSync(path).mode & 0o777),
      [0o600, 0o700]
    )
    assert.deepStrictEqual(readdirSync(join(folder, "incoming")), [])
  })

  it.each([
    "t/../../etc/passwd",
    "t/a/b/../../../../x",
    "/etc/passwd",
    "t/0190b5a4-0000-7000-8000-000000000000/2026/../x"
  ])("never leaves its root: %s", async (path) => {
    for (const ask of ["open", "remove"] as const) {
      const tried = await use((objects) => Effect.exit(Effect.suspend(() => objects[ask](path as ObjectKey))))
      assert.strictEqual(tried._tag, "Failure")
    }
  })
})
