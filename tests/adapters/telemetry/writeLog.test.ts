import { type Entry, writeLog } from "#adapters/telemetry/writeLog.ts"
import { assert, describe, it } from "@effect/vitest"

const written = (how: "json" | "readable", ...entries: ReadonlyArray<Entry>) => {
  let text = ""
  const write = writeLog(how, {
    write: (line) => {
      text += line
    }
  })
  for (const entry of entries) write(entry)
  return text
}

const request = {
  level: "info",
  message: "request",
  request: "r-1",
  shop: "demo",
  method: "GET",
  route: "/api/V1/jobs/:id",
  status: 200,
  ms: 12
} as const

/** The error `pg` throws for a duplicate customer email. */
const duplicate = Object.assign(new Error('duplicate key value violates unique constraint "customer_email"'), {
  name: "UniqueConstraintViolationException",
  code: "23505",
  table: "customer",
  constraint: "customer_email",
  detail: "Key (email_address)=(ada@moreno.example) already exists."
})

describe("the log", () => {
  it("has one line of JSON per entry, with the time in UTC", () => {
    const { time, ...rest } = JSON.parse(written("json", request))
    assert.deepStrictEqual(rest, request)
    assert.match(time, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  })

  it("has readable lines for terminals", () =>
    assert.match(
      written("readable", request),
      /^ {2}\d\d:\d\d:\d\d {3}200 GET \/api\/V1\/jobs\/:id {2}12 ms {2}demo\n$/
    ))

  it("omits debug entries", () => assert.strictEqual(written("json", { level: "debug", message: "request" }), ""))

  it.each(["json", "readable"] as const)(
    "names the table and constraint of a database error, but no value (%s)",
    (how) => {
      const text = written(how, {
        ...request,
        level: "error",
        defect: new Error("save failed for ada@moreno.example", { cause: duplicate })
      })
      for (const said of ["23505", "customer_email", "UniqueConstraintViolationException", "writeLog.test.ts"])
        assert.include(text, said)
      assert.notInclude(text, "moreno")
    }
  )

  it("accepts any thrown value", () => {
    for (const thrown of ["text with moreno", null, undefined, 7, { message: 1 }, new AggregateError([duplicate])]) {
      assert.notInclude(written("json", { ...request, defect: thrown }), "moreno")
    }
  })
})
