import { assert, describe, it } from "@effect/vitest"
import { loadImage } from "@napi-rs/canvas"
import { Effect } from "effect"
import { CapturedMail } from "#adapters/mail/mailerFolder.ts"
import type { CustomerId } from "#domain/customers/Customer.ts"
import { MessageId } from "#domain/messages/Message.ts"
import { deliverMessage } from "#domain/messages/deliverMessage.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { sampleCustomer, sampleJob } from "#domain/testing/samples.ts"
import { png } from "../domain/files/pictures.ts"
import { pdf } from "../domain/job-files/papers.ts"
import { formBody } from "../support/formBody.ts"
import { testServer } from "../support/testServer.ts"

const { ask, signIn, openShop, run } = testServer()
const kona = "KM8K2CAB4PU001140"

interface Data {
  // oxlint-disable-next-line typescript/no-explicit-any -- what calls answer is looked into by name
  readonly [name: string]: any
}

let callers = 0

/** Opens a shop whose caller was sent a photo link. `phone` sends the caller's requests. */
const call = async () => {
  const { tenant, prefix, users, location } = await openShop(["owner"])
  const cookie = await signIn(prefix, users[0]!.userName)
  const desk = async (path: string, method = "GET", body?: unknown) =>
    (await ask(prefix, path, { method, body, cookie })).json().data as Data
  const emailAddress = `ada.${crypto.randomUUID()}@example.com`
  const customer = (await desk("/customers", "POST", { ...sampleCustomer, emailAddress })) as { id: CustomerId }
  const job = (await desk("/jobs", "POST", sampleJob(customer.id, location.id))) as { id: string; version: number }
  const draft = (language: string) =>
    desk(`/jobs/${job.id}/message-draft?channel=email&template=photos&language=${language}`)
  const send = async (language = "en") => {
    const { to, subject, body, paper } = await draft(language)
    assert.isNull(paper)
    const sent = { channel: "email", template: "photos", language, to, subject, body, isTest: false }
    const { id } = await desk(`/jobs/${job.id}/messages`, "POST", sent)
    await run(
      Effect.exit(deliverMessage(MessageId.make(id as string))).pipe(
        Effect.provideService(CurrentTenant, { id: tenant.id })
      )
    )
    const mail = (await run(Effect.flatMap(CapturedMail, (kept) => kept!.list))).filter(
      ({ to: { address } }) => address === emailAddress
    )
    return mail.at(-1)!
  }
  const from = `10.78.0.${++callers}`
  /** The requests of the page behind the link. */
  const phone = (token: string) => {
    const at = `/photo-links/${token}`
    const post = (path: string, body: unknown) =>
      ask(prefix, `${at}${path}`, { method: "POST", body, headers: { "x-forwarded-for": from } })
    return {
      get: (path = "") => ask(prefix, `${at}${path}`, { headers: { "x-forwarded-for": from } }),
      vin: (vin: string) => post("/vin", { vin }),
      answers: (answers: unknown) => post("/answers", { answers }),
      photo: (file: Uint8Array, fields: object = {}) => {
        const { headers, body } = formBody({ fileId: crypto.randomUUID(), subject: "mirror", file, ...fields })
        return ask(prefix, `${at}/photos`, { method: "POST", body, headers: { ...headers, "x-forwarded-for": from } })
      },
      sent: () => post("/sent", {})
    }
  }
  return { prefix, cookie, desk, job, customer, send, phone }
}

/** Returns the token in a mail. */
const tokenIn = ({ text }: { readonly text: string }) => /\/photos\/([\w-]{43})/.exec(text)![1]!
const tagOf = (reply: { readonly json: () => Data }): string => reply.json()["failure"]?._tag

describe("a photo request link", () => {
  it("adds the VIN, answers and photos to the job as they are sent, and accepts nothing after the final submission", async () => {
    const { desk, job, send, phone, prefix, cookie } = await call()
    const mail = await send("fr")
    assert.include(mail.subject, "NIV")
    assert.deepStrictEqual(mail.attachments ?? [], [])
    const page = phone(tokenIn(mail))
    const shown = (await page.get()).json().data as Data
    assert.deepInclude(shown as object, {
      state: "open",
      language: "fr",
      glass: "windshield",
      vin: "",
      car: null,
      photos: []
    })
    // What the shop knows about the job is not exposed.
    assert.deepStrictEqual(
      Object.keys(shown).toSorted(),
      ["answers", "car", "customer", "glass", "language", "panes", "photos", "shop", "state", "vin"].toSorted()
    )

    const car = (await page.get(`/car?vin=${kona}`)).json().data as Data
    assert.deepInclude(car as object, { year: 2023, make: "Hyundai", model: "Kona" })
    assert.strictEqual(tagOf(await page.get("/car?vin=1M8GDM9AXKP042788")), "VinNotDecoded")
    const before = (await desk(`/jobs/${job.id}`))["vehicle"] as Data
    assert.strictEqual((await page.vin(kona)).status, 200)
    assert.strictEqual((await page.answers([{ feature: "camera", answer: "yes" }])).status, 200)
    const fileId = crypto.randomUUID()
    const taken = await page.photo(png(4000, 1000), { fileId })
    assert.strictEqual(taken.status, 200, taken.text)
    // Retrying the same photo id, as after a lost response, stores one photo.
    assert.strictEqual((await page.photo(png(4000, 1000), { fileId })).status, 200)
    assert.strictEqual(tagOf(await page.photo(pdf)), "FileNotTaken")

    const [reply] = (await desk(`/jobs/${job.id}/photo-replies`)) as unknown as ReadonlyArray<Data>
    assert.deepInclude(reply as object, {
      vin: kona,
      answers: [{ feature: "camera", answer: "yes" }],
      photos: [{ fileId, subject: "mirror" }],
      sentAt: null
    })
    // The job's own data is not overwritten.
    assert.deepStrictEqual((await desk(`/jobs/${job.id}`))["vehicle"], before)
    const files = (await desk(`/jobs/${job.id}/files`)) as unknown as ReadonlyArray<Data>
    assert.deepStrictEqual(
      files.map(({ id, place, by }) => [id, place, by]),
      [[fileId, "attachment", null]]
    )
    const kept = await ask(prefix, `/jobs/${job.id}/files/${fileId}/content`, { cookie })
    const picture = await loadImage(Buffer.from(kept.bytes))
    assert.deepStrictEqual([picture.width, picture.height], [3200, 800])

    assert.strictEqual((await page.sent()).status, 200)
    assert.strictEqual((await page.sent()).status, 200)
    for (const late of [await page.vin(kona), await page.answers([]), await page.photo(png(10, 10))])
      assert.deepStrictEqual([late.status, tagOf(late)], [409, "PhotoLinkClosed"])
    const after = (await page.get()).json().data as Data
    assert.deepInclude(after as object, { state: "sent", customer: "", vin: "", photos: [] })
    assert.strictEqual(after["shop"].name, shown["shop"].name)

    const { items } = (await desk(`/jobs/${job.id}/changes?kind=customer`)) as { items: ReadonlyArray<Data> }
    assert.deepStrictEqual(
      items.map(({ what, by }) => [what.deed, by]),
      [
        ["photos", null],
        ["vin", null],
        ["opened", null]
      ]
    )
  })

  it("opens no document, and a document link accepts no photos", async () => {
    const { desk, job, send, phone, prefix } = await call()
    const token = tokenIn(await send())
    for (const path of ["", "/document.pdf?language=en", "/times"])
      assert.strictEqual((await ask(prefix, `/documents/${token}${path}`)).status, 404, path)
    assert.strictEqual((await ask(prefix, `/quotes/visits/${token}`)).status, 404)
    const { to, subject, body } = await desk(`/jobs/${job.id}/message-draft?channel=email&template=quote&language=en`)
    assert.isString(to)
    assert.isString(subject)
    assert.isString(body)
    // A guessed token shows whom to call, but nothing about a job.
    const guess = await phone("x".repeat(43)).get()
    assert.deepStrictEqual([guess.status, tagOf(guess)], [404, "LinkUnknown"])
    assert.isString((guess.json() as Data)["failure"].shop.name)
  })

  it("stops working when the shop revokes it, and accepts a limited number of photos", async () => {
    const { desk, job, send, phone } = await call()
    const page = phone(tokenIn(await send()))
    for (let count = 0; count < 8; count++) assert.strictEqual((await page.photo(png(20, 20))).status, 200)
    assert.strictEqual(tagOf(await page.photo(png(20, 20))), "TooManyPhotos")
    const [link] = (await desk(`/jobs/${job.id}/links`)) as unknown as ReadonlyArray<Data>
    await desk(`/jobs/${job.id}/links/${link!["id"]}/revoked`, "POST", {})
    const closed = await page.get()
    assert.deepStrictEqual([closed.status, tagOf(closed)], [404, "LinkUnknown"])
    assert.strictEqual((await page.sent()).status, 404)
  })

  it("never gives access to the shop's own files, even if a file id is known", async () => {
    const { desk, job, send, phone, prefix, cookie } = await call()
    const page = phone(tokenIn(await send()))
    const fileId = crypto.randomUUID()
    const { headers, body } = formBody({ fileId, place: "attachment", name: "ours.png", file: png(10, 10) })
    assert.strictEqual(
      (await ask(prefix, `/jobs/${job.id}/files`, { method: "POST", body, headers, cookie })).status,
      200
    )
    assert.strictEqual(tagOf(await page.photo(png(10, 10), { fileId })), "FileNotTaken")
    const [reply] = (await desk(`/jobs/${job.id}/photo-replies`)) as unknown as ReadonlyArray<Data>
    assert.deepStrictEqual(reply!["photos"], [])
  })

  it("is deleted with its photos when the customer's data is anonymized", async () => {
    const { desk, job, customer, send, phone, prefix, cookie } = await call()
    const page = phone(tokenIn(await send()))
    await page.vin(kona)
    const fileId = crypto.randomUUID()
    await page.photo(png(20, 20), { fileId })
    const { version } = await desk(`/customers/${customer.id}`)
    const removed = await ask(prefix, `/customers/${customer.id}/anonymize`, {
      method: "POST",
      body: { version },
      cookie
    })
    assert.strictEqual(removed.status, 200, removed.text)
    assert.strictEqual((await ask(prefix, `/jobs/${job.id}/files/${fileId}/content`, { cookie })).status, 404)
    const [reply] = (await desk(`/jobs/${job.id}/photo-replies`)) as unknown as ReadonlyArray<Data>
    assert.deepStrictEqual([reply!["vin"], reply!["photos"]], [null, []])
    assert.strictEqual((await page.get()).status, 404)
  })
})
