import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { jobFacts } from "#domain/documents/jobFacts.ts"
import { JobLinks, newJobLink } from "#domain/documents/JobLinks.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { Secrets } from "#domain/credentials/Secrets.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { sampleCustomer, sampleJob } from "#domain/testing/samples.ts"
import type { CustomerId } from "#domain/customers/Customer.ts"
import { readPdf } from "../adapters/pdf/readPdf.ts"
import { joined, png, text } from "../domain/files/pictures.ts"
import { testServer } from "../support/testServer.ts"

const { ask, signIn, openShop, run } = testServer()

const boundary = "frit-test"
const form = (bytes: Uint8Array) =>
  joined(
    text(
      `--${boundary}\r\nContent-Disposition: form-data; name="logo"; filename="logo.png"\r\nContent-Type: image/png\r\n\r\n`
    ),
    bytes,
    text(`\r\n--${boundary}--\r\n`)
  )
const typed = {
  businessName: "Vitres Étoile",
  phoneNumber: "(418) 555-0177",
  emailAddress: "bureau@etoile.example",
  federalTaxId: "123456789",
  language: "fr"
}

/**
 * Opens a shop with its owner signed in and a job for a customer with the given language. With `customerPaid`, the
 * customer pays the labor.
 */
const desk = async (language: "en" | "fr" | "es", { customerPaid = false } = {}) => {
  const {
    tenant,
    prefix,
    users: [owner],
    location
  } = await openShop(["owner"])
  const cookie = await signIn(prefix, owner!.userName)
  const call = (path: string, method = "GET", body?: unknown) => ask(prefix, path, { method, cookie, body })
  const customer = (await call("/customers", "POST", { ...sampleCustomer, language })).json().data as { id: CustomerId }
  const draft = sampleJob(customer.id, location.id)
  const [line] = draft.lines
  const lines = [
    { ...line!, description: "Windshield, green tint, rain sensor" },
    {
      ...line!,
      id: crypto.randomUUID(),
      kind: "labor",
      partNumber: "LABOR",
      description: "Labor",
      netPrice: 4200,
      customerPaid
    }
  ]
  const job = (await call("/jobs", "POST", { ...draft, lines })).json().data as { id: string }
  const putLogo = (bytes: Uint8Array) =>
    ask(prefix, "/business-information/logo", {
      method: "PUT",
      cookie,
      body: form(bytes),
      headers: { "content-type": `multipart/form-data; boundary=${boundary}` }
    })
  const paper = async (asked = "") => readPdf((await call(`/jobs/${job.id}/document.pdf?kind=quote${asked}`)).bytes)
  /** Creates a link to the quote and returns its token. */
  const link = async () => {
    const token = `${crypto.randomUUID()}-link`
    await run(
      Effect.gen(function* () {
        const { id } = yield* newJobLink(yield* jobFacts(JobId.make(job.id)), "quote", language)
        yield* (yield* JobLinks).addKey(id, (yield* Secrets).fingerprint(token))
      }).pipe(Effect.orDie, Effect.provideService(CurrentTenant, { id: tenant.id }))
    )
    return token
  }
  return { prefix, call, job, putLogo, paper, link }
}

interface Draft {
  language: string
  to: string
  subject: string
  body: string
  paper: { title: string; shop: { logo: string } }
}

describe("business information", () => {
  it("appears on documents as soon as it is saved, including the logo, which is visible to holders of a document link and to no one else outside the shop", async () => {
    const { prefix, call, job, putLogo, paper, link } = await desk("en")
    const { version } = (await call("/business-information")).json().data as { version: number }
    assert.strictEqual((await call("/business-information", "PUT", { ...typed, version })).status, 200)
    assert.strictEqual((await call("/business-information", "PUT", { ...typed, version })).status, 409)
    /** Counts the drawn figures: the job's glass, and the logo if there is one. */
    const figures = ({ roles }: Awaited<ReturnType<typeof paper>>) => roles.filter((role) => role === "Figure").length
    const before = figures(await paper())
    const { logo } = (await putLogo(png(900, 300))).json().data as { logo: string }
    const printed = await paper()
    assert.include(printed.text, "Vitres Étoile")
    assert.strictEqual(figures(printed), before + 1)

    const shown = (await call(`/jobs/${job.id}/message-draft?channel=email&template=quote`)).json().data as Draft
    assert.strictEqual(shown.paper.shop.logo, `/api/V1/files/${logo}`)
    assert.strictEqual((await call(`/files/${logo}`)).headers["content-type"], "image/jpeg")
    const stranger = await desk("en")
    assert.strictEqual((await stranger.call(`/files/${logo}`)).status, 404)
    assert.strictEqual((await ask(prefix, `/files/${logo}`)).status, 401)
    assert.strictEqual((await ask(prefix, `/documents/${"x".repeat(43)}/logo`)).status, 404)

    const ofLink = ((await ask(prefix, `/documents/${await link()}`)).json().data as Draft).paper.shop.logo.replace(
      "/api/V1",
      ""
    )
    const { status, headers, bytes } = await ask(prefix, ofLink)
    assert.deepStrictEqual(
      [status, headers["content-type"], headers["x-content-type-options"]],
      [200, "image/jpeg", "nosniff"]
    )
    assert.isTrue(bytes.equals((await call(`/files/${logo}`)).bytes))
    assert.strictEqual((await ask(stranger.prefix, ofLink)).status, 404)
  })

  it("is limited to people who run the shop; sales users are refused", async () => {
    const {
      prefix,
      users: [sales]
    } = await openShop(["sales"])
    const cookie = await signIn(prefix, sales!.userName)
    assert.strictEqual((await ask(prefix, "/business-information", { cookie })).status, 403)
  })
})

describe("the customer's language", () => {
  it("is used for documents and messages regardless of the language they were created in, unless another is requested", async () => {
    const { call, job, paper } = await desk("fr")
    const french = await paper()
    assert.strictEqual(french.language, "fr-CA")
    assert.include(french.text, "Soumission")
    assert.include(french.text, "Pare-brise, teinté vert, détecteur de pluie")
    assert.include(french.text, "Main-d’œuvre")
    assert.include((await paper("&language=es")).text, "Parabrisas, tinte verde, sensor de lluvia")

    const composed = async (more = "") =>
      (await call(`/jobs/${job.id}/message-draft?channel=email&template=quote${more}`)).json().data as Draft
    const draft = await composed()
    assert.deepStrictEqual(
      [draft.language, draft.paper.title, (await composed("&language=en")).paper.title],
      ["fr", "Soumission", "Quote"]
    )
  })
})

describe("an insured invoice of a shop that bills in two documents", () => {
  it("is printed per payer with that payer's payments, and the two documents add up to the single one to the cent", async () => {
    const { call, job } = await desk("en", { customerPaid: true })
    assert.strictEqual((await call(`/jobs/${job.id}/invoice`, "POST", { version: 1 })).status, 200)
    const pay = async (payer: "customer" | "insurer", amountReceived: number, source: string) =>
      call(`/jobs/${job.id}/payments`, "POST", {
        ...{ paymentId: crypto.randomUUID(), payer, amountReceived, source },
        ...{ collectionDate: "2026-11-21", description: "" }
      })
    assert.deepStrictEqual(
      [(await pay("customer", 1500, "Cash")).status, (await pay("insurer", 20010, "Check")).status],
      [200, 200]
    )
    const printed = async (asked = "") =>
      (await readPdf((await call(`/jobs/${job.id}/document.pdf?kind=invoice${asked}`)).bytes)).text
    const one = await printed("&payer=insurer")
    assert.strictEqual(one, await printed())
    assert.strictEqual((await call("/business-information/two-documents", "PUT", { isTwo: true })).status, 200)
    const [whole, customers, insurers] = [
      await printed(),
      await printed("&payer=customer"),
      await printed("&payer=insurer")
    ]
    const cents = (text: string, label: RegExp) => {
      const said = new RegExp(`${label.source} (-?)\\$([\\d,]+)\\.(\\d\\d)`).exec(text)
      assert.isNotNull(said, `${label.source} in ${text}`)
      return Number(`${said[1]}${said[2]!.replaceAll(",", "")}${said[3]}`)
    }
    for (const label of [/Parts subtotal/, /Labor subtotal/, /Balance due/])
      assert.strictEqual(cents(customers, label) + cents(insurers, label), cents(whole, label), label.source)
    const shares = [cents(customers, /Customer’s share/), cents(insurers, /Insurer’s share/)]
    assert.deepStrictEqual(shares, [cents(whole, /Customer’s share/), cents(whole, /Insurer’s share/)])
    assert.deepStrictEqual(
      [customers, insurers].map((text) => [text.includes("15.00"), text.includes("200.10")]),
      [
        [true, false],
        [false, true]
      ]
    )
    assert.deepStrictEqual(
      [cents(customers, /Balance due/), cents(insurers, /Balance due/)],
      [shares[0]! - 1500, shares[1]! - 20010]
    )
    assert.deepStrictEqual(
      [whole, customers, insurers].map((text) => / – (Customer|Insurer)/.exec(text)?.[1]),
      [undefined, "Customer", "Insurer"]
    )
  })
})
