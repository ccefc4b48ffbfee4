import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { Cause, Effect, Layer } from "effect"
import { objectsS3 } from "#adapters/s3/objectsS3.ts"
import { Unreachable } from "#domain/contract/Unreachable.ts"
import { FileObjects, type ObjectKey } from "#domain/files/FileObjects.ts"
import { fileObjectsContract } from "../../contracts/fileObjectsContract.ts"
import { credentials, type S3Server, startS3 } from "../../support/s3/s3Server.ts"

let server: S3Server
beforeAll(async () => {
  server = await startS3("frit-files")
})
afterAll(() => server.close())

const bucket = (changes: object = {}) =>
  Layer.suspend(() =>
    objectsS3({
      ...credentials,
      bucket: "frit-files",
      direct: false,
      endpoint: server.endpoint,
      pathStyle: true,
      region: "us-east-1",
      ...changes
    })
  )
const use = <A>(work: (objects: FileObjects["Service"]) => Effect.Effect<A>, changes: object = {}) =>
  Effect.runPromise(Effect.provide(Effect.flatMap(FileObjects, work), bucket(changes)))

fileObjectsContract("objects in an S3 bucket", bucket())

describe("a bucket", () => {
  const key: ObjectKey = "t/0190b5a4-0000-7000-8000-000000000000/2026/3f0c9a52-7d0e-4f43-9a0b-0a54b4d0c111"

  it("returns a presigned URL that works unchanged in browsers, responds as an attachment, and grants nothing else", async () => {
    await use((objects) => objects.put(key, new Uint8Array([1, 2, 3])))
    const address = (await use(
      (objects) => objects.link(key, { type: "application/pdf", name: "Réclamation 7.pdf", seconds: 300 }),
      { direct: true }
    ))!
    const answer = await fetch(address)
    assert.deepStrictEqual(
      [answer.status, answer.headers.get("content-type"), answer.headers.get("content-disposition")],
      [200, "application/pdf", "attachment; filename*=UTF-8''R%C3%A9clamation%207.pdf"]
    )
    assert.deepStrictEqual(new Uint8Array(await answer.arrayBuffer()), new Uint8Array([1, 2, 3]))
    assert.strictEqual((await fetch(address.replace("c111", "c112"))).status, 403)
    assert.strictEqual((await fetch(`${server.endpoint.origin}/frit-files/${key}`)).status, 403)
    assert.strictEqual(
      await use((objects) => objects.link(key, { type: "application/pdf", name: "7.pdf", seconds: 300 })),
      undefined
    )
  })

  it("distinguishes an unavailable server from one that refuses", async () => {
    const fails = async (changes: object) => {
      const exit = await Effect.runPromiseExit(
        Effect.provide(
          Effect.flatMap(FileObjects, (objects) => objects.put(key, new Uint8Array([1]))),
          bucket(changes)
        )
      )
      return exit._tag === "Failure" ? Cause.squash(exit.cause) : undefined
    }
    server.isDown = true
    assert.instanceOf(await fails({}), Unreachable)
    server.isDown = false
    assert.instanceOf(await fails({ endpoint: new URL("http://127.0.0.1:9") }), Unreachable)
    assert.match(String(await fails({ secretAccessKey: "wrong" })), /403.*SignatureDoesNotMatch/s)
    assert.match(String(await fails({ bucket: "other" })), /no bucket other/)
  })
})
