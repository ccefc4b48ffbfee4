import { randomBytes } from "node:crypto"
import { once } from "node:events"
import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { runInNewContext } from "node:vm"
import { Effect } from "effect"
import { assert, describe, it, onTestFinished } from "vitest"
import { CapturedMail } from "#adapters/mail/mailerFolder.ts"
import { Database } from "#adapters/postgres/Database.ts"
import { sendOutboxMessage } from "#domain/mail/sendOutboxMessage.ts"
import { Users } from "#domain/people/Users.ts"
import { defaultSetting } from "#domain/public-page/PublicPageSetting.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { readPush, subscriber } from "../support/readPush.ts"
import { testServer } from "../support/testServer.ts"

const { ask, openShop, run, signIn } = testServer()

/** Simulates the push service at the host browsers subscribe to. `answer` is the status it returns. */
const pushService = async () => {
  const service = { answer: 201, posted: [] as Array<{ readonly path: string; readonly body: Buffer }> }
  const server = createServer((request, answer) => {
    const parts: Array<Buffer> = []
    request.on("data", (part: Buffer) => parts.push(part))
    request.on("end", () => {
      service.posted.push({ path: String(request.url), body: Buffer.concat(parts) })
      answer.writeHead(service.answer).end()
    })
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const real = globalThis.fetch
  const here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  globalThis.fetch = (asked, how) => {
    const url = new URL(String(asked))
    return url.host === "fcm.googleapis.com" ? real(`${here}${url.pathname}`, how) : real(asked, how)
  }
  onTestFinished(() => {
    globalThis.fetch = real
    server.close()
  })
  return service
}

/** Returns what a device displays for a message, using the web app's own service worker. */
const shownBy = (message: string) => {
  const listeners: Record<string, (event: object) => void> = {}
  const shown: Array<{ title: string; body: string; url: string }> = []
  runInNewContext(readFileSync("app-web/public/push-worker.js", "utf8"), {
    addEventListener: (kind: string, listener: (event: object) => void) => (listeners[kind] = listener),
    registration: {
      showNotification: (title: string, { body, data }: { body: string; data: { url: string } }) =>
        shown.push({ title, body, url: data.url })
    }
  })
  listeners["push"]!({ data: { json: () => JSON.parse(message) as unknown }, waitUntil: () => {} })
  return shown[0]!
}

const shopToTell = async () => {
  const { tenant, prefix, users } = await openShop(["owner", "admin", "sales"])
  const inShop = <A, E, R>(work: Effect.Effect<A, E, R>) =>
    run(Effect.provideService(Effect.orDie(work), CurrentTenant, { id: tenant.id }) as never) as Promise<A>
  const cookies: Array<string> = []
  const addresses = users.map(({ userName }) => `${userName}@copperstate.example`)
  for (const [at, user] of users.entries()) {
    await inShop(Users.use((all) => all.save({ ...user, emailAddress: addresses[at]! })))
    cookies.push(await signIn(prefix, user.userName))
  }
  const by = (who: number) => async (path: string, method: string, body: unknown) => {
    const reply = await ask(prefix, path, { method, body, cookie: cookies[who]! })
    assert.strictEqual(reply.status, 200, reply.text)
  }
  const [owner, admin, sales] = [by(0), by(1), by(2)]
  await owner("/public-page/setting", "PUT", {
    ...defaultSetting,
    isOn: true,
    recipients: addresses.slice(0, 2)
  })
  const waiting = Database.use(({ read }) =>
    read(({ execute }) => execute("select id from outbox where tenant_id = ? and done_at is null", [tenant.id]))
  )
  /** Sends a visitor's request, does the worker's work, and returns the number of mails to each of the shop's users. */
  const visitorAsks = async () => {
    const asked = await ask(prefix, "/quotes/requests", {
      method: "POST",
      headers: { "x-forwarded-for": `10.79.${randomBytes(1)[0]}.${randomBytes(1)[0]}` },
      body: {
        ...{ glass: "chip", chips: 1, calibration: "none", insured: false, isMobile: false, postalCode: "" },
        ...{ requestId: crypto.randomUUID(), language: "en", website: "", vehicle: null, car: null, answers: [] },
        ...{ identity: { by: "plate", plate: "FRIT003", state: "AZ" }, partNumber: null, total: null },
        ...{ insurance: null, address: null, time: null },
        contact: { name: "Marisol Vega", phone: "520-555-0147", email: "", note: "", by: "none", consent: false }
      }
    })
    assert.strictEqual(asked.status, 200, asked.text)
    for (const { id } of await inShop(waiting)) await inShop(sendOutboxMessage(String(id)))
    const mails = await run(Effect.flatMap(CapturedMail, (kept) => kept!.list))
    const count = (at: number) => mails.filter(({ to }) => to.address === addresses[at]).length
    return { number: (asked.json().data as { number: number }).number, mails: [count(0), count(1), count(2)] }
  }
  return { owner, admin, sales, visitorAsks }
}

const choices = { jobUpdates: "email", dispatches: "email", reminders: "email", strays: "email" } as const

describe("a notification of a new public quote", () => {
  it("reaches each recipient as configured, by mail or encrypted to their device, and no one else", async () => {
    const service = await pushService()
    const { owner, sales, visitorAsks } = await shopToTell()
    const [phone, other] = [subscriber(randomBytes(16)), subscriber(randomBytes(16))]
    const at = (path: string, { p256dh, auth }: typeof phone) => ({
      endpoint: `https://fcm.googleapis.com/fcm/send/${path}`,
      p256dh,
      auth
    })
    await owner("/identity/push-devices", "POST", at("owner", phone))
    await owner("/identity/notifications", "PUT", { ...choices, quoteRequests: "push" })
    // Wants push notifications, but is not a recipient of the page.
    await sales("/identity/push-devices", "POST", at("sales", other))
    await sales("/identity/notifications", "PUT", { ...choices, quoteRequests: "push" })

    const { number, mails } = await visitorAsks()
    assert.deepStrictEqual(
      service.posted.map(({ path }) => path),
      ["/fcm/send/owner"]
    )
    assert.deepStrictEqual(mails, [0, 1, 0])
    const { body } = service.posted[0]!
    for (const secret of [String(number), "Vega", "/jobs/"]) assert.notInclude(body.toString("latin1"), secret)
    const shown = shownBy(readPush(body, phone))
    assert.include(shown.title, String(number))
    assert.match(shown.url, /^http.*\/jobs\/[0-9a-f-]{36}\/edit$/)
    assert.notInclude(JSON.stringify(shown), "Vega")
    assert.throws(() => readPush(body, other))

    // After switching back, it arrives by mail.
    await owner("/identity/notifications", "PUT", { ...choices, quoteRequests: "email" })
    assert.deepStrictEqual((await visitorAsks()).mails, [1, 2, 0])
    assert.strictEqual(service.posted.length, 1)
  })

  it("falls back to mail if the device is gone, and removes the device", async () => {
    const service = await pushService()
    const { owner, visitorAsks } = await shopToTell()
    const { p256dh, auth } = subscriber(randomBytes(16))
    await owner("/identity/push-devices", "POST", {
      endpoint: "https://fcm.googleapis.com/fcm/send/gone",
      p256dh,
      auth
    })
    await owner("/identity/notifications", "PUT", { ...choices, quoteRequests: "push" })
    service.answer = 410
    assert.deepStrictEqual((await visitorAsks()).mails, [1, 1, 0])
    assert.deepStrictEqual((await visitorAsks()).mails, [2, 2, 0])
    assert.strictEqual(service.posted.length, 1)
  })
})

describe("the Web Push decoder of these tests", () => {
  it("decodes the example of RFC 8291 §5", () => {
    const from = (text: string) => Buffer.from(text, "base64url")
    const browser = subscriber(from("BTBZMqHH6r4Tts7J_aSIgg"), from("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"))
    const body = from(
      "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert.strictEqual(readPush(body, browser), "When I grow up, I want to be a watermelon")
  })
})
