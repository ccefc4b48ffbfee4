import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { inMemory } from "#adapters/memory/inMemory.ts"
import { renderDocument } from "#adapters/pdf/renderDocument.ts"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { Invoice } from "#domain/jobs/Job.ts"
import { emptyInsurance } from "#domain/jobs/JobDraft.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { type Mail, Mailer } from "#domain/mail/Mailer.ts"
import { deliverMessage } from "#domain/messages/deliverMessage.ts"
import { Messages } from "#domain/messages/Messages.ts"
import { composeStatement, sendStatement } from "#domain/messages/sendStatement.ts"
import { SmsSender } from "#domain/messages/SmsSender.ts"
import { AdjustmentId, type Payment, PaymentId } from "#domain/payments/Payment.ts"
import { balanceDue } from "#domain/payments/balance.ts"
import { printStatement, statementFacts } from "#domain/receivables/printStatement.ts"
import { statementText } from "#domain/receivables/statementText.ts"
import { freshCustomer, freshJob, freshLocation, freshTenant, withTenant } from "#tests/contracts/fresh.ts"
import { seller } from "#tests/domain/jobs/stages/shopWithCustomer.ts"
import { readPdf } from "#tests/adapters/pdf/readPdf.ts"

const payment = (
  payer: Payment["payer"],
  amountReceived: number,
  collectionDate: string,
  description = ""
): Payment => ({
  id: PaymentId.make(crypto.randomUUID()),
  status: "paid",
  paymentType: "external",
  payer,
  collectionDate,
  source: "check",
  amountReceived,
  description
})

const tenant = freshTenant()
const inHouse = inMemory([tenant])

/** Two invoices of one customer: an old one with an insurer, and a recent one of their own. */
const owing = Effect.gen(function* () {
  yield* TestClock.setTime(Date.UTC(2026, 10, 27, 19))
  const shop = withTenant(tenant.id)
  const customer = freshCustomer({ emailAddress: "ada@example.com" })
  const location = freshLocation()
  yield* (yield* Customers).add(customer).pipe(shop)
  yield* (yield* Locations).add(location).pipe(shop)
  const invoiced = Effect.fnUntraced(function* (number: number, invoicedOn: string, changes: Partial<Invoice>) {
    const { stage: _, ...facts } = freshJob(customer, location, { number: number - 1000 })
    const job = { ...facts, stage: "invoice" as const, invoicedOn, invoiceNumber: number, credit: null, ...changes }
    yield* (yield* Jobs).add(new Invoice({ ...job, balance: balanceDue(job) })).pipe(shop)
    return job.id
  })
  const base = freshJob(customer, location, { number: 1 }).totals
  const old = yield* invoiced(2041, "2026-08-01", {
    insurance: { ...emptyInsurance, company: "Prairie Mutual", claimNumber: "CLM-7" },
    totals: { ...base, customerShare: 10_000, insurerShare: 93_640 },
    payments: [
      payment("insurer", 90_000, "2026-09-20", "EFT55120"),
      payment("customer", 2_500, "2026-08-01", "Paid late, as always")
    ],
    adjustments: [
      {
        id: AdjustmentId.make(crypto.randomUUID()),
        kind: "writeOff",
        payer: "insurer",
        amount: 400,
        date: "2026-10-01",
        reason: "Not worth a call"
      }
    ]
  })
  yield* invoiced(2050, "2026-11-20", {
    insurance: null,
    totals: { ...base, customerShare: 7_550, insurerShare: 0 }
  })
  return { shop, customer, old }
})

describe("a statement", () => {
  it.effect("lists what a customer owes by age, with payments, to the cent, and no internal data", () =>
    Effect.gen(function* () {
      const { customer, shop } = yield* owing
      const facts = yield* statementFacts({ by: "customer", key: customer.id, language: "en" }).pipe(shop)
      const { language, text, title, pages } = yield* Effect.promise(async () =>
        readPdf(await renderDocument(statementText(facts)))
      )
      assert.include(title?.replaceAll(/\s/g, " "), "Statement Nov 27, 2026")
      assert.strictEqual(language, "en-US")
      assert.strictEqual(pages.length, 1)
      for (const part of [
        customer.customerName,
        "Over 90 days",
        "2041 August 1, 2026",
        "Paid Aug 1, 2026: $25.00 (Check)",
        "118 $100.00 $75.00",
        "0–30 days 2050 November 20, 2026",
        "7 $75.50 $75.50",
        "Total owed $150.50"
      ])
        assert.include(text, part)
      assert.notInclude(text, "Paid late")
      assert.notInclude(text, "$900.00")
    }).pipe(Effect.provide(inHouse))
  )

  it.effect("states for an insurer the claim, each payment's number, and write-offs, in its language", () =>
    Effect.gen(function* () {
      const { shop } = yield* owing
      const facts = yield* statementFacts({ by: "insurer", key: "prairie mutual", language: "fr" }).pipe(shop)
      const { language, text } = yield* Effect.promise(async () => readPdf(await renderDocument(statementText(facts))))
      assert.strictEqual(language, "fr-CA")
      for (const part of ["État de compte", "Réclamation CLM-7", "900,00 $", "Radié le", "Plus de 90 jours", "32,40 $"])
        assert.include(text.replaceAll(/\s/g, " "), part)
      assert.include(text, "EFT55120")
      assert.notInclude(text, "Not worth a call")
    }).pipe(Effect.provide(inHouse))
  )

  it.effect("is rejected if nothing is owed", () =>
    Effect.gen(function* () {
      const { shop } = yield* owing
      const key = freshCustomer().id
      const failure = yield* Effect.flip(printStatement({ by: "customer", key }).pipe(shop))
      assert.strictEqual(failure._tag, "NothingOwed")
    }).pipe(Effect.provide(inHouse))
  )

  it.effect("is emailed to the customer with everything they owe, and recorded on the job of the oldest invoice", () =>
    Effect.gen(function* () {
      const { customer, old, shop } = yield* owing
      const as = Effect.provideService(CurrentUser, seller)
      const draft = yield* composeStatement({ customerId: customer.id, language: "en" }).pipe(shop)
      assert.strictEqual(draft.to, "ada@example.com")
      assert.include(draft.body, "You owe $150.50.")
      const message = yield* sendStatement({ customerId: customer.id, ...draft }).pipe(shop, as)
      assert.deepStrictEqual([message.jobId, message.template, message.state], [old, "statement", "queued"])
      const sent: Array<Mail> = []
      yield* deliverMessage(message.id).pipe(
        shop,
        Effect.provideService(Mailer, { send: (mail) => Effect.sync(() => void sent.push(mail)) }),
        Effect.provideService(SmsSender, { send: () => Effect.void, acceptedFor: () => Effect.succeed([]) })
      )
      const [mail] = sent
      assert.deepStrictEqual(
        [sent.length, mail?.to.address, mail?.attachments?.map(({ name }) => name)],
        [1, "ada@example.com", ["statement-2026-11-27.json"]]
      )
      assert.include(new TextDecoder().decode(mail!.attachments![0]!.bytes), "$150.50")
      assert.match(mail!.html, /View your oldest open invoice/)
      const kept = yield* (yield* Messages).ofJob(old).pipe(shop)
      assert.deepStrictEqual(
        kept.map(({ state, template }) => [template, state]),
        [["statement", "sent"]]
      )
    }).pipe(Effect.provide(inHouse))
  )
})
