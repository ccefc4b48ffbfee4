import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { Customer } from "#domain/customers/Customer.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { PersonalData } from "#domain/customers/PersonalData.ts"
import { type JobLink, JobLinks } from "#domain/documents/JobLinks.ts"
import { type SiteEvent, SiteEventId } from "#domain/installer-day/SiteEvent.ts"
import { SiteEvents } from "#domain/installer-day/SiteEvents.ts"
import { EdiInvoices } from "#domain/edi/EdiInvoices.ts"
import { EdiPartners } from "#domain/edi/EdiPartners.ts"
import { Insurer, InsurerId } from "#domain/insurers/Insurer.ts"
import { Insurers } from "#domain/insurers/Insurers.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { type Message, MessageId } from "#domain/messages/Message.ts"
import { Messages } from "#domain/messages/Messages.ts"
import { Users } from "#domain/people/Users.ts"
import { Reminders } from "#domain/reminders/Reminders.ts"
import { JobLinkId } from "#domain/shared/JobId.ts"
import { NewId } from "#domain/shared/NewId.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { freshCustomer, freshJob, freshLocation, freshUser, withTenant } from "./fresh.ts"
import { freshPartner } from "./ediContract.ts"
import { freshReminder } from "./freshReminder.ts"

const noon = Date.UTC(2026, 10, 21, 12)

type Ports =
  | EdiInvoices
  | EdiPartners
  | Insurers
  | PersonalData
  | Customers
  | Locations
  | Jobs
  | Messages
  | JobLinks
  | Reminders
  | SiteEvents
  | Users
  | NewId

const named = (customer: Customer) =>
  new Customer(
    {
      ...customer,
      customerName: "Removed customer",
      firstName: "",
      lastName: "",
      emailAddress: "",
      billingAddress: null,
      shippingAddress: null,
      status: "inactive"
    },
    { disableChecks: true }
  )

/** The contract of every customer traces implementation. */
export const personalDataContract = <R, E>(
  name: string,
  keepers: Layer.Layer<Ports | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) =>
  layer(keepers, { excludeTestServices: true })(name, (it) => {
    const opened = Effect.gen(function* () {
      const [shop, theirs] = [withTenant(yield* newTenant), withTenant(yield* newTenant)]
      const customer = freshCustomer({ customerName: "Zora Quill", emailAddress: "zora@example.com" })
      const location = freshLocation()
      yield* (yield* Customers).add(customer).pipe(shop)
      yield* (yield* Locations).add(location).pipe(shop)
      const jobs = yield* Jobs
      const personal = freshJob(customer, location, { number: 1001 })
      const quote = freshJob(customer, location, {
        number: 1001,
        vehicle: { ...personal.vehicle, plate: "ZQ 7781", plateState: "AZ" },
        install: {
          ...personal.install,
          availability: "when Zora is home",
          notes: "Zora’s gate code 4471"
        },
        answer: { kind: "declined", at: noon, by: "Zora Quill", reason: "Zora sold it", contentHash: "x" },
        lost: { reason: "price", note: "Zora sold it", on: "2026-11-20" }
      })
      const invoice = freshJob(customer, location, {
        number: 1002,
        stage: "invoice",
        invoicedOn: "2026-11-20",
        invoiceNumber: 1,
        credit: null,
        balance: 0,
        install: { ...personal.install, notes: "Zora waits" }
      })
      for (const job of [quote, invoice]) yield* jobs.add(job).pipe(shop)
      return { shop, theirs, customer, location, quote, invoice }
    })

    it.effect("counts only the customer's own work orders and unsettled invoices", () =>
      Effect.gen(function* () {
        const { shop, theirs, customer, location } = yield* opened
        const { countOpenJobs: openJobs } = yield* PersonalData
        assert.strictEqual(yield* openJobs(customer.id).pipe(shop), 0)
        const jobs = yield* Jobs
        const other = freshCustomer()
        yield* (yield* Customers).add(other).pipe(shop)
        yield* jobs.add(freshJob(customer, location, { number: 1003, stage: "workorder", balance: 0 })).pipe(shop)
        yield* jobs.add(freshJob(other, location, { number: 1004, stage: "workorder", balance: 0 })).pipe(shop)
        yield* jobs
          .add(
            freshJob(customer, location, {
              number: 1005,
              stage: "invoice",
              invoicedOn: "2026-11-20",
              invoiceNumber: 2,
              credit: null,
              balance: -500
            })
          )
          .pipe(shop)
        assert.strictEqual(yield* openJobs(customer.id).pipe(shop), 2)
        assert.strictEqual((yield* Effect.flip(openJobs(customer.id).pipe(theirs)))._tag, "CustomerNotFound")
      })
    )

    it.effect("erases a person from their stored records but preserves what their invoices state", () =>
      Effect.gen(function* () {
        const { shop, theirs, customer, quote, invoice } = yield* opened
        const jobs = yield* Jobs
        const { next } = yield* NewId
        const message: Message = {
          id: MessageId.make(yield* next),
          jobId: invoice.id,
          channel: "email",
          template: "quote",
          language: "en",
          to: "zora@example.com",
          toName: "Zora Quill",
          subject: "For Zora",
          body: "Hello Zora",
          isTest: false,
          linkId: null,
          state: "queued",
          trouble: null,
          detail: "",
          by: "Bea Ortiz",
          at: noon,
          stateAt: noon
        }
        yield* (yield* Messages).enqueue(message).pipe(shop)
        const link: JobLink = {
          id: JobLinkId.make(yield* next),
          jobId: quote.id,
          kind: "quote",
          language: "en",
          offer: "x",
          asks: { _tag: "share", share: 2_500 },
          at: noon,
          expiresOn: "2026-12-21",
          revokedAt: null,
          openedAt: null,
          opened: 0,
          callbackAt: noon,
          callbackNote: "Zora, after five"
        }
        const links = yield* JobLinks
        yield* links.add(link).pipe(shop)
        const user = freshUser()
        yield* (yield* Users).save(user, "none").pipe(shop)
        const reminder = freshReminder(user.id, { text: "Call Zora Quill", customerId: customer.id })
        const reminders = yield* Reminders
        yield* reminders.add(reminder).pipe(shop)
        const event = (deed: SiteEvent["deed"]): SiteEvent => ({
          id: SiteEventId.make(crypto.randomUUID()),
          at: noon,
          receivedAt: noon,
          by: null,
          outcome: "kept",
          deed
        })
        const site = yield* SiteEvents
        const mark = { _tag: "typed", name: "Zora Quill" } as const
        yield* site
          .add(invoice.id, event({ _tag: "signature", when: "after", signedBy: "Zora Quill", mark }))
          .pipe(shop)
        yield* site.add(invoice.id, event({ _tag: "note", text: "Zora was out" })).pipe(shop)
        yield* site.add(invoice.id, event({ _tag: "couldNot", reason: "other", note: "Zora asleep" })).pipe(shop)
        yield* site.add(invoice.id, event({ _tag: "scan", when: "before", codes: "C1A67" })).pipe(shop)
        const company = invoice.insurance!.company
        yield* (yield* Insurers)
          .add(
            new Insurer({
              id: InsurerId.make(crypto.randomUUID()),
              version: 1,
              insurerName: company,
              aliases: "",
              network: "lynx",
              isActive: true
            })
          )
          .pipe(shop)
        yield* (yield* EdiPartners).save(freshPartner({ since: "2000-01-01" })).pipe(shop)
        const invoices = yield* EdiInvoices
        yield* invoices.syncDrafts(noon).pipe(shop)
        const dispute = { at: noon, by: "Bea Ortiz", note: "Zora signed for it" }
        const short = (yield* invoices.getForUpdate(invoice.id).pipe(shop))!
        yield* invoices.save({ ...short, state: "disputed", dispute }).pipe(shop)
        const traces = yield* PersonalData

        assert.strictEqual(
          (yield* Effect.flip(traces.erase(named(customer), customer).pipe(theirs)))._tag,
          "CustomerNotFound"
        )
        assert.isUndefined(yield* traces.issuedTo(customer.id).pipe(shop))
        const left = yield* traces.erase(named(customer), customer).pipe(shop)
        assert.strictEqual(left.version, 2)
        assert.deepStrictEqual(yield* (yield* Customers).get(customer.id).pipe(shop), left)
        const stale = yield* Effect.flip(traces.erase(named(customer), customer).pipe(shop))
        assert.strictEqual(stale._tag, "CustomerChanged")

        const kept = [
          yield* jobs.get(quote.id).pipe(shop),
          yield* jobs.get(invoice.id).pipe(shop),
          yield* (yield* Messages).get(message.id).pipe(shop),
          yield* links.ofJob(quote.id).pipe(shop),
          yield* reminders.get(reminder.id).pipe(shop),
          [...(yield* site.ofJobs([invoice.id]).pipe(shop))],
          yield* invoices.get(invoice.id).pipe(shop),
          (yield* jobs.list({ text: "zora" }).pipe(shop)).items,
          (yield* jobs.list({ text: "7781" }).pipe(shop)).items,
          (yield* (yield* Customers).list({ text: "zora" }).pipe(shop)).items
        ]
        assert.notMatch(JSON.stringify(kept), /zora|quill|ZQ 7781|ZQ7781/i)
        const recorded = (yield* site.ofJobs([invoice.id]).pipe(shop)).get(invoice.id)!
        assert.sameMembers(
          recorded.map(({ deed }) => (deed._tag === "scan" ? deed.codes : deed._tag)),
          ["signature", "note", "couldNot", "C1A67"]
        )
        const [anonymous, issued] = [yield* jobs.get(quote.id).pipe(shop), yield* jobs.get(invoice.id).pipe(shop)]
        assert.strictEqual(anonymous.customerName, "Removed customer")
        assert.deepStrictEqual(anonymous.insurance?.claimNumber, "")
        assert.deepStrictEqual(issued.insurance, invoice.insurance)
        assert.deepStrictEqual(issued.vehicle, invoice.vehicle)
        assert.deepStrictEqual(issued.totals, invoice.totals)
        assert.deepStrictEqual([anonymous.version, issued.version], [2, 2])
        assert.deepStrictEqual((yield* invoices.get(invoice.id).pipe(shop))?.dispute, { ...dispute, note: "" })
        assert.isNotNull((yield* links.ofJob(quote.id).pipe(shop))[0]!.revokedAt)
        assert.strictEqual((yield* (yield* Messages).get(message.id).pipe(shop))?.state, "failed")

        const { customerName, billingAddress, taxExemptNo } = customer
        const issuedTo = { customerName, billingAddress, taxExemptNo }
        assert.deepStrictEqual(yield* traces.issuedTo(customer.id).pipe(shop), issuedTo)
        assert.isUndefined(yield* traces.issuedTo(customer.id).pipe(theirs))
        // Erasing again preserves the issued details kept for the books.
        yield* traces.erase(left, left).pipe(shop)
        assert.deepStrictEqual(yield* traces.issuedTo(customer.id).pipe(shop), issuedTo)
      })
    )

    it.effect("keeps no issued details for a customer who was never invoiced", () =>
      Effect.gen(function* () {
        const { shop } = yield* opened
        const customer = freshCustomer()
        yield* (yield* Customers).add(customer).pipe(shop)
        const traces = yield* PersonalData
        yield* traces.erase(named(customer), customer).pipe(shop)
        assert.isUndefined(yield* traces.issuedTo(customer.id).pipe(shop))
      })
    )
  })
