import { Effect } from "effect"
import { assert, describe, it, vi } from "@effect/vitest"
import { Users } from "#domain/people/Users.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { sampleCustomer } from "#domain/testing/samples.ts"
import { testServer } from "../support/testServer.ts"

// Two nodes: each its own runtime, pool and memory, on one PostgreSQL.
const one = testServer()
const other = testServer()

/** trust.md S3: a change of a session is felt on every node within this, in milliseconds. */
const felt = { timeout: 5_000, interval: 100 }

const opened = async () => {
  const { prefix, tenant, users } = await one.openShop(["admin"])
  const user = users[0]!
  const cookie = await one.signIn(prefix, user.userName)
  const status = async (node: typeof one, path = "/user/current") => (await node.ask(prefix, path, { cookie })).status
  return { prefix, tenant, user, cookie, status }
}

describe("two nodes on one database", () => {
  it("know the same session", async () => {
    const { status } = await opened()
    assert.deepStrictEqual([await status(one), await status(other)], [200, 200])
  })

  it("take a key given by the other, once in all", async () => {
    const { prefix, user } = await opened()
    const login = await one.ask("", "/login", { method: "POST", body: { userName: user.userName, password: "Clear-View-2026" } })
    const { key } = login.json().data as { key: string }
    const takers = await Promise.all([one, other, one, other].map((node) => node.ask(prefix, "/tokens", { method: "POST", body: { key } })))
    assert.deepStrictEqual(takers.map(({ status }) => status === 200).filter(Boolean), [true])
  })

  it("refresh together and lose nobody", async () => {
    const { prefix, cookie } = await opened()
    const answers = await Promise.all([one, other, one, other, other].map((node) => node.ask(prefix, "/tokens/refresh/", { cookie })))
    assert.deepStrictEqual(answers.map(({ status }) => status), [200, 200, 200, 200, 200])
    const successors = new Set(answers.map((answer) => one.cookieOf(answer)))
    assert.strictEqual(successors.size, 1)
    for (const node of [one, other]) assert.strictEqual((await node.ask(prefix, "/user/current", { cookie: [...successors][0]! })).status, 200)
  })

  it("both feel a sign-out", async () => {
    const { prefix, cookie, status } = await opened()
    assert.deepStrictEqual([await status(one), await status(other)], [200, 200])
    await one.ask(prefix, "/tokens/logout", { cookie })
    assert.strictEqual(await status(one), 401)
    await vi.waitFor(async () => assert.strictEqual(await status(other), 401), felt)
  })

  const change = (tenant: { readonly id: never }, work: Effect.Effect<unknown, unknown, Users | CurrentTenant>) =>
    one.run(Effect.orDie(work.pipe(Effect.provideService(CurrentTenant, { id: tenant.id }))) as never)

  it("both feel that a role was taken away", async () => {
    const { tenant, user, status } = await opened()
    assert.deepStrictEqual([await status(one, "/pricing-profiles"), await status(other, "/pricing-profiles")], [200, 200])
    await change(tenant as never, Users.use((users) => users.save({ ...user, roles: ["installer"] })))
    for (const node of [one, other]) await vi.waitFor(async () => assert.include([401, 403], await status(node, "/pricing-profiles")), felt)
  })

  it("both feel that somebody may no longer come in", async () => {
    const { tenant, user, status } = await opened()
    assert.strictEqual(await status(other), 200)
    await change(tenant as never, Users.use((users) => users.save({ ...user, active: false })))
    for (const node of [one, other]) await vi.waitFor(async () => assert.strictEqual(await status(node), 401), felt)
  })

  it("make one customer of a press that reached both", async () => {
    const { prefix, cookie } = await opened()
    const headers = { "idempotency-key": crypto.randomUUID() }
    const press = (node: typeof one) => node.ask(prefix, "/customers", { method: "POST", body: sampleCustomer, cookie, headers })
    const answers = await Promise.all([one, other, one, other].map(press))
    assert.deepStrictEqual(answers.map(({ status }) => status), [200, 200, 200, 200])
    assert.strictEqual(new Set(answers.map(({ text }) => text)).size, 1)
    assert.strictEqual(((await other.ask(prefix, "/customers", { cookie })).json().data as { total: number }).total, 1)
  })
})
