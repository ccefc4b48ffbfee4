import { ServerResponse } from "node:http"
import { assert, describe, it, vi } from "@effect/vitest"
import pg from "pg"
import { Passwords } from "#domain/credentials/Passwords.ts"
import { testServer } from "../support/testServer.ts"
import { password } from "../support/apiClient.ts"

const { ask, cookieOf, openShop, run } = testServer()

/** Returns the SQL statements executed before the response is sent, and the number of password checks. */
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
/** Normalizes literals and timestamps in a statement. */
const plain = (sql: string) =>
  sql
    .replaceAll(/'[^']*'/g, "'…'")
    .replaceAll(/\d{12,}/g, "…")
    .replaceAll(/\s+/g, " ")
    .trim()
const octet = () => Math.floor(Math.random() * 256)

/**
 * Returns the work of a request for a known and an unknown user, measured the second time, when the node's caches of
 * shops and connections are warm.
 */
const both = async (prefix: string, path: string, known: unknown, unknown: unknown, cookie?: string) => {
  for (const body of [known, unknown]) await workOf(prefix, path, body, cookie)
  // The unknown user goes first, because nothing is recorded after that response that could run into the next
  // measurement.
  const nobodys = await workOf(prefix, path, unknown, cookie)
  return [await workOf(prefix, path, known, cookie), nobodys] as const
}

describe("equal work for known and unknown users (P7)", () => {
  it("runs the same statements in the same order and one hash after a wrong password, for a known and an unknown user name, including on a known device", async () => {
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

  it("does the same work with the cookie of a device known for another user", async () => {
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

  it("adds at most an outbox entry for a worker after a forgotten password, and responds to both after a delay that covers the lookup", async () => {
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
