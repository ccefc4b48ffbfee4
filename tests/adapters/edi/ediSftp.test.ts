import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { ediSftp } from "#adapters/edi/ediSftp.ts"
import type { EdiNotSent } from "#domain/edi/EdiTransport.ts"
import { sftpServer } from "./sftpServer.ts"

/** Larger than a single SFTP packet. */
const interchange = `ISA*00*${"0123456789".repeat(20_000)}~IEA*1*000000001~`

const why = <A>(asked: Effect.Effect<A, EdiNotSent>) => Effect.map(Effect.flip(asked), ({ reason }) => reason)

describe("an SFTP mailbox", () => {
  it.live("receives a file under its name, complete and once, however often it is sent", () =>
    Effect.gen(function* () {
      const { box, files } = yield* sftpServer
      const post = ediSftp(box)
      yield* post.send("810-1.edi", interchange)
      yield* post.send("810-1.edi", interchange)
      yield* post.send("810-2.edi", "ISA~")
      assert.deepStrictEqual([...files.keys()].toSorted(), ["edi/in/810-1.edi", "edi/in/810-2.edi"])
      assert.strictEqual(files.get("edi/in/810-1.edi")?.toString(), interchange)
    })
  )

  it.live(
    "lists waiting files by name without temporary ones, returns their content, and removes them once stored",
    () =>
      Effect.gen(function* () {
        const { box, files } = yield* sftpServer
        const post = ediSftp(box)
        files.set("edi/out/b.edi", Buffer.from(interchange))
        files.set("edi/out/a.edi", Buffer.from("ISA é~"))
        files.set("edi/out/.c.edi.part", Buffer.from("ISA"))
        assert.deepStrictEqual(yield* post.listFiles, ["a.edi", "b.edi"])
        assert.strictEqual(yield* post.fetch("b.edi"), interchange)
        assert.strictEqual(yield* post.fetch("a.edi"), "ISA é~")
        yield* post.acknowledge("a.edi")
        assert.deepStrictEqual(yield* post.listFiles, ["b.edi"])
        assert.strictEqual(yield* why(post.fetch("a.edi")), "refused")
        files.set("edi/out/b.edi", Buffer.alloc(4_000_001, "A"))
        assert.strictEqual(yield* why(post.fetch("b.edi")), "refused")
      })
  )

  it.live("is not contacted if its host key differs: no password is sent, and the key found is reported", () =>
    Effect.gen(function* () {
      const [{ box, line }, other] = [yield* sftpServer, yield* sftpServer]
      const failure = yield* Effect.flip(ediSftp({ ...box, hostKey: other.box.hostKey }).send("810-1.edi", "ISA~"))
      assert.deepStrictEqual([failure.reason, failure.text], ["hostKey", box.hostKey])
      assert.strictEqual(yield* why(ediSftp({ ...box, hostKey: "" }).listFiles), "hostKey")
      assert.strictEqual(line.sessions, 0)
    })
  )

  it.live("reports a refused sign-in and an unreachable server", () =>
    Effect.gen(function* () {
      const { box, files } = yield* sftpServer
      assert.strictEqual(yield* why(ediSftp({ ...box, secret: "another" }).send("810-1.edi", "ISA~")), "signIn")
      assert.strictEqual(yield* why(ediSftp({ ...box, userName: "shop-2" }).listFiles), "signIn")
      assert.strictEqual(files.size, 0)
      const gone = yield* Effect.scoped(Effect.map(sftpServer, (server) => server.box))
      assert.strictEqual(yield* why(ediSftp(gone).send("810-1.edi", "ISA~")), "unreachable")
    })
  )

  it.live(
    "holds a partial upload under a temporary name if the connection drops; the retry completes the file once",
    () =>
      Effect.gen(function* () {
        const { box, files, line } = yield* sftpServer
        const post = ediSftp(box)
        line.cutAfter = 100_000
        assert.strictEqual(yield* why(post.send("810-1.edi", interchange)), "unreachable")
        assert.deepStrictEqual([...files.keys()], ["edi/in/.810-1.edi.part"])
        yield* post.send("810-1.edi", interchange)
        assert.deepStrictEqual([...files.keys()], ["edi/in/810-1.edi"])
        assert.strictEqual(files.get("edi/in/810-1.edi")?.toString(), interchange)
      })
  )
})
