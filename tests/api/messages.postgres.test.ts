import { assert, describe, it } from "@effect/vitest"
import { createHmac } from "node:crypto"
import { Effect, Redacted } from "effect"
import { CapturedMail } from "#adapters/mail/mailerFolder.ts"
import { TwilioAccount } from "#adapters/twilio/smsSenderTwilio.ts"
import { CapturedTexts } from "#adapters/sandbox/twilioSandbox.ts"
import type { CustomerId } from "#domain/customers/Customer.ts"
import { MessageId } from "#domain/messages/Message.ts"
import { deliverMessage } from "#domain/messages/deliverMessage.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { sampleCustomer, sampleJob } from "#domain/testing/samples.ts"
import { testServer } from "../support/testServer.ts"

const { ask, signIn, openShop, run } = testServer()

interface Sent {
  id: string
  state: string
  to: string
  trouble: string | null
}
interface Seen {
  state: string
  contentHash: string
  isChanged: boolean
  paper: { number: string; sums: Array<Array<{ value: string; weight: string }>> } | null
}

const mark = { _tag: "typed", name: "Ada Moreno" }

/** A signed-in shop with a quote for a customer with a unique phone number. */
const desk = async () => {
  const { tenant, prefix, users, location } = await openShop(["owner"])
  const cookie = await signIn(prefix, users[0]!.userName)
  const call = (path: string, method = "GET", body?: unknown) => ask(prefix, path, { method, cookie, body })
  const post = (path: string, body: unknown) => call(path, "POST", body)
  const phone = `602555${String(Math.floor(Math.random() * 10_000)).padStart(4, "0")}`
  const emailAddress = `ada.${crypto.randomUUID()}@example.com`
  const customer = (
    await post("/customers", {
      ...sampleCustomer,
      emailAddress,
      phoneNumbers: [{ phoneNumber: phone, phoneType: "mobile" }]
    })
  ).json().data as { id: CustomerId }
  const draft = sampleJob(customer.id, location.id)
  const job = (await post("/jobs", draft)).json().data as { id: string; version: number }
  const compose = async (channel: string, language = "en") =>
    (await call(`/jobs/${job.id}/message-draft?channel=${channel}&template=quote&language=${language}`)).json()
      .data as { to: string; subject: string; body: string; maySms: boolean; consentWords: string }
  const send = async (channel: string, language = "en") => {
    const { to, subject, body } = await compose(channel, language)
    return post(`/jobs/${job.id}/messages`, { channel, template: "quote", language, to, subject, body, isTest: false })
  }
  const deliver = (id: string) =>
    run(Effect.exit(deliverMessage(MessageId.make(id))).pipe(Effect.provideService(CurrentTenant, { id: tenant.id })))
  const mailed = async () =>
    (await run(Effect.flatMap(CapturedMail, (kept) => kept!.list))).filter(({ to }) => to.address === emailAddress)
  const states = async () =>
    ((await call(`/jobs/${job.id}/messages`)).json().data as ReadonlyArray<Sent>).map(({ state }) => state)
  return { prefix, call, post, job, draft, phone: `+1${phone}`, compose, send, deliver, mailed, states }
}

/** The requests the customer's page makes with a mailed link. */
const page = (prefix: string, text: string) => {
  const token = /\/document\/([\w-]{43})/.exec(text)![1]!
  const at = (path = "") => `/documents/${token}${path}`
  return {
    path: at(),
    load: async (language = "en") => ask(prefix, at(`?language=${language}`)),
    shown: async () => (await ask(prefix, at())).json().data as Seen,
    post: (path: string, body: unknown) => ask(prefix, at(path), { method: "POST", body }),
    pdf: () => ask(prefix, at("/document.pdf?language=fr"))
  }
}

/** Sends a carrier webhook, signed as Twilio documents. */
const hook = async (prefix: string, path: string, fields: Readonly<Record<string, string>>, signature?: string) => {
  const token = Redacted.value((await run(TwilioAccount)).token)
  const url = `http://${prefix === "" ? "" : `${prefix}.`}localhost:3000/api/V1${path}`
  const signed = createHmac("sha1", token)
    .update(
      url +
        Object.keys(fields)
          .sort()
          .map((name) => name + fields[name])
          .join("")
    )
    .digest("base64")
  return ask(prefix, path, {
    method: "POST",
    body: new URLSearchParams(fields).toString(),
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "x-frit": "",
      "x-twilio-signature": signature ?? signed
    }
  })
}

describe("a quote sent by email", () => {
  it("opens by its link, is accepted with a signature, shows as accepted on the job, and needs a new answer once repriced", async () => {
    const { prefix, call, job, draft, send, deliver, mailed, states } = await desk()
    const sent = (await send("email")).json().data as Sent
    assert.strictEqual(sent.state, "queued")
    await Promise.all([deliver(sent.id), deliver(sent.id), deliver(sent.id)])
    await deliver(sent.id)
    const mails = await mailed()
    assert.strictEqual(mails.length, 1)
    assert.deepStrictEqual(await states(), ["sent"])
    assert.deepStrictEqual(mails[0]!.attachments, ["quote-1001.pdf"])
    assert.include(mails[0]!.text, "$969.18")

    const link = page(prefix, mails[0]!.text)
    const seen = await link.shown()
    assert.deepInclude(seen, { state: "open", isChanged: false })
    assert.strictEqual(seen.paper!.sums.flat().find(({ weight }) => weight === "total")!.value, "$969.18")
    assert.strictEqual((await link.pdf()).bytes.subarray(0, 5).toString(), "%PDF-")
    assert.strictEqual((await link.post("/seen", {})).status, 200)
    assert.strictEqual(
      (await link.post("/acceptance", { contentHash: "another", signedBy: "Ada Moreno", mark })).status,
      409
    )
    const answers = await Promise.all(
      [1, 2, 3].map(() => link.post("/acceptance", { contentHash: seen.contentHash, signedBy: "Ada Moreno", mark }))
    )
    assert.deepStrictEqual(answers.map(({ status }) => status).sort(), [200, 409, 409])
    assert.strictEqual((await link.shown()).state, "accepted")

    const kept = (await call(`/jobs/${job.id}`)).json().data as {
      version: number
      answer: { kind: string; by: string } | null
    }
    assert.deepInclude(kept.answer!, { kind: "accepted", by: "Ada Moreno" })
    const listed = (await call("/jobs")).json().data as { items: ReadonlyArray<{ answer: string | null }> }
    assert.deepStrictEqual(
      listed.items.map(({ answer }) => answer),
      ["accepted"]
    )
    const links = (await call(`/jobs/${job.id}/links`)).json().data as ReadonlyArray<{ id: string; opened: number }>
    assert.deepStrictEqual(
      links.map(({ opened }) => opened),
      [1]
    )

    const moved = (
      await call(`/jobs/${job.id}`, "PUT", {
        ...draft,
        version: kept.version,
        install: { ...draft.install, notes: "Ring twice" }
      })
    ).json().data as { version: number; answer: unknown }
    assert.isNotNull(moved.answer)
    const dearer = (
      await call(`/jobs/${job.id}`, "PUT", {
        ...draft,
        version: moved.version,
        lines: draft.lines.map((line, place) => (place === 0 ? { ...line, netPrice: line.netPrice + 100 } : line))
      })
    ).json().data as { answer: unknown }
    assert.isNull(dearer.answer)
    assert.deepInclude(await link.shown(), { state: "open", isChanged: true })

    await call(`/jobs/${job.id}/links/${links[0]!.id}/revoked`, "POST", {})
    assert.strictEqual((await link.load()).status, 404)
    assert.strictEqual((await link.pdf()).status, 404)
  })

  it("cannot be sent while a line has no price", async () => {
    const { call, post, job, draft } = await desk()
    const lines = draft.lines.map((line, place) =>
      place === 1 ? { ...line, rule: "priceRequired", netPrice: 0 } : line
    )
    assert.strictEqual((await call(`/jobs/${job.id}`, "PUT", { ...draft, version: 1, lines })).status, 200)
    const typed = {
      channel: "email",
      template: "quote",
      language: "en",
      to: "ada@example.com",
      subject: "Your quote",
      body: "{link}",
      isTest: false
    }
    assert.strictEqual(
      (await call(`/jobs/${job.id}/message-draft?channel=email&template=quote&language=en`)).status,
      422
    )
    assert.strictEqual((await post(`/jobs/${job.id}/messages`, typed)).status, 422)
    assert.deepStrictEqual((await call(`/jobs/${job.id}/messages`)).json().data, [])
  })

  it("can be declined with a reason, and a callback requested", async () => {
    const { prefix, call, job, send, deliver, mailed } = await desk()
    const sent = (await send("email", "fr")).json().data as Sent
    await deliver(sent.id)
    const [mail] = await mailed()
    assert.include(mail!.subject, "soumission")
    const link = page(prefix, mail!.text)
    assert.strictEqual((await link.post("/callback", { note: "After five" })).status, 200)
    assert.strictEqual(
      (await link.post("/refusal", { contentHash: (await link.shown()).contentHash, reason: "Too dear" })).status,
      200
    )
    const { answer } = (await call(`/jobs/${job.id}`)).json().data as { answer: { kind: string; reason: string } }
    assert.deepInclude(answer, { kind: "declined", reason: "Too dear" })
    assert.deepInclude(((await call(`/jobs/${job.id}/links`)).json().data as ReadonlyArray<object>)[0]!, {
      callbackNote: "After five"
    })
  })

  it("shows whom to call, in its language, and nothing of the job once its link is revoked or truncated", async () => {
    const { prefix, call, job, send, deliver, mailed } = await desk()
    await deliver(((await send("email", "fr")).json().data as Sent).id)
    const link = page(prefix, (await mailed())[0]!.text)
    const [{ id }] = (await call(`/jobs/${job.id}/links`)).json().data as [{ id: string }]
    const { shop } = (await ask(prefix, link.path)).json().data as { shop: { name: string; phone: string } }
    const { name, phone } = shop
    assert.match(phone, /\d{3}/)
    await call(`/jobs/${job.id}/links/${id}/revoked`, "POST", {})
    const failure = (await ask(prefix, link.path)).json().failure as unknown
    assert.deepStrictEqual(failure, { _tag: "LinkUnknown", shop: { name, phone }, language: "fr" })
    const cut = (await ask(prefix, link.path.slice(0, -9))).json().failure as unknown as { shop: { name: string } }
    assert.deepStrictEqual(Object.keys(cut).sort(), ["_tag", "shop"])
    assert.strictEqual(cut.shop.name, name)
    assert.strictEqual((await ask(prefix, `/documents/${"x".repeat(101)}`)).status, 400)
  })

  it("cannot be opened at another shop or by guessing", async () => {
    const { send, deliver, mailed } = await desk()
    await deliver(((await send("email")).json().data as Sent).id)
    const other = await openShop(["owner"])
    assert.strictEqual((await page(other.prefix, (await mailed())[0]!.text).load()).status, 404)
    assert.strictEqual((await ask(other.prefix, `/documents/${"x".repeat(43)}`)).status, 404)
  })
})

describe("a quote sent by text message", () => {
  it("goes only to customers who agreed, until they reply STOP, and again after START", async () => {
    const { prefix, job, call, post, phone, compose, send, deliver, states } = await desk()
    assert.deepStrictEqual((await send("sms")).json().messages, ["SmsNotAgreed"])
    const { to, consentWords } = await compose("sms")
    assert.include(consentWords, "Reply STOP to end, HELP for help")
    assert.strictEqual(
      (await post("/sms-consents", { phone: to, place: "onThePhone", wording: consentWords })).status,
      200
    )
    const sent = (await send("sms")).json().data as Sent
    assert.strictEqual(sent.to, phone)
    await deliver(sent.id)
    const kept = (await run(CapturedTexts))!
    assert.strictEqual(kept.list().filter(({ to: number }) => number === phone).length, 1)
    assert.deepStrictEqual(await states(), ["sent"])

    const report = { MessageStatus: "undelivered", ErrorCode: "30005" }
    assert.strictEqual((await hook(prefix, `/twilio/status?message=${sent.id}`, report, "wrong")).status, 401)
    assert.deepStrictEqual(await states(), ["sent"])
    assert.strictEqual((await hook(prefix, `/twilio/status?message=${sent.id}`, report)).status, 200)
    assert.deepInclude(((await call(`/jobs/${job.id}/messages`)).json().data as ReadonlyArray<Sent>)[0]!, {
      state: "undelivered",
      trouble: "unknownHandset"
    })
    await hook(prefix, `/twilio/status?message=${sent.id}`, { MessageStatus: "sent" })
    assert.deepStrictEqual(await states(), ["undelivered"])

    const heard = async (Body: string, more = {}) =>
      /<Response>(.*)<\/Response>/.exec((await hook("", "/twilio/inbound", { From: phone, Body, ...more })).text)![1]
    assert.strictEqual(await heard(" Stop. "), "")
    assert.deepStrictEqual((await send("sms")).json().messages, ["SmsStopped"])
    assert.deepStrictEqual(
      (await post("/sms-consents", { phone: to, place: "online", wording: "again" })).json().messages,
      ["SmsStopped"]
    )
    assert.strictEqual(await heard("start"), "")
    assert.strictEqual((await send("sms")).status, 200)

    // The carrier does not answer in French on its own. If its service was configured for a word, it has already
    // replied.
    assert.strictEqual(
      await heard("Arrêt!"),
      "<Message>Vous ne recevrez plus de textos de nous. Répondez START pour en recevoir à nouveau.</Message>"
    )
    assert.deepStrictEqual((await send("sms")).json().messages, ["SmsStopped"])
    assert.strictEqual(await heard("Volver", { OptOutType: "START" }), "")
    assert.strictEqual((await send("sms")).status, 200)
    assert.match((await heard("AIDE"))!, /^<Message>Textos .*Répondez ARRET pour cesser\.<\/Message>$/)
    assert.strictEqual(await heard("See you at noon"), "")
  })
})
