import { Readable } from "node:stream"
import { assert, describe, it } from "@effect/vitest"
import type { Context } from "koa"
import { readForm } from "#adapters/koa/readForm.ts"

const boundary = "frit-test"
const head = Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="photo"; filename="a.png"\r\n\r\n`)
const megabyte = 1024 * 1024

/** A request that sends data endlessly and counts how much was read. */
const endless = () => {
  let given = 0
  const req = new Readable({
    highWaterMark: 64 * 1024,
    read() {
      const part = given === 0 ? head : Buffer.alloc(64 * 1024, 1)
      given += part.length
      this.push(part)
    }
  })
  return { req, given: () => given }
}

const asked = (req: Readable, headers: Record<string, string> = {}) => {
  Object.assign(req, { headers })
  return {
    ctx: {
      req,
      is: () => "multipart/form-data",
      get: () => `multipart/form-data; boundary=${boundary}`
    } as unknown as Context
  }
}

describe("a multipart form", () => {
  it("is read for at most 5.1 MB if it never ends (F1)", async () => {
    const { req, given } = endless()
    const { ctx } = asked(req)
    const read = await readForm(ctx)
    assert(!("fields" in read))
    assert.deepStrictEqual([read.refusal.status, read.refusal.body.messages], [413, ["fileTooLarge"]])
    assert.isBelow(given(), 5.3 * megabyte)
  })

  it("is not read at all if it declares a gigabyte (F1)", async () => {
    const { req, given } = endless()
    const { ctx } = asked(req, { "content-length": String(1024 * megabyte) })
    const read = await readForm(ctx)
    assert("refusal" in read && read.refusal.status === 413)
    assert.isAtMost(given(), 128 * 1024)
  })

  it("is accepted at exactly 5 MB and rejected at one byte more", async () => {
    const fits = async (size: number) => {
      const body = Buffer.concat([head, Buffer.alloc(size, 1), Buffer.from(`\r\n--${boundary}--\r\n`)])
      return readForm(asked(Readable.from([body])).ctx)
    }
    const taken = await fits(5 * megabyte)
    assert("fields" in taken)
    assert.strictEqual(Buffer.from(String(taken.fields["photo"]), "base64").length, 5 * megabyte)
    const refused = await fits(5 * megabyte + 1)
    assert("refusal" in refused && refused.refusal.status === 413)
  })

  it.each([
    ["parts", () => `--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n`.repeat(60_000)],
    ["headers", () => `${head.toString().trim()}\r\n${"X: y\r\n".repeat(600_000)}\r\nb\r\n`],
    [
      "a single name",
      () => `--${boundary}\r\nContent-Disposition: form-data; name="${"%22".repeat(1_400_000)}"\r\n\r\nb\r\n`
    ]
  ])("with megabytes of %s is rejected before parsing, which would block the process (W6)", async (_, made) => {
    const read = await readForm(asked(Readable.from([Buffer.from(`${made()}--${boundary}--\r\n`)])).ctx)
    assert("refusal" in read)
    assert.deepStrictEqual([read.refusal.status, read.refusal.body.messages], [400, ["notReadable"]])
  })

  it("with a few fields and a file that looks like a form is accepted", async () => {
    const field = `--${boundary}\r\nContent-Disposition: form-data; name="place"\r\n\r\nfull\r\n`
    const file = "--other\r\n".repeat(10_000)
    const body = [field, head.toString(), file, `\r\n--${boundary}--\r\n`].join("")
    const read = await readForm(asked(Readable.from([Buffer.from(body)])).ctx)
    assert("fields" in read)
    assert.deepStrictEqual(read.fields, { place: "full", photo: Buffer.from(file).toString("base64") })
  })
})
