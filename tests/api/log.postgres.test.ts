import { Cause, Effect, Exit } from "effect"
import { assert, describe, it } from "@effect/vitest"
import { Database } from "#adapters/postgres/Database.ts"
import { writeLog } from "#adapters/telemetry/writeLog.ts"
import { sampleCustomer } from "#domain/testing/samples.ts"
import { testServer } from "../support/testServer.ts"
import { password } from "../support/apiClient.ts"

let log = ""
const write = writeLog("json", {
  write: (line) => {
    log += line
  }
})
const { ask, openShop, run, signIn } = testServer({ write })

const lines = () =>
  log
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>)

describe("the log", () => {
  it("records shop, user, route pattern and outcome of every request", async () => {
    const { prefix, tenant, users } = await openShop(["owner"])
    const cookie = await signIn(prefix, users[0]!.userName)
    const id = crypto.randomUUID()
    const answer = await ask(prefix, `/customers/${id}`, { cookie })
    const line = lines().find(({ request }) => request === answer.headers["x-request-id"])!
    const { ms, time, ...facts } = line
    assert.deepStrictEqual(facts, {
      level: "info",
      message: "request",
      request: answer.headers["x-request-id"],
      tenant: tenant.id,
      shop: prefix,
      user: users[0]!.id,
      method: "GET",
      route: "/api/V1/customers/:id",
      status: 404
    })
    assert.typeOf(ms, "number")
    assert.typeOf(time, "string")
  })

  it("names the route of requests that never reach a handler: from another site, a partner's webhook, a development page", async () => {
    const { prefix } = await openShop([])
    const routeOf = async (at: string, path: string, method: string) => {
      const answer = await ask(at, path, {
        method,
        body: method === "POST" ? {} : undefined,
        headers: { "x-frit": "" }
      })
      const { route, status } = lines().find(({ request }) => request === answer.headers["x-request-id"])!
      return [route, status]
    }
    assert.deepStrictEqual(await routeOf(prefix, `/insurers/${crypto.randomUUID()}`, "DELETE"), ["none", 403])
    assert.deepStrictEqual(await routeOf(prefix, `/jobs/${crypto.randomUUID()}/invoice`, "POST"), [
      "/api/V1/jobs/:id/invoice",
      403
    ])
    assert.deepStrictEqual((await routeOf("", "/square/events", "POST"))[0], "/api/V1/square/events")
    assert.deepStrictEqual((await routeOf("", "/twilio/inbound", "POST"))[0], "/api/V1/twilio/inbound")
    assert.deepStrictEqual((await routeOf("", "/!/dev/sms", "GET"))[0], "/dev/sms")
  })

  it("contains no password, token, name, email, phone number or search text", async () => {
    const mark = `canary${crypto.randomUUID().slice(0, 8)}`
    const { prefix, users } = await openShop(["owner"])
    const { userName } = users[0]!
    const cookie = await signIn(prefix, userName)
    await ask("", "/login", { method: "POST", body: { userName, password: `${mark}-Wrong-1` } })
    await ask(prefix, "/customers", {
      method: "POST",
      cookie,
      body: { ...sampleCustomer, customerName: mark, emailAddress: `${mark}@example.com` }
    })
    await ask(prefix, "/customers", {
      method: "POST",
      cookie,
      body: { ...sampleCustomer, customerName: mark, emailAddress: `${mark} is no address` }
    })
    await ask(prefix, `/customers?text=${mark}`, { cookie })
    await ask(prefix, `/!/customers?text=${mark}&token=${mark}`, { cookie })
    await ask(prefix, `/!/${mark}/${mark}.js`, { cookie })
    await ask(prefix, "/tokens/refresh/", { cookie })
    const secrets = [
      mark,
      password,
      userName,
      sampleCustomer.phoneNumbers[0].phoneNumber,
      ...cookie.split("; ").map((one) => one.split("=")[1]!)
    ]
    for (const secret of secrets) assert.notInclude(log, secret)
    assert.include(log, "/api/V1/customers")
  })

  it("describes a database error without any of its values", async () => {
    const mark = `canary${crypto.randomUUID().slice(0, 8)}@example.com`
    const exit = await run(
      Effect.exit(Effect.flatMap(Database, ({ platform }) => platform((em) => em.execute(`select '${mark}'::uuid`))))
    )
    assert(Exit.isFailure(exit))
    const defect = Cause.squash(exit.cause)
    assert.include(String(defect), mark, "the error itself contains the value")
    write({ level: "error", message: "request", defect })
    assert.notInclude(log, mark)
    assert.include(log, "22P02")
  })
})
