import { assert, describe, it } from "@effect/vitest"
import { Arbitrary, Effect, Schema } from "effect"
import { writeLog } from "#adapters/telemetry/writeLog.ts"
import { handlers } from "#api/handlers.ts"
import { staticRoutes } from "#api/staticRoutes.ts"
import { type Endpoint, inputCodecOf, pathFields, type Wire } from "#domain/contract/Endpoint.ts"
import { Feature, Role } from "#domain/access/Role.ts"
import { sized } from "../support/testSize.ts"
import { testServer } from "../support/testServer.ts"
import type { Reply } from "../support/apiClient.ts"
import { deepened, lengthened } from "./fuzz/grow.ts"
import { rightInputs } from "./fuzz/rightInputs.ts"
import { type Chance, seeded } from "./fuzz/seeded.ts"
import { spoil } from "./fuzz/spoil.ts"

/** The server's logged errors. A 500 response shows only an error number. */
const faults: Array<string> = []
const { ask, signIn, openShop } = testServer({
  write: writeLog("json", {
    write: (line) => {
      if (line.includes('"level":"error"')) faults.push(line)
    }
  })
})

/** Number of inputs per endpoint: about 10,000 in total at full size (W4). */
const casesEach = Math.ceil(sized({ quick: 2_500, full: 10_000 }) / handlers.length)

/** Password checks are slow by design, so endpoints that do them get few inputs. */
const slow = /login|password|token|postUser|passkey|authenticator|recovery/i

/** Inputs that the schema accepts, and variations with something invalid. */
const inputsOf = (endpoint: Endpoint, chance: Chance): Promise<ReadonlyArray<unknown>> => {
  const wanted = slow.test(`${endpoint.name} ${endpoint.path}`) ? 8 : casesEach
  const encode = Schema.encodeUnknownSync(inputCodecOf(endpoint))
  const known = rightInputs[endpoint.name]
  const sample =
    known === undefined
      ? Arbitrary.sampleEffect(Arbitrary.schema(endpoint.input), {
          count: Math.ceil(wanted / 4),
          seed: chance.below(1e9)
        })
      : Effect.succeed([])
  return Effect.runPromise(
    Effect.map(sample, (sampled) => {
      const right = known === undefined ? sampled.map((one) => encode(one)) : [known]
      return Array.from({ length: wanted }, (_, at) =>
        at < right.length ? right[at] : spoil(chance.oneOf(right), chance)
      )
    })
  )
}

const text = (value: unknown) => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""))
const inUrl = (value: unknown) => encodeURIComponent(text(value).toWellFormed()) || "%20"

/** Returns an input as a request: ids in the path, the rest in the query or body. */
const asked = ({ method, path }: Endpoint, input: unknown, ids: ReadonlyArray<string>, chance: Chance) => {
  const fields =
    input !== null && typeof input === "object" && !Array.isArray(input)
      ? ({ ...input } as Record<string, unknown>)
      : undefined
  const filled = pathFields(path).reduce((at, name) => {
    const id = chance.next() < 0.5 ? chance.oneOf(ids) : (fields?.[name] ?? "x")
    delete fields?.[name]
    return at.replace(`:${name}`, inUrl(id))
  }, path as string)
  if (method !== "GET") return { path: filled, body: JSON.stringify(fields ?? input) ?? "null" }
  const query = Object.entries(fields ?? { text: input })
    .map(([name, value]) => `${inUrl(name)}=${inUrl(value)}`)
    .join("&")
  return { path: query === "" ? filled : `${filled}?${query}` }
}

const decodesAs = (schema: Wire, value: unknown) =>
  Schema.decodeUnknownResult(Schema.toCodecJson(schema) as Wire)(value)._tag === "Success"

/** Why a response violates the contract; undefined if it does not. */
const fault = (endpoint: Endpoint, { headers, status, text, json }: Reply): string | undefined => {
  // The URL exceeds Node's limit. Node itself rejects it before the app sees the request.
  if (status === 431) return undefined
  if (status >= 500) return [`${status}: ${text.slice(0, 300)}`, ...faults.splice(0).slice(-3)].join("\n")
  if (/\n\s+at |node_modules|\.ts:\d/.test(text)) return `leaks internals: ${text.slice(0, 300)}`
  if (endpoint.produces !== undefined && status === 200) {
    const type = String(headers["content-type"]).split(";")[0]!
    return endpoint.produces.includes(type) ? undefined : `an undeclared file type: ${type}`
  }
  const body = json()
  if (!Array.isArray(body.messages) || typeof body.succeeded !== "boolean") return "no envelope"
  if (body.succeeded)
    return decodesAs(endpoint.output, body.data) ? undefined : "data that does not match the output schema"
  if (body.failure !== undefined && !endpoint.failures.some((one) => decodesAs(one, body.failure)))
    return "an undeclared failure"
  return status >= 400 ? undefined : `${status} for a failure`
}

describe("arbitrary client input (W4)", () => {
  const calls = handlers.map(({ endpoint }) => endpoint).filter(({ name }) => name !== "logout")

  it.each(calls)("$method $path responds as its contract specifies and never breaks", async (endpoint) => {
    const { prefix, users, location } = await openShop(["owner"], { features: Feature.literals })
    const cookie = await signIn(prefix, users[0]!.userName)
    const chance = seeded(20_261_121)
    const inputs = await inputsOf(endpoint, chance)
    // Wrong passwords are counted per address, so each endpoint gets its own.
    const headers = { "x-forwarded-for": `198.51.${calls.indexOf(endpoint)}.7` }
    const ids = [location.id, users[0]!.id, crypto.randomUUID()]
    for (let at = 0; at < inputs.length; at += 8) {
      await Promise.all(
        inputs.slice(at, at + 8).map(async (input) => {
          const { path, body } = asked(endpoint, input, ids, chance)
          const reply = await ask(prefix, path, {
            method: endpoint.method,
            cookie,
            headers,
            ...(body === undefined ? {} : { body })
          })
          const wrong = fault(endpoint, reply)
          assert.isUndefined(wrong, `${endpoint.method} ${path} ${body ?? ""}`.slice(0, 600))
        })
      )
    }
  })
})

describe("deep and long input (W7)", () => {
  it.each(["nobody", ...Role.literals])(
    "gets a response that follows the contract from every endpoint when sent by %s",
    { timeout: 120_000 },
    async (who) => {
      const { prefix, users, location } = await openShop(who === "nobody" ? ["owner"] : [who as Role], {
        features: Feature.literals
      })
      const cookie = who === "nobody" ? {} : { cookie: await signIn(prefix, users[0]!.userName) }
      const chance = seeded(20_261_122 + who.length)
      for (const endpoint of handlers.map((one) => one.endpoint).filter(({ name }) => name !== "logout")) {
        const [right] = await inputsOf(endpoint, chance)
        // Without a session, all of them are sent to every endpoint; for each role, one at random.
        const all = [deepened(right, 100_000), lengthened(right, 12_000), lengthened(right, 200_000)]
        for (const grown of who === "nobody" ? all : [chance.oneOf(all)]) {
          const { path, body } = asked(
            endpoint,
            endpoint.method === "GET" ? lengthened(right, 3_000) : grown,
            [location.id],
            chance
          )
          const reply = await ask(prefix, path.slice(0, 12_000), {
            method: endpoint.method,
            ...cookie,
            ...(body === undefined ? {} : { body: typeof grown === "string" ? grown : body })
          })
          assert.isUndefined(fault(endpoint, reply), `${endpoint.method} ${path}`.slice(0, 300))
          if (endpoint.access !== "everyone" && who === "nobody")
            assert.isTrue([400, 401, 404, 431].includes(reply.status), `${endpoint.name} ${reply.status}`)
        }
      }
    }
  )
})

describe("pages and files outside the API (W4)", () => {
  const hostile = [
    "%00",
    "%ff%fe",
    "%zz",
    "..%2f..%2fetc%2fpasswd",
    "%3Cscript%3E",
    "__proto__",
    "constructor",
    "%F0%9F%98%80",
    "'%22%3b--",
    "x".repeat(5_000)
  ]
  const routes = Object.keys(staticRoutes)
    .map((route) => route.split(" ") as [string, string])
    // A 503 from /readyz is valid, and the API contract is the same for any input.
    .filter(([, path]) => path !== "/readyz" && !path.startsWith("/api/V1/"))

  it.each(routes)("%s %s handles hostile names and queries, and never breaks", async (method, path) => {
    const { prefix } = await openShop([], { features: Feature.literals })
    const filled = (value: string) => path.replace("{*path}", value).replace(/:\w+/g, value)
    for (const value of hostile)
      for (const asked of [filled(value), `${filled("x")}?${value}=${value}&language=${value}&lang=${value}`])
        for (const host of [prefix, ""]) {
          const { status, text } = await ask(host, `/!${asked}`, {
            method,
            ...(method === "GET" ? {} : { body: `x=${value}` }),
            headers: { "accept-language": value }
          })
          // 503 if the web app is not built.
          if (status !== 503)
            assert.isBelow(status, 500, `${host} ${asked.slice(0, 200)} ${faults.splice(0).slice(-1)}`)
          assert.notMatch(text, /\n\s+at .*:\d+:\d+|node_modules\//, asked.slice(0, 200))
        }
  })
})
