import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { ConfigProvider, Effect, Layer, ManagedRuntime } from "effect"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { CannotRestore } from "#adapters/postgres/backup/Manifest.ts"
import { restoreBackup } from "#adapters/postgres/backup/restoreBackup.ts"
import { writeBackup } from "#adapters/postgres/backup/writeBackup.ts"
import { type Embedded, startEmbedded } from "#adapters/postgres/embedded/startEmbedded.ts"
import { prepareDatabase } from "#adapters/postgres/prepareDatabase.ts"
import { addTenant } from "#adapters/postgres/tenants/addTenant.ts"
import { fileStore } from "#api/fileStore.ts"
import { layers } from "#api/layers.ts"
import { FileId } from "#domain/files/FileId.ts"
import { FileObjects, type ObjectKey } from "#domain/files/FileObjects.ts"
import { Files, type StoredFile } from "#domain/files/Files.ts"
import { freshTenant, withTenant } from "../contracts/fresh.ts"
import { credentials, type S3Server, startS3 } from "../support/s3/s3Server.ts"

const folder = mkdtempSync(join(tmpdir(), "frit-backup-files-"))
// When run as root, the database server runs as another user, who needs access.
chmodSync(folder, 0o711)
const backup = join(folder, "kept")

const freshFile = (size: number): StoredFile => ({
  id: FileId.make(crypto.randomUUID()),
  type: "image/jpeg",
  bytes: crypto.getRandomValues(new Uint8Array(size))
})
const keep = (file: StoredFile) => Files.use((files) => Effect.flatMap(files.place(file), files.add))

// T12, D1: rows and the files they refer to belong together; the source stores files in a bucket, the target in a
// folder.
describe("a backup of files", () => {
  let [first, second]: Array<Embedded> = []
  let s3: S3Server
  const shops = [freshTenant(), freshTenant()]
  const files = shops.map((shop) => ({ shop, mine: [freshFile(10), freshFile(65_000), freshFile(3)] }))
  const settings = { first: {}, second: {} } as Record<"first" | "second", Record<string, string>>
  const withSettings = (of: "first" | "second") => ConfigProvider.layer(ConfigProvider.fromUnknown(settings[of]))
  const store = (of: "first" | "second") =>
    Effect.runPromise(Effect.provide(FileObjects, fileStore.pipe(Layer.provide(withSettings(of)))))
  const inPlace = <A>(of: "first" | "second", work: Effect.Effect<A, unknown, Layer.Success<typeof layers>>) => {
    const runtime = ManagedRuntime.make(layers.pipe(Layer.provide(withSettings(of))))
    return runtime.runPromise(work as never).finally(() => runtime.dispose()) as Promise<A>
  }
  const allFiles = Effect.forEach(files, ({ mine, shop }) =>
    Effect.forEach(mine, ({ id }) => Files.use(({ get }) => get(id))).pipe(withTenant(shop.id))
  )

  beforeAll(async () => {
    s3 = await startS3("frit-files")
    first = await startEmbedded({ dataDir: join(folder, "first") })
    second = await startEmbedded({ dataDir: join(folder, "second") })
    settings.first = {
      DATABASE_URL: await prepareDatabase(first.ownerUrl),
      PORT: "3000",
      FRIT_S3_BUCKET: "frit-files",
      FRIT_S3_ENDPOINT: s3.endpoint.href,
      FRIT_S3_KEY: credentials.accessKeyId,
      FRIT_S3_SECRET: credentials.secretAccessKey
    }
    settings.second = {
      DATABASE_URL: await prepareDatabase(second.ownerUrl),
      PORT: "3000",
      FRIT_DATA: join(folder, "second")
    }
    await inPlace(
      "first",
      Effect.forEach(files, ({ mine, shop }) =>
        Effect.andThen(addTenant(shop), Effect.forEach(mine, keep).pipe(withTenant(shop.id)))
      )
    )
    await writeBackup(first.ownerUrl, backup, await store("first"))
  })
  afterAll(async () => {
    await first?.stop()
    await second?.stop()
    await s3.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it("restores every file byte for byte, into another kind of store", async () => {
    const { files: told } = await restoreBackup(second!.ownerUrl, backup, { objects: await store("second") })
    assert.deepInclude(told, { count: 6, bytes: 2 * 65_013 })
    assert.deepStrictEqual(
      await inPlace("second", allFiles),
      files.map(({ mine }) => mine)
    )
  })

  const refusal = async (at: string) =>
    restoreBackup(second!.ownerUrl, at, { over: true, objects: await store("second") }).then(
      () => "restored",
      (cause: unknown) => (cause instanceof CannotRestore ? cause.message : cause)
    )

  it("is rejected if a byte of a file or of the file list has changed, before anything is modified", async () => {
    const key = [...s3.objects.keys()][0]!
    for (const path of [join(backup, "files", key), join(backup, "files.jsonl.gz")]) {
      const bytes = readFileSync(path)
      const torn = Buffer.from(bytes)
      torn[Math.floor(torn.length / 2)]! ^= 0xff
      writeFileSync(path, torn)
      assert.match(String(await refusal(backup)), /(is missing or damaged|differs from what the backup wrote)/)
      writeFileSync(path, bytes)
    }
    assert.deepStrictEqual(
      await inPlace("second", allFiles),
      files.map(({ mine }) => mine)
    )
  })

  it("reports the files that the store has lost, and keeps all others", async () => {
    const [lost, damaged] = [...s3.objects.keys()] as [ObjectKey, ObjectKey]
    const [one, two] = [s3.objects.get(lost)!, s3.objects.get(damaged)!]
    s3.objects.delete(lost)
    s3.objects.set(damaged, Buffer.from("something else"))
    const { files: told, missing } = await writeBackup(first!.ownerUrl, join(folder, "torn"), await store("first"))
    assert.deepStrictEqual([told!.count, [...missing].sort()], [4, [lost, damaged].sort()])
    assert.strictEqual(await refusal(join(folder, "torn")), "restored")
    s3.objects.set(lost, one).set(damaged, two)
  })

  it("contains rows only if made without files, like older backups", async () => {
    const { files: told } = await writeBackup(first!.ownerUrl, join(folder, "rows"))
    assert.isUndefined(told)
    assert.strictEqual(await refusal(join(folder, "rows")), "restored")
  })
})
