import { assert, describe, it } from "@effect/vitest"
import type { Context } from "koa"
import { devMail } from "#adapters/koa/devMail.ts"

const mail = {
  id: "0193-a",
  to: { name: "Bea <Ortiz>", address: "bea@copperstate.example" },
  subject: "Set a <b>new</b> password",
  text: "Hello,\nhttp://demo.localhost:3000/reset-password?token=abc&email=bea%40x.example",
  html: "<!doctype html><p>Hello</p>",
  at: "2026-11-21T12:00:00.000Z"
}

/** The response to a visitor, or "passed on" if the page is not available to them. */
const visiting = async (
  publicUrl: string,
  connectedFrom: string,
  path: string,
  mails: ReadonlyArray<typeof mail> | "sent" = [mail]
) => {
  const headers: Record<string, string> = {}
  const ctx = {
    path,
    req: { socket: { remoteAddress: connectedFrom } },
    state: { nonce: "n" },
    set: (name: string, value: string) => {
      headers[name] = value
    },
    type: "",
    body: ""
  }
  let isPassedOn = false
  await devMail({ url: new URL(publicUrl) }, () => Promise.resolve(mails === "sent" ? undefined : mails))(
    ctx as unknown as Context as never,
    async () => {
      isPassedOn = true
    }
  )
  return isPassedOn ? "passed on" : { body: ctx.body, headers }
}
const bodyOf = (answer: Awaited<ReturnType<typeof visiting>>) =>
  answer === "passed on" ? assert.fail("the page was not served") : answer.body

describe("the development mail page", () => {
  it("shows the content as text, with its link as a link", async () => {
    const list = bodyOf(await visiting("http://localhost:3000", "127.0.0.1", "/dev/mail"))
    assert.include(list, "Set a &lt;b&gt;new&lt;/b&gt; password")
    assert.include(list, "Bea &lt;Ortiz&gt;")
    const shown = bodyOf(await visiting("http://localhost:3000", "::1", "/dev/mail/0193-a"))
    assert.include(shown, 'href="http://demo.localhost:3000/reset-password?token=abc&amp;email=bea%40x.example"')
  })

  it("shows a mail's HTML in a sandboxed frame", async () => {
    const answer = await visiting("http://localhost:3000", "::ffff:127.0.0.1", "/dev/mail/0193-a/html")
    assert(answer !== "passed on")
    assert.strictEqual(answer.body, mail.html)
    assert.match(answer.headers["Content-Security-Policy"]!, /^default-src 'none';.*sandbox/)
  })

  const others = [
    ["a client elsewhere on the network", "http://localhost:3000", "192.0.2.7", "/dev/mail", [mail]],
    [
      "a public server, even behind a proxy on the same machine",
      "https://frit.example",
      "127.0.0.1",
      "/dev/mail",
      [mail]
    ],
    ["a name that only looks like localhost", "https://localhost.evil.example", "127.0.0.1", "/dev/mail", [mail]],
    ["a server that delivers its mail", "http://localhost:3000", "127.0.0.1", "/dev/mail", "sent"],
    ["an unknown mail", "http://localhost:3000", "127.0.0.1", "/dev/mail/0193-b", [mail]],
    ["a different path", "http://localhost:3000", "127.0.0.1", "/dev/mailbox", [mail]],
    ["path traversal", "http://localhost:3000", "127.0.0.1", "/dev/mail/../../etc", [mail]]
  ] as const
  it.each(others)("is not available for %s", async (_, url, from, path, mails) =>
    assert.strictEqual(await visiting(url, from, path, mails), "passed on")
  )
})
