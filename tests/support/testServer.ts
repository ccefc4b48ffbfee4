import { request } from "node:http"
import type { AddressInfo } from "node:net"
import { Effect, Layer, ManagedRuntime } from "effect"
import { afterAll, beforeAll } from "vitest"
import { application, type Services } from "#api/serve.ts"
import { layers } from "#api/layers.ts"
import { Life } from "#adapters/koa/Life.ts"
import { listen } from "#adapters/koa/listen.ts"
import { PublicUrl } from "#adapters/koa/PublicUrl.ts"
import { vinDecoderMemory } from "#adapters/memory/vinDecoderMemory.ts"
import type { Write } from "#adapters/telemetry/Write.ts"
import { addTenant } from "#adapters/postgres/tenants/addTenant.ts"
import { Location, LocationId } from "#domain/locations/Location.ts"
import { Locations } from "#domain/locations/Locations.ts"
import type { Role } from "#domain/people/Role.ts"
import { Users } from "#domain/people/Users.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Passwords } from "#domain/session/Passwords.ts"
import { type Tenant, rootTenantUniqueId } from "#domain/tenants/Tenant.ts"
import { sampleLocation } from "#domain/testing/samples.ts"
import { freshTenant, freshUser } from "../contracts/fresh.ts"
import { testSettings } from "./testDatabase.ts"

export const password = "Clear-View-2026"

export interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string | ReadonlyArray<string> | undefined>>
  readonly bytes: Buffer
  readonly text: string
  /** The envelope, as far as tests look into it. */
  readonly json: () => { succeeded: boolean; messages: Array<string>; errors: Record<string, Array<string>>; data: never; failure: { _tag: string } }
}

export interface Asked {
  readonly method?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly cookie?: string
}

/** What a test may want to hear of a server: its log, its spans. */
export interface Heard {
  readonly write?: Write
  readonly around?: Layer.Layer<never>
}

/** The real application over the test run's PostgreSQL, on a port of its own; shops are reached by their Host header. */
export const testServer = ({ around = Layer.empty, write = () => {} }: Heard = {}) => {
  const runtime: ManagedRuntime.ManagedRuntime<Services, unknown> = ManagedRuntime.make(
    Layer.mergeAll(layers, vinDecoderMemory).pipe(Layer.provideMerge(around), Layer.provide(testSettings)) as Layer.Layer<Services>
  )
  // Tries are counted by address, in a database that all test files share.
  const ownAddress = `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join(".")}`
  let port = 0
  let close = async () => {}

  beforeAll(async () => {
    const publicUrl = await runtime.runPromise(PublicUrl)
    const root = { ...freshTenant(), tenantUniqueId: rootTenantUniqueId, prefix: "" }
    await runtime.runPromise(addTenant(root).pipe(Effect.catchDefect(() => Effect.void)))
    let stop = () => {}
    const open = Effect.gen(function*() {
      const server = yield* listen(application(runtime, "/nowhere", publicUrl, write).callback(), 0, new Life())
      port = (server.address() as AddressInfo).port
      yield* Effect.callback<void>((resume) => { stop = () => resume(Effect.void) })
    })
    const running = Effect.runPromise(Effect.scoped(open))
    while (port === 0) await new Promise((resolve) => setImmediate(resolve))
    close = async () => { stop(); await running }
  })
  afterAll(async () => {
    await close()
    await runtime.dispose()
  })

  const ask = (prefix: string, path: string, { method = "GET", body, headers = {}, cookie }: Asked = {}) =>
    new Promise<Reply>((resolve, reject) => {
      const host = prefix.includes(".") ? prefix : prefix === "" ? "localhost:3000" : `${prefix}.localhost:3000`
      const sent = body === undefined ? undefined : typeof body === "string" || body instanceof Uint8Array ? body : JSON.stringify(body)
      const call = request({
        port, method, path: path.startsWith("/") && !path.startsWith("/!") ? `/api/V1${path}` : path.slice(2), agent: false,
        headers: { host, "x-frit": "1", "x-forwarded-for": ownAddress, ...sent === undefined ? {} : { "content-type": "application/json", "content-length": String(Buffer.byteLength(sent)) }, ...cookie === undefined ? {} : { cookie }, ...headers }
      }, (answer) => {
        const parts: Array<Buffer> = []
        answer.on("data", (part: Buffer) => parts.push(part))
        answer.on("end", () => {
          const bytes = Buffer.concat(parts)
          const text = bytes.toString()
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes, text, json: () => JSON.parse(text) })
        })
      })
      call.on("error", reject)
      call.end(sent)
    })

  const cookieOf = (reply: Reply) => ([reply.headers["set-cookie"]].flat().map((one) => String(one).split(";")[0])).join("; ")

  /** Signs in on the base domain and takes the key to the shop: the whole hand-off. */
  const signIn = async (prefix: string, userName: string) => {
    const login = await ask("", "/login", { method: "POST", body: { userName, password } })
    const { key } = login.json().data as { key: string }
    return cookieOf(await ask(prefix, "/tokens", { method: "POST", body: { key } }))
  }

  /** A shop with one location and one person of each role asked for. */
  const openShop = async (roles: ReadonlyArray<Role>, changes: Partial<Tenant> = {}) => {
    const tenant = freshTenant(changes)
    const made = Effect.gen(function*() {
      yield* addTenant(tenant)
      const passwordHash = yield* (yield* Passwords).hash(password)
      const users = roles.map((role) => freshUser({ roles: [role] }))
      const location = new Location({ id: LocationId.make(crypto.randomUUID()), version: 1, ...sampleLocation })
      yield* Effect.gen(function*() {
        for (const user of users) yield* (yield* Users).save(user, passwordHash)
        yield* (yield* Locations).add(location)
      }).pipe(Effect.provideService(CurrentTenant, { id: tenant.id }))
      return { tenant, users, location, prefix: tenant.prefix }
    })
    return runtime.runPromise(made)
  }

  const run = <A>(effect: Effect.Effect<A, never, Services>) => runtime.runPromise(effect)
  return { ask, signIn, openShop, cookieOf, run }
}
