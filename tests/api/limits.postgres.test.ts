import { connect } from "node:net"
import { assert, describe, it } from "@effect/vitest"
import { handlers } from "#api/handlers.ts"
import { pathFields } from "#domain/contract/Endpoint.ts"
import { testServer } from "../support/testServer.ts"

const { ask, bytesReadFrom, openShop, port, signIn } = testServer()

const nested = (depth: number, open: string, close: string) =>
  `{"userName":${open.repeat(depth)}1${close.repeat(depth)},"password":"x"}`
const messagesOf = ({ json }: { readonly json: () => { readonly messages: ReadonlyArray<string> } }) => json().messages

/** Sends raw bytes and returns everything received until the server closes the connection or `stop` matches. */
const raw = (bytes: string, stop?: RegExp) =>
  new Promise<string>((resolve, reject) => {
    let heard = ""
    const socket = connect(port(), "127.0.0.1", () => socket.write(bytes))
    socket.on("data", (part) => {
      heard += part.toString()
      if (stop?.test(heard)) socket.destroy()
    })
    socket.on("error", reject)
    socket.on("close", () => resolve(heard))
  })

describe("a request body (W7)", () => {
  it.each([
    ["100,000 nested arrays", nested(100_000, "[", "]")],
    ["100,000 nested objects", nested(100_000, '{"a":', "}")],
    ["100,000 unclosed brackets", `{"a":${"[".repeat(100_000)}`],
    ["65 nesting levels", nested(64, "[", "]")]
  ])("is rejected before parsing, with the standard envelope, if it has %s", async (_, body) => {
    const { prefix, users } = await openShop(["owner"])
    const cookie = await signIn(prefix, users[0]!.userName)
    for (const reply of [
      await ask("", "/login", { method: "POST", body }),
      await ask(prefix, "/customers", { method: "POST", body, cookie })
    ]) {
      assert.isTrue([400, 413].includes(reply.status), `${reply.status}`)
      assert.strictEqual(reply.json().succeeded, false)
    }
    assert.deepStrictEqual(messagesOf(await ask(prefix, "/customers", { method: "POST", body, cookie })), ["tooDeep"])
  })

  it("may have 64 levels, and brackets inside strings do not count as levels", async () => {
    const { prefix, users } = await openShop(["owner"])
    const cookie = await signIn(prefix, users[0]!.userName)
    for (const body of [nested(63, "[", "]"), JSON.stringify({ customerName: '[{"\\['.repeat(5_000) })]) {
      assert.deepStrictEqual(messagesOf(await ask(prefix, "/customers", { method: "POST", body, cookie })), [
        "checkFields"
      ])
    }
  })

  it("is rejected if it has more than 20,000 values", async () => {
    const { prefix, users } = await openShop(["owner"])
    const cookie = await signIn(prefix, users[0]!.userName)
    const lines = (many: number) =>
      ask(prefix, "/jobs", { method: "POST", body: `{"lines":[${"{},".repeat(many - 1)}{}]}`, cookie })
    const reply = await lines(20_001)
    assert.deepStrictEqual([reply.status, ...messagesOf(reply)], [413, "tooManyValues"])
    // A list that is too long gets a single error, and its items are not validated.
    assert.deepStrictEqual((await lines(19_000)).json().errors, { lines: ["tooMany:200"] })
  })

  const open = handlers
    .map(({ endpoint }) => endpoint)
    // Forms have their own limit, tested below.
    .filter(
      ({ access, body, method, webhook }) =>
        access === "everyone" && method !== "GET" && webhook === undefined && body !== "form"
    )
  it.each(open)(
    "may have at most 16 kB at $method $path without sign-in, unless the endpoint specifies otherwise",
    async ({ maxBodyBytes = 16 * 1024, method, path }) => {
      const { prefix } = await openShop([])
      const filled = pathFields(path).reduce((at, name) => at.replace(`:${name}`, "x".repeat(30)), path as string)
      const sized = (bytes: number) => `{"a":"${"x".repeat(bytes - 8)}"}`
      const [fits, over] = [
        await ask(prefix, filled, { method, body: sized(maxBodyBytes) }),
        await ask(prefix, filled, { method, body: sized(maxBodyBytes + 1) })
      ]
      assert.notStrictEqual(fits.status, 413)
      assert.deepStrictEqual([over.status, ...messagesOf(over)], [413, "tooLarge"])
      assert.isAtMost(maxBodyBytes, 96 * 1024)
    }
  )

  it("is not waited for if the request is not signed in", async () => {
    const { prefix } = await openShop([])
    const heard = await raw(
      `POST /api/V1/customers HTTP/1.1\r\nHost: ${prefix}.localhost:3000\r\nX-Frit: 1\r\nContent-Type: application/json\r\nContent-Length: 1000000\r\n\r\n{`,
      /signInFirst/
    )
    assert.match(heard, /^HTTP\/1\.1 401 /)
  })

  const megabyte = 1024 * 1024
  const multipart = "multipart/form-data; boundary=x"
  const opening = '--x\r\nContent-Disposition: form-data; name="photo"; filename="a.png"\r\n\r\n'
  const file = `/jobs/${crypto.randomUUID()}/files`

  /** Uploads like a simple client, until `size` bytes of the body are sent or the server closes the connection. */
  const upload = (head: string, size: number, framing: "announced" | "chunked") =>
    new Promise<{ readonly heard: string; readonly read: number | undefined }>((resolve) => {
      let heard = ""
      let [sent, from] = [0, 0]
      const part = Buffer.alloc(64 * 1024, 120)
      const framed =
        framing === "announced" ? part : Buffer.concat([Buffer.from("10000\r\n"), part, Buffer.from("\r\n")])
      const socket = connect(port(), "127.0.0.1", () => {
        from = socket.localPort!
        socket.write(
          `${head}${framing === "announced" ? `Content-Length: ${size}` : "Transfer-Encoding: chunked"}\r\n\r\n`
        )
        socket.write(framing === "announced" ? opening : `${opening.length.toString(16)}\r\n${opening}\r\n`)
        const more = () => {
          while (sent < size && !socket.destroyed && socket.writable) {
            sent += part.length
            if (!socket.write(framed)) return void socket.once("drain", more)
          }
        }
        more()
      })
      socket.on("data", (bytes) => {
        heard += bytes.toString()
        if (heard.endsWith("}")) socket.end()
      })
      socket.on("error", () => {})
      socket.on("close", () => resolve({ heard, read: bytesReadFrom(from) }))
    })

  it.each(
    [100, 1024].flatMap((size) => (["announced", "chunked"] as const).map((framing) => [size, framing] as const))
  )(
    "gets a 413 that its sender can read, after at most 5.1 MB are read, if it has %i MB, %s (F1)",
    { timeout: 60_000 },
    async (size, framing) => {
      const { prefix, users } = await openShop(["owner"])
      const cookie = await signIn(prefix, users[0]!.userName)
      const calls = [
        ["PUT /identity/profile-image", multipart, 5.1],
        [`POST ${file}`, multipart, 5.1],
        ["POST /customers", "application/json", 1.2],
        ["POST /login", "application/json", 0.2]
      ] as const
      await Promise.all(
        calls.map(async ([call, type, most]) => {
          const head = `${call.replace(" ", " /api/V1")} HTTP/1.1\r\nHost: ${prefix}.localhost:3000\r\nX-Frit: 1\r\nCookie: ${cookie}\r\nContent-Type: ${type}\r\n`
          const { heard, read } = await upload(head, size * megabyte, framing)
          assert.match(heard, /^HTTP\/1\.1 413 /, call)
          assert.match(heard, /"succeeded":false.*\}$/s, call)
          assert.isAtMost(read!, most * megabyte, call)
        })
      )
    }
  )
})

describe("a request URL", () => {
  it.each([
    "//evil.com",
    "evil.com/..",
    "demo.localhost:3000@evil.com",
    "a b",
    "localhost:3000, evil.com",
    "[::1",
    "localhost:99999999"
  ])("is rejected and never echoed if its host is %s", async (host) => {
    const heard = await raw(`GET /jobs HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    assert.match(heard, /^HTTP\/1\.1 400 /)
    assert.notInclude(heard, "evil.com")
  })

  it.each(["//evil.com", "//evil.com/%2f..", "/\\evil.com", "http://evil.com/"])(
    "never redirects to another site: %s at 127.0.0.1",
    async (target) => {
      const heard = await raw(`GET ${target} HTTP/1.1\r\nHost: 127.0.0.1:3000\r\nConnection: close\r\n\r\n`)
      const location = /^location: (.*)$/im.exec(heard)?.[1]
      if (location !== undefined) assert.strictEqual(new URL(location).host, "localhost:3000")
      else assert.match(heard, /^HTTP\/1\.1 4\d\d /)
    }
  )

  it("redirects from 127.0.0.1 to the public URL", async () => {
    const heard = await raw("GET /login?x=1 HTTP/1.1\r\nHost: 127.0.0.1:3000\r\nConnection: close\r\n\r\n")
    assert.match(heard, /^HTTP\/1\.1 302 [^]*location: http:\/\/localhost:3000\/login\?x=1\r\n/i)
  })
})
