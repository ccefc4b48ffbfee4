import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import pg from "pg"
import { inject } from "vitest"
import { Database } from "#adapters/postgres/Database.ts"
import { filesPostgres } from "#adapters/postgres/files/filesPostgres.ts"
import { moveFilesOfShop } from "#adapters/postgres/files/moveFiles.ts"
import { sweepObject } from "#adapters/postgres/files/sweepObject.ts"
import { FileId } from "#domain/files/FileId.ts"
import { FileObjects } from "#domain/files/FileObjects.ts"
import { Files, type StoredFile } from "#domain/files/Files.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { withTenant } from "../../contracts/fresh.ts"
import { fileStorageLayer } from "../../support/keptFiles.ts"
import { newTenant } from "../../support/testDatabase.ts"

const freshFile = (): StoredFile => ({
  id: FileId.make(crypto.randomUUID()),
  type: "image/png",
  bytes: crypto.getRandomValues(new Uint8Array(3000))
})

const statement = (sql: string, values: ReadonlyArray<unknown> = []) =>
  Effect.gen(function* () {
    const { id } = yield* CurrentTenant
    return yield* (yield* Database).write((writing) => writing.execute(sql, [id, ...values]))
  })

/** Objects the queue is to sweep for the current shop, and whether they are due immediately. */
const askedToSweep = statement(
  "select data->>'id' as key, start_after <= now() as due from pgboss.job where name = 'files' and data->>'tenant' = ? order by created_on"
)

/** Adds a file the way the previous build stored it. */
const addAsBefore = ({ bytes, id, type }: StoredFile) =>
  statement("insert into stored_file (tenant_id, id, type, bytes) values (?, ?, ?, ?)", [id, type, Buffer.from(bytes)])

layer(fileStorageLayer, { excludeTestServices: true })("files in PostgreSQL and an object folder", (it) => {
  it.effect(
    "are placed before their row, so that an interrupted request leaves bytes to sweep and no row without bytes (T9)",
    () =>
      Effect.gen(function* () {
        const tenant = yield* newTenant
        const shop = withTenant(tenant)
        const [files, objects, database] = [yield* Files, yield* FileObjects, yield* Database]
        const file = freshFile()
        const broken = Effect.gen(function* () {
          yield* files.add(yield* files.place(file))
          return yield* Effect.fail("broken off")
        })
        yield* Effect.flip(database.transaction(broken)).pipe(shop)
        assert.strictEqual(yield* files.get(file.id).pipe(shop), undefined)
        const [key] = yield* objects.keysOf(tenant)
        assert.match(key!, new RegExp(`^t/${tenant}/20\\d\\d/[0-9a-f-]{36}$`))
        assert.notInclude(key!, file.id)
        assert.deepStrictEqual(yield* askedToSweep.pipe(shop), [{ key, due: false }])
        yield* sweepObject(key!).pipe(shop)
        assert.deepStrictEqual(yield* objects.keysOf(tenant), [])
      })
  )

  it.effect("are never swept while a row references them", () =>
    Effect.gen(function* () {
      const tenant = yield* newTenant
      const shop = withTenant(tenant)
      const files = yield* Files
      const file = freshFile()
      const placed = yield* files.place(file).pipe(shop)
      yield* files.add(placed).pipe(shop)
      yield* sweepObject(placed.key).pipe(shop)
      assert.deepStrictEqual(yield* files.get(file.id).pipe(shop), file)
    })
  )

  it.effect(
    "are removed row first, then bytes through the queue, and never during a backup that copies them (D1)",
    () =>
      Effect.gen(function* () {
        const tenant = yield* newTenant
        const shop = withTenant(tenant)
        const [files, objects] = [yield* Files, yield* FileObjects]
        const file = freshFile()
        const { key } = yield* files.place(file).pipe(shop)
        yield* statement(
          "insert into file (tenant_id, id, type, size, object_key, sha256) values (?, ?, 'image/png', 3000, ?, 'x')",
          [file.id, key]
        ).pipe(shop)
        yield* files.remove(file.id).pipe(shop)
        assert.strictEqual(yield* files.get(file.id).pipe(shop), undefined)
        assert.deepStrictEqual(
          (yield* askedToSweep.pipe(shop)).filter(({ due }) => due),
          [{ key, due: true }]
        )
        const backup = new pg.Client({ connectionString: inject("ownerUrl"), application_name: "frit backup" })
        yield* Effect.promise(() => backup.connect())
        const tried = yield* Effect.exit(sweepObject(key)).pipe(shop)
        yield* Effect.promise(() => backup.end())
        assert.include(String(tried), "A backup is running")
        assert.deepStrictEqual(yield* objects.keysOf(tenant), [key])
        yield* sweepObject(key).pipe(shop, Effect.sandbox, Effect.eventually)
        assert.deepStrictEqual(yield* objects.keysOf(tenant), [])
      })
  )

  it.effect(
    "are read, counted, and moved out if the previous build stored them in the row; an interrupted move resumes (D2)",
    () =>
      Effect.gen(function* () {
        const tenant = yield* newTenant
        const shop = withTenant(tenant)
        const [files, objects] = [yield* Files, yield* FileObjects]
        const three = [freshFile(), freshFile(), freshFile()]
        for (const file of three) yield* addAsBefore(file).pipe(shop)
        for (const file of three) assert.deepStrictEqual(yield* files.get(file.id).pipe(shop), file)
        assert.strictEqual(yield* files.usedBytes.pipe(shop), 9000)
        let puts = 0
        const dying = Layer.succeed(FileObjects, {
          ...objects,
          put: (key, bytes) => (puts++ === 1 ? Effect.die("the disk failed") : objects.put(key, bytes))
        })
        const dyingFiles = Layer.fresh(filesPostgres).pipe(Layer.provide(dying))
        assert.include(
          String(yield* Effect.exit(moveFilesOfShop.pipe(Effect.provide(dyingFiles), shop))),
          "the disk failed"
        )
        assert.strictEqual((yield* objects.keysOf(tenant)).length, 1)
        assert.strictEqual(yield* moveFilesOfShop.pipe(shop), 2)
        assert.strictEqual(yield* moveFilesOfShop.pipe(shop), 0)
        assert.strictEqual((yield* objects.keysOf(tenant)).length, 3)
        assert.deepStrictEqual(
          yield* statement("select count(*)::int as rows from file where tenant_id = ? and bytes is null").pipe(shop),
          [{ rows: 3 }]
        )
        for (const file of three) assert.deepStrictEqual(yield* files.get(file.id).pipe(shop), file)
        assert.strictEqual(yield* files.usedBytes.pipe(shop), 9000)
      })
  )

  it.effect(
    "are missing rather than empty for the previous build if their bytes are elsewhere; it reads and removes its own (D2)",
    () =>
      Effect.gen(function* () {
        const shop = withTenant(yield* newTenant)
        const files = yield* Files
        const [old, current] = [freshFile(), freshFile()]
        yield* addAsBefore(old).pipe(shop)
        yield* Effect.flatMap(files.place(current), files.add).pipe(shop)
        const readAsBefore = ({ id }: StoredFile) =>
          statement("select type, bytes from stored_file where tenant_id = ? and id = ?", [id]).pipe(shop)
        assert.deepStrictEqual(
          (yield* readAsBefore(old)).map(({ bytes, type }) => ({ type, bytes: new Uint8Array(bytes) })),
          [{ type: "image/png", bytes: old.bytes }]
        )
        assert.deepStrictEqual(yield* readAsBefore(current), [])
        yield* statement("delete from stored_file where tenant_id = ? and id = ?", [old.id]).pipe(shop)
        assert.strictEqual(yield* files.get(old.id).pipe(shop), undefined)
      })
  )
})
