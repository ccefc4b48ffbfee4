import { ServerResponse } from "node:http"
import { assert, describe, it, vi } from "@effect/vitest"
import pg from "pg"
import { Passwords } from "#domain/credentials/Passwords.ts"
import { testServer } from "../support/testServer.ts"
import { password } from "../support/visitor.ts"

const { ask, cookieOf, openShop, run } = testServer()

/** What PostgreSQL is asked until the answer goes out, statement by statement, and how often a password is weighed. */
const workOf = async (prefix: string, path: string, body: unknown, cookie?: string) => {
  const statements: Array<string> = []
  let isAnswered = false
  const asked = vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (
    this: unknown,
    ...args: ReadonlyArray<unknown>
  ) {
    const [first] = args
    if (!isAnswered)
      statements.push(plain(typeof first === "string" ? first : ((first as { readonly text?: string }).text ?? "")))
    return Reflect.apply(query, this, args)
  } as never)
  const end = ServerResponse.prototype.end
  const ended = vi.spyOn(ServerResponse.prototype, "end").mockImplementation(function (
    this: ServerResponse,
    ...args: ReadonlyArray<unknown>
  ) {
    isAnswered = true
    return Reflect.apply(end, this, args)
  } as never)
  const weighed = vi.spyOn(await run(Passwords), "matches")
  try {
    const answer = await ask(prefix, path, {
      method: "POST",
      body,
      headers: { "x-forwarded-for": `10.${octet()}.${octet()}.9` },
      ...(cookie === undefined ? {} : { cookie })
    })
    return { status: answer.status, messages: answer.json().messages, statements, weighed: weighed.mock.calls.length }
  } finally {
    for (const spy of [asked, ended, weighed]) spy.mockRestore()
  }
}
const { query } = pg.Client.prototype
/** Without what was asked for, and when. */
const plain = (sql: string) =>
  sql
    .replaceAll(/'[^']*'/g, "'…'")
    .replaceAll(/\d{12,}/g, "…")
    .replaceAll(/\s+/g, " ")
    .trim()
const octet = () => Math.floor(Math.random() * 256)

/**
 * The work of a call about somebody and about nobody, the second time: what a node remembers of shops and connections,
 * it knows by then.
 */
const both = async (prefix: string, path: string, known: unknown, unknown: unknown, cookie?: string) => {
  for (const body of [known, unknown]) await workOf(prefix, path, body, cookie)
  // Nobody first: nothing is written down after that answer which could fall into the next.
  const nobodys = await workOf(prefix, path, unknown, cookie)
  return [await workOf(prefix, path, known, cookie), nobodys] as const
}

describe("whether somebody has an account is told by no difference in work (P7)", () => {
  it("a wrong password: the same statements in the same order and one hash, for a known and an unknown user name, on a known device too", async () => {
    const { prefix, users } = await openShop(["sales"])
    const { userName } = users[0]!
    for (const door of ["", prefix]) {
      const [known, unknown] = await both(
        door,
        "/login",
        { userName, password: "Wrong-View-2026" },
        { userName: `nobody.${crypto.randomUUID()}`, password: "Wrong-View-2026" }
      )
      assert.deepStrictEqual(known, unknown)
      assert.deepStrictEqual([known.status, known.weighed], [422, 1])
      assert.isAtLeast(known.statements.length, 5)
    }
  })

  it("the same with the cookie of a device that is known for somebody else", async () => {
    const { users } = await openShop(["sales", "installer"])
    const [one, other] = users.map(({ userName }) => userName)
    const login = await ask("", "/login", { method: "POST", body: { userName: other, password } })
    const device = cookieOf(login)
    assert.include(device, "__Host-frit-device=")
    const [known, unknown] = await both(
      "",
      "/login",
      { userName: one, password: "Wrong-View-2026" },
      { userName: `nobody.${crypto.randomUUID()}`, password: "Wrong-View-2026" },
      device
    )
    assert.deepStrictEqual(known, unknown)
    assert.isTrue(known.statements.some((sql) => sql.includes("known_device")))
  })

  it("a forgotten password: a mail is put into the outbox at most, to be written by a worker, and both are answered after a time that covers the look-up", async () => {
    const { prefix, users } = await openShop(["sales"])
    const email = users[0]!.emailAddress
    const [known, unknown] = await both(
      prefix,
      "/identity/forgot-password",
      { email },
      { email: `nobody.${crypto.randomUUID()}@copperstate.example` }
    )
    assert.deepStrictEqual([known.status, unknown.status], [200, 422])
    const more = known.statements.filter((sql) => !unknown.statements.includes(sql))
    assert.isTrue(
      more.every((sql) => /^(begin|commit|select|insert into "?(outbox|pgboss))/i.test(sql)),
      more.join("\n")
    )
    const began = performance.now()
    await workOf(prefix, "/identity/forgot-password", { email: `nobody.${crypto.randomUUID()}@copperstate.example` })
    assert.isAtLeast(performance.now() - began, 249)
  })
})
