import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { ediTransportNetwork } from "#adapters/edi/ediTransportNetwork.ts"
import { SentMails } from "#adapters/memory/mailMemory.ts"
import { inMemory } from "#adapters/memory/inMemory.ts"
import { ediSandbox } from "#adapters/sandbox/ediSandbox.ts"
import type { Role } from "#domain/access/Role.ts"
import { seller } from "#tests/domain/jobs/stages/shopWithCustomer.ts"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import { AdjustmentId, PaymentId } from "#domain/payments/Payment.ts"
import { disputeInvoice, withdrawDispute, writeOffRemainder } from "#domain/edi/disputeInvoice.ts"
import { enterRemittance } from "#domain/edi/ediHandlers.ts"
import { printDispute } from "#domain/edi/printDispute.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { checkInvoices } from "#domain/edi/checkInvoices.ts"
import { correctInvoice, getInvoiceDetails } from "#domain/edi/correctInvoice.ts"
import { deliverInvoice } from "#domain/edi/deliverInvoice.ts"
import { EdiInvoices } from "#domain/edi/EdiInvoices.ts"
import { UnmatchedItems } from "#domain/edi/UnmatchedItems.ts"
import { resolveUnmatched, unmatchedFile } from "#domain/edi/recordUnmatched.ts"
import { EdiPartners } from "#domain/edi/EdiPartners.ts"
import { receiveInterchange, pollPartner } from "#domain/edi/pollPartner.ts"
import { removePartner, savePartner, testPartner } from "#domain/edi/savePartner.ts"
import { sendInvoices } from "#domain/edi/sendInvoices.ts"
import { processRemittanceFile } from "#domain/edi/processRemittanceFile.ts"
import { writeInterchange } from "#domain/edi/writeInterchange.ts"
import { FileId } from "#domain/files/FileId.ts"
import { type SiteEntry, SiteEventId } from "#domain/installer-day/SiteEvent.ts"
import { SiteEvents } from "#domain/installer-day/SiteEvents.ts"
import { JobFileId, type StoredJobFile } from "#domain/job-files/JobFile.ts"
import { JobFiles } from "#domain/job-files/JobFiles.ts"
import { Insurer, InsurerId } from "#domain/insurers/Insurer.ts"
import { Insurers } from "#domain/insurers/Insurers.ts"
import { reopenJob } from "#domain/jobs/changeStage.ts"
import { recordPayment } from "#domain/jobs/recordPayment.ts"
import { voidPayment } from "#domain/card-payments/voidPayment.ts"
import { totalsOf } from "#domain/jobs/completeDraft.ts"
import { creditInvoice } from "#domain/jobs/creditInvoice.ts"
import { Invoice, isCredited } from "#domain/jobs/Job.ts"
import { type JobInsurance, emptyInsurance } from "#domain/jobs/JobDraft.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { Users } from "#domain/people/Users.ts"
import { freshCustomer, freshJob, freshLocation, freshUser, withTenant } from "#tests/contracts/fresh.ts"
import { freshPartner } from "#tests/contracts/ediContract.ts"
import { sendAll, waiting } from "#tests/domain/password-reset/recovery.ts"
import { newTenantInMemory } from "../memory/newTenantInMemory.ts"

/** The practice network's clock, advanced manually. */
let now = Date.UTC(2026, 10, 26, 12)

const transport = Layer.unwrap(
  Effect.map(ediSandbox({ pace: { acknowledge: 1_000, decide: 2_000, pay: 3_000 }, now: () => now }), (address) =>
    ediTransportNetwork(address)
  )
)

const claim: JobInsurance = {
  ...emptyInsurance,
  company: "Prairie Mutual",
  claimNumber: "CLM-1",
  policyNumber: "POL-1",
  dispatchNumber: "004179015",
  authorization: "A-1",
  dateOfLoss: "2026-11-02",
  causeOfLoss: "101",
  signatureOnFile: true,
  deductible: 10_000
}

/** A remittance that contains a reversal, for an invoice number the practice network does not use. */
const takenBack = (invoiceNumber: number, amount: string, control = 900, total = amount) =>
  writeInterchange(
    {
      sender: { qualifier: "ZZ", id: "TPALYNX" },
      receiver: { qualifier: "ZZ", id: "SHOP0001" },
      control,
      day: "2026-11-26",
      time: "12:00",
      isTest: true,
      group: "RA",
      kind: "820"
    },
    [
      [
        ["BPR", "I", total.replace("-", ""), total.startsWith("-") ? "D" : "C", "ACH"],
        ["TRN", "1", "EFT900"],
        ["RMR", "IV", String(invoiceNumber), "", amount]
      ]
    ]
  )

/** The network's 824 for an interchange with the given control number. */
const advised = (invoiceNumber: string, groupControl: number) =>
  writeInterchange(
    {
      sender: { qualifier: "ZZ", id: "TPALYNX" },
      receiver: { qualifier: "ZZ", id: "SHOP0001" },
      control: 940,
      day: "2026-11-26",
      time: "12:00",
      isTest: true,
      group: "AG",
      kind: "824"
    },
    [
      [
        ["BGN", "11", "940", "20261126"],
        ["OTI", "TA", "IV", invoiceNumber, "", "", "", "", String(groupControl), "0001"]
      ]
    ]
  )

layer(transport.pipe(Layer.provideMerge(inMemory())), { excludeTestServices: true })(
  "an invoice to a partner",
  (it) => {
    let number = 2000
    const opened = Effect.gen(function* () {
      const shop = withTenant(yield* newTenantInMemory)
      const [customer, location] = [freshCustomer(), freshLocation()]
      yield* (yield* Customers).add(customer).pipe(shop)
      yield* (yield* Locations).add(location).pipe(shop)
      const insurer = {
        id: InsurerId.make(crypto.randomUUID()),
        version: 1,
        insurerName: "Prairie Mutual",
        aliases: "",
        network: "lynx" as const,
        isActive: true
      }
      yield* (yield* Insurers).add(new Insurer(insurer)).pipe(shop)
      const partner = (yield* (yield* EdiPartners).save(freshPartner()).pipe(shop))!
      const invoiced = Effect.fnUntraced(function* (changes: Partial<JobInsurance> = {}, isCalibrated = false) {
        number += 1
        const { stage: _, ...facts } = freshJob(customer, location, { number })
        const insurance = { ...claim, ...changes }
        const lines = facts.lines.filter(({ kind }) => isCalibrated || kind !== "calibration")
        const vehicle = { ...facts.vehicle, vin: "1M8GDM9AXKP042788", year: 2018, make: "Jeep", model: "Cherokee" }
        const totals = totalsOf({ lines, insurance }, facts.taxRates)
        const job = new Invoice({
          ...facts,
          vehicle,
          lines,
          totals,
          insurance,
          stage: "invoice",
          invoicedOn: "2026-11-20",
          invoiceNumber: number,
          credit: null
        })
        yield* (yield* Jobs).add(job).pipe(shop)
        return job
      })
      const invoices = yield* EdiInvoices
      const stateOf = (job: Invoice) => Effect.map(invoices.get(job.id).pipe(shop), (kept) => kept?.state)
      /** Fetches the partner's answers of the next milliseconds. */
      const hearAfter = (milliseconds: number) =>
        Effect.suspend(() => {
          now += milliseconds
          return pollPartner(partner).pipe(shop)
        })
      const sent = Effect.fnUntraced(function* (job: Invoice) {
        yield* checkInvoices().pipe(shop)
        const [result] = yield* sendInvoices([job.id]).pipe(shop)
        assert.strictEqual(result?.outcome, "queued")
        yield* deliverInvoice(job.id).pipe(shop)
      })
      /** Credits the invoice in full and returns the credit note's number. */
      const credited = Effect.fnUntraced(function* (job: Invoice) {
        const { version } = yield* (yield* Jobs).get(job.id)
        const taken = yield* creditInvoice({ id: job.id, version, reason: "Wrong price", rebill: false })
        assert(isCredited(taken))
        yield* checkInvoices()
        return taken.credit.number
      }, shop)
      const creditOf = (job: Invoice) => Effect.map(invoices.get(job.id).pipe(shop), (kept) => kept?.credit)
      return { shop, invoiced, invoices, partner, stateOf, hearAfter, sent, credited, creditOf }
    })

    it.effect("goes from draft to paid: corrected, sent, acknowledged, accepted, paid in full", () =>
      Effect.gen(function* () {
        const { shop, invoiced, stateOf, hearAfter, sent } = yield* opened
        const job = yield* invoiced({ dispatchNumber: "" })
        yield* checkInvoices().pipe(shop)
        assert.strictEqual(yield* stateOf(job), "draft")
        const [refused] = yield* sendInvoices([job.id]).pipe(shop)
        assert.strictEqual(refused?.outcome, "errors")
        assert.deepStrictEqual(
          refused?.findings.map(({ field, reason }) => [field, reason]),
          [["dispatchNumber", "missing"]]
        )
        const mended = yield* correctInvoice(job.id, { dispatchNumber: "004179015" }).pipe(shop)
        assert.strictEqual(mended.invoice.state, "ready")
        assert.strictEqual(mended.document.orderNumber, "004179015")
        yield* sent(job)
        assert.strictEqual(yield* stateOf(job), "sent")
        yield* hearAfter(1_000)
        assert.strictEqual(yield* stateOf(job), "acknowledged")
        yield* hearAfter(1_000)
        assert.strictEqual(yield* stateOf(job), "accepted")
        yield* hearAfter(1_000)
        assert.strictEqual(yield* stateOf(job), "paid")
        const { history, invoice } = yield* getInvoiceDetails(job.id).pipe(shop)
        assert.deepStrictEqual(
          history.map(({ what }) => what),
          ["paid", "accepted", "acknowledged", "sent", "queued", "corrected"]
        )
        assert.strictEqual(invoice.paid, job.totals.insurerShare)
      })
    )

    it.effect(
      "is rejected for its VIN, corrected, and resent under the next number; answers to the first become history",
      () =>
        Effect.gen(function* () {
          const { shop, invoiced, invoices, stateOf, hearAfter, sent } = yield* opened
          const job = yield* invoiced({ policyNumber: "REJECT-VIN" })
          yield* sent(job)
          yield* hearAfter(2_000)
          assert.strictEqual(yield* stateOf(job), "rejected")
          const rejected = (yield* invoices.get(job.id).pipe(shop))!
          assert.include(rejected.reason, "VIN MISMATCH")
          assert.strictEqual(rejected.control, 1)
          yield* correctInvoice(job.id, { policyNumber: "POL-9" }).pipe(shop)
          yield* sent(job)
          assert.strictEqual((yield* invoices.get(job.id).pipe(shop))!.control, 2)
          yield* hearAfter(2_000)
          assert.strictEqual(yield* stateOf(job), "accepted")
        })
    )

    it.effect("notifies staff who can see invoices when it is rejected or paid short (trade 1.2, 1.3)", () =>
      Effect.gen(function* () {
        const { shop, invoiced, hearAfter, sent } = yield* opened
        const works = Effect.fnUntraced(function* (role: Role, active = true) {
          const user = freshUser({ roles: [role], active })
          yield* (yield* Users).save(user, "hash").pipe(shop)
          return user.id
        })
        const desk = [yield* works("owner"), yield* works("billing")]
        yield* works("sales")
        yield* works("admin", false)
        const told = Effect.map(waiting, (all) => all.map(({ posting }) => posting)).pipe(shop)
        const posting = (job: Invoice, kind: string, state: string) =>
          desk.map((userId) => ({
            kind,
            userId,
            invoice: { jobId: job.id, number: job.invoiceNumber, network: "LYNX Services", state }
          }))

        const [wrong, other] = [
          yield* invoiced({ policyNumber: "REJECT-VIN" }),
          yield* invoiced({ policyNumber: "REJECT-PRICE" })
        ]
        for (const job of [wrong, other]) yield* sent(job)
        yield* hearAfter(3_000)
        // Two from one network within an hour are one email that links to both.
        const [first] = yield* told
        const rejected = first?.invoice?.jobId === wrong.id ? wrong : other
        assert.sameDeepMembers([...(yield* told)], posting(rejected, "invoiceRejected", "rejected") as never)

        const short = yield* invoiced({ policyNumber: "SHORT-1240 TWICE" })
        yield* sent(short)
        yield* hearAfter(3_000)
        assert.sameDeepMembers([...(yield* told)].slice(2), posting(short, "invoicePaidShort", "shortPaid") as never)

        yield* sendAll.pipe(shop)
        const mails = (yield* SentMails).filter(({ subject }) => subject.includes(String(rejected.invoiceNumber)))
        assert.deepStrictEqual(
          mails.map(({ subject }) => subject),
          Array(2).fill(`LYNX Services rejected invoice ${String(rejected.invoiceNumber)}`)
        )
        assert.include(mails[0]!.text, `/invoices?state=rejected&invoice=${rejected.id}`)
      })
    )

    it.effect("is proven to be calibrated by records made on site or by a file the shop added (trade 1.3)", () =>
      Effect.gen(function* () {
        const { shop, invoiced } = yield* opened
        const found = Effect.fnUntraced(function* (job: Invoice) {
          yield* checkInvoices().pipe(shop)
          const { invoice } = yield* getInvoiceDetails(job.id).pipe(shop)
          return invoice.findings.map(({ field, level, place }) => [level, field, place])
        })
        const missing = [["error", "calibrationProof", "files"]]
        const [recorded, attached] = [yield* invoiced({}, true), yield* invoiced({}, true)]
        assert.deepStrictEqual(yield* found(recorded), missing)
        const deeds: ReadonlyArray<SiteEntry> = [
          { _tag: "vin", vin: "1M8GDM9AXKP042788" },
          { _tag: "scan", when: "before", codes: "" },
          { _tag: "scan", when: "after", codes: "" },
          {
            _tag: "calibration",
            method: "dynamic",
            tool: "Autel IA900",
            serial: "88-20417",
            startedAt: 1,
            endedAt: 2,
            result: "passed",
            note: ""
          }
        ]
        for (const deed of deeds) {
          assert.deepStrictEqual(yield* found(recorded), missing)
          const id = SiteEventId.make(crypto.randomUUID())
          const event = { id, at: now, receivedAt: now, by: null, outcome: "kept" as const, deed }
          yield* (yield* SiteEvents).add(recorded.id, event).pipe(shop)
        }
        assert.deepStrictEqual(yield* found(recorded), [])

        const file = (by: StoredJobFile["by"]): StoredJobFile => ({
          id: JobFileId.make(crypto.randomUUID()),
          place: "attachment",
          name: "report.pdf",
          type: "application/pdf",
          size: 1,
          hasThumbnail: false,
          at: now,
          by,
          content: FileId.make(crypto.randomUUID()),
          thumbnail: null,
          deletedAt: null
        })
        const files = yield* JobFiles
        // A customer's damage photo is not evidence of calibration.
        yield* files.add(attached.id, file(null)).pipe(shop)
        assert.deepStrictEqual(yield* found(attached), missing)
        yield* files.add(attached.id, file({ id: seller.id, name: "Bea Ortiz" })).pipe(shop)
        assert.deepStrictEqual(yield* found(attached), [])
      })
    )

    it.effect("has a preview of what will be sent, without a control number, once nothing blocks it", () =>
      Effect.gen(function* () {
        const { shop, invoiced, invoices, sent } = yield* opened
        const job = yield* invoiced({ dispatchNumber: "" })
        yield* checkInvoices().pipe(shop)
        assert.isUndefined((yield* getInvoiceDetails(job.id).pipe(shop)).preview)
        const { preview = "" } = yield* correctInvoice(job.id, { dispatchNumber: "004179015" }).pipe(shop)
        yield* sent(job)
        const seen = yield* getInvoiceDetails(job.id).pipe(shop)
        assert.isUndefined(seen.preview)
        const went = (yield* invoices.interchange(seen.history[0]!.interchangeId!).pipe(shop))!.content
        const body = (text: string) => text.slice(text.indexOf("ST*810"), text.indexOf("GE*"))
        assert.include(body(preview), "004179015")
        assert.strictEqual(body(preview), body(went))
        assert.include(preview, "*00401*000000000*0*T*>~GS*IN*SHOP0001*TPALYNX*")
        assert.include(preview, "GE*1*0~IEA*1*000000000~")
      })
    )

    it.effect("is resent unchanged, once, after a failed attempt", () =>
      Effect.gen(function* () {
        const { shop, invoiced, invoices, stateOf, hearAfter } = yield* opened
        const job = yield* invoiced()
        yield* checkInvoices().pipe(shop)
        yield* sendInvoices([job.id]).pipe(shop)
        const outcome = Effect.map(sendInvoices([job.id]), ([result]) => result?.outcome).pipe(shop)
        assert.strictEqual(yield* outcome, "underWay")
        yield* invoices.claim(job.id, 0).pipe(shop)
        yield* invoices.releaseClaim(job.id, "it did not answer").pipe(shop)
        assert.strictEqual(yield* outcome, "queued")
        assert.strictEqual(yield* outcome, "underWay")
        assert.deepInclude(yield* invoices.get(job.id).pipe(shop), { state: "queued", control: 1, trouble: "" })
        yield* deliverInvoice(job.id).pipe(shop)
        yield* deliverInvoice(job.id).pipe(shop)
        yield* hearAfter(1_000)
        assert.strictEqual(yield* stateOf(job), "acknowledged")
        const { history } = yield* getInvoiceDetails(job.id).pipe(shop)
        assert.deepStrictEqual(
          history.map(({ what }) => what),
          ["acknowledged", "sent", "queued", "queued"]
        )
        assert.strictEqual(new Set(history.slice(1).map(({ interchangeId }) => interchangeId)).size, 1)
      })
    )

    it.effect("is short-paid to the cent", () =>
      Effect.gen(function* () {
        const { shop, invoiced, invoices, hearAfter, sent } = yield* opened
        const job = yield* invoiced({ policyNumber: "SHORT-1240" })
        yield* sent(job)
        yield* hearAfter(3_000)
        const kept = (yield* invoices.get(job.id).pipe(shop))!
        assert.strictEqual(kept.state, "shortPaid")
        assert.strictEqual(kept.claimed - kept.paid, 1_240)
        assert.strictEqual(kept.claimed, job.totals.insurerShare)
        // The money is on the job as an insurer payment: 12.40 and the customer's share are still owed.
        const paidJob = yield* (yield* Jobs).get(job.id).pipe(shop)
        assert.deepStrictEqual(
          paidJob.payments.map(({ amountReceived, description, payer, source, status }) => ({
            amountReceived,
            description,
            payer,
            source,
            status
          })),
          [
            {
              amountReceived: job.totals.insurerShare - 1_240,
              description: "EFT1",
              payer: "insurer",
              source: "insurerEft",
              status: "paid"
            }
          ]
        )
        assert.strictEqual(paidJob.balance, 1_240 + job.totals.customerShare)
      })
    )

    it.effect("stays disputed until the remainder is paid; what is left is written off once", () =>
      Effect.gen(function* () {
        const { shop, invoiced, stateOf, hearAfter, sent } = yield* opened
        const as = Effect.provideService(CurrentUser, seller)
        const job = yield* invoiced({ policyNumber: "SHORT-1240" })
        yield* sent(job)
        const early = yield* disputeInvoice(job.id, "Too early").pipe(shop, as, Effect.flip)
        assert.deepInclude(early, { _tag: "EdiInvoiceNotShort", state: "sent" })
        yield* hearAfter(3_000)
        const disputed = yield* disputeInvoice(job.id, "The agreed rate is 42.00").pipe(shop, as)
        assert.strictEqual(disputed.invoice.state, "disputed")
        assert.strictEqual(disputed.owed, 1_240)
        assert.deepInclude(disputed.invoice.dispute, { note: "The agreed rate is 42.00" })
        // A partial payment arrives: the rest is still disputed.
        yield* receiveInterchange("lynx", takenBack(job.invoiceNumber, "2.40", 901)).pipe(shop)
        assert.strictEqual(yield* stateOf(job), "disputed")
        const withdrawn = yield* withdrawDispute(job.id).pipe(shop, as)
        assert.deepStrictEqual([withdrawn.invoice.state, withdrawn.owed], ["shortPaid", 1_000])
        const adjustmentId = AdjustmentId.make(crypto.randomUUID())
        const given = { jobId: job.id, adjustmentId, reason: "Not worth it" }
        const settled = yield* writeOffRemainder(given).pipe(shop, as)
        assert.deepStrictEqual([settled.invoice.state, settled.owed], ["paid", 0])
        assert.strictEqual((yield* writeOffRemainder(given).pipe(shop, as)).owed, 0)
        const { adjustments, balance } = yield* (yield* Jobs).get(job.id).pipe(shop)
        assert.deepStrictEqual(
          adjustments.map(({ amount, kind, payer }) => [amount, kind, payer]),
          [[1_000, "writeOff", "insurer"]]
        )
        assert.strictEqual(balance, job.totals.customerShare)
        assert.deepStrictEqual(
          settled.history.slice(0, 3).map(({ what }) => what),
          ["writtenOff", "withdrawn", "shortPaid"]
        )
      })
    )

    it.effect(
      "is documented for a dispute by one file with the claim, the payments, the dispute, and the invoice itself",
      () =>
        Effect.gen(function* () {
          const { shop, invoiced, hearAfter, sent } = yield* opened
          const as = Effect.provideService(CurrentUser, seller)
          const job = yield* invoiced({ policyNumber: "SHORT-1240", dispatchNumber: "" })
          yield* checkInvoices().pipe(shop)
          // The corrected number sent to the network is the one that counts.
          yield* correctInvoice(job.id, { dispatchNumber: "004179015" }).pipe(shop)
          yield* sent(job)
          yield* hearAfter(3_000)
          yield* disputeInvoice(job.id, "The agreed rate is 42.00").pipe(shop, as)
          const file = yield* printDispute({ jobId: job.id, language: "en" }).pipe(shop, as)
          const said = "body" in file && file.body instanceof Uint8Array ? new TextDecoder().decode(file.body) : ""
          for (const part of ["LYNX Services", "004179015", "A-1", "The agreed rate is 42.00", "$12.40", "EFT"])
            assert.include(said, part)
          assert.include(said, `"number":"${job.invoiceNumber}"`)
          assert.include(said, "-$12.40: Pricing error (01)")
        })
    )

    it.effect("is paid by a manually entered check for several invoices, all or none, once", () =>
      Effect.gen(function* () {
        const { shop, invoiced, invoices, stateOf, sent } = yield* opened
        const [one, other] = [yield* invoiced(), yield* invoiced()]
        yield* sent(one)
        const share = one.totals.insurerShare
        const line = (job: Invoice, amount: number) => ({
          jobId: job.id,
          paymentId: PaymentId.make(crypto.randomUUID()),
          amount
        })
        const lines = [line(one, share - 1_240), line(other, share)]
        const check = { source: "check", trace: "44121", day: "2026-11-24", total: 2 * share - 1_240, lines } as const
        const off = yield* enterRemittance({ ...check, total: 2 * share }).pipe(shop, Effect.flip)
        assert.deepInclude(off, { _tag: "RemittanceUnbalanced", lines: 2 * share - 1_240 })
        assert.deepStrictEqual(yield* enterRemittance(check).pipe(shop), { posted: 2 })
        assert.deepStrictEqual(yield* enterRemittance(check).pipe(shop), { posted: 0 })
        assert.strictEqual(yield* stateOf(one), "shortPaid")
        const { payments } = yield* (yield* Jobs).get(other.id).pipe(shop)
        assert.deepStrictEqual(
          payments.map(({ amountReceived, collectionDate, description, payer, source }) => [
            amountReceived,
            collectionDate,
            description,
            payer,
            source
          ]),
          [[share, "2026-11-24", "44121", "insurer", "check"]]
        )
        assert.strictEqual((yield* invoices.get(one.id).pipe(shop))!.paid, share - 1_240)
        const cash = yield* invoiced()
        yield* (yield* Jobs).save(new Invoice({ ...cash, insurance: null })).pipe(shop)
        const refused = yield* enterRemittance({ ...check, total: 100, lines: [line(cash, 100)] }).pipe(
          shop,
          Effect.flip
        )
        assert.strictEqual(refused._tag, "RemittanceNeedsInvoice")
      })
    )

    it.effect("is paid by an uploaded remittance file, once, however its lines are broken", () =>
      Effect.gen(function* () {
        const { shop, invoiced, stateOf, sent } = yield* opened
        const [job, other] = [yield* invoiced(), yield* invoiced()]
        for (const one of [job, other]) yield* sent(one)
        const share = job.totals.insurerShare
        const content = takenBack(job.invoiceNumber, `${(share - 1_240) / 100}`, 950)
        const given = { fileName: "950.820", content }
        const taken = yield* processRemittanceFile(given).pipe(shop)
        const part = { invoiceNumber: `${job.invoiceNumber}`, jobId: job.id, amount: share - 1_240 }
        const parts = [{ ...part, outcome: "shortPaid" as const }]
        assert.deepStrictEqual(taken, { network: "lynx", isKnown: false, parts })
        assert.strictEqual(yield* stateOf(job), "shortPaid")
        // Uploaded first, then received in the mailbox, then uploaded again.
        yield* receiveInterchange("lynx", content.replaceAll("~", "~\r\n")).pipe(shop)
        const again = yield* processRemittanceFile({ ...given, content: `${content}\n` }).pipe(shop)
        assert.deepStrictEqual(again, { network: "lynx", isKnown: true, parts: [] })
        assert.lengthOf((yield* (yield* Jobs).get(job.id).pipe(shop)).payments, 1)
        const unknown = yield* processRemittanceFile({ ...given, content: takenBack(99_998, "55.10", 951) }).pipe(shop)
        assert.deepStrictEqual(unknown.parts, [
          { invoiceNumber: "99998", jobId: null, amount: 5_510, outcome: "unknownInvoice" }
        ])
        const wrong = takenBack(other.invoiceNumber, "10", 952, "900")
        assert.deepStrictEqual((yield* processRemittanceFile({ ...given, content: wrong }).pipe(shop)).parts, [
          { invoiceNumber: "", jobId: null, amount: 90_000, outcome: "totalDiffers" }
        ])
        const waiting = yield* (yield* UnmatchedItems).list(false).pipe(shop)
        assert.deepStrictEqual(
          waiting.map(({ reason }) => reason),
          ["unknownInvoice", "totalDiffers"]
        )
      })
    )

    it.effect(
      "is not paid by a file that is unreadable or from an unknown sender, which is reported with position and reason",
      () =>
        Effect.gen(function* () {
          const { shop, invoiced, partner, stateOf, sent } = yield* opened
          const job = yield* invoiced()
          yield* sent(job)
          const content = takenBack(job.invoiceNumber, `${job.totals.insurerShare / 100}`, 960)
          const refused = Effect.fnUntraced(function* (given: string, network?: "lynx" | "quest") {
            const asked = { fileName: "960.820", content: given, ...(network === undefined ? {} : { network }) }
            const { found, line, reason } = yield* processRemittanceFile(asked).pipe(shop, Effect.flip)
            return [reason, line, found]
          })
          const lines = content.replaceAll("~", "~\n")
          assert.deepStrictEqual(yield* refused(lines.replace("SE*5*", "SE*6*")), ["countDiffers", 7, "SE"])
          assert.deepStrictEqual(yield* refused("PAYMENT ADVICE"), ["notAnInterchange", 1, ""])
          assert.deepStrictEqual(yield* refused(advised("1", 1)), ["noRemittance", 0, "824"])
          assert.deepStrictEqual(yield* refused(content, "quest"), ["notSetUp", 0, "TPALYNX"])
          yield* (yield* EdiPartners).save({ ...partner, partnerId: "OTHERID" }).pipe(shop)
          assert.deepStrictEqual(yield* refused(content), ["senderUnknown", 0, "TPALYNX"])
          assert.deepStrictEqual(yield* (yield* UnmatchedItems).list(false).pipe(shop), [])
          assert.strictEqual(yield* stateOf(job), "sent")
          const taken = yield* processRemittanceFile({ fileName: "960.820", content, network: "lynx" }).pipe(shop)
          assert.strictEqual(taken.parts[0]?.outcome, "paid")
          const reused = takenBack(job.invoiceNumber, "1", 960)
          assert.deepStrictEqual(yield* refused(reused, "lynx"), ["numberReused", 0, "960"])
        })
    )

    it.effect(
      "loses no cent of a remittance: reversals beyond what was paid, and payments without an invoice, await resolution",
      () =>
        Effect.gen(function* () {
          const { shop, invoiced, hearAfter, sent } = yield* opened
          const strays = yield* UnmatchedItems
          const job = yield* invoiced()
          yield* sent(job)
          yield* hearAfter(3_000)
          const share = job.totals.insurerShare
          const back = takenBack(job.invoiceNumber, `-${(share + 1_240) / 100}`, 910)
          yield* receiveInterchange("lynx", back).pipe(shop)
          yield* receiveInterchange("lynx", back).pipe(shop)
          yield* receiveInterchange("lynx", takenBack(99_999, "55.10", 911)).pipe(shop)
          const waiting = yield* strays.list(false).pipe(shop)
          assert.deepStrictEqual(
            waiting.map(({ amount, invoiceNumber, jobId, network, reason, trace }) => [
              network,
              reason,
              invoiceNumber,
              jobId,
              amount,
              trace
            ]),
            [
              ["lynx", "nothingLeft", String(job.invoiceNumber), job.id, -1_240, "EFT900"],
              ["lynx", "unknownInvoice", "99999", null, 5_510, "EFT900"]
            ]
          )
          const { payments } = yield* (yield* Jobs).get(job.id).pipe(shop)
          assert.strictEqual(payments[0]?.refunds?.[0]?.amount, share)
          const as = Effect.provideService(CurrentUser, seller)
          const done = yield* resolveUnmatched({ id: waiting[0]!.id, note: "Repaid by check 12" }).pipe(shop, as)
          assert.strictEqual(done.settled?.note, "Repaid by check 12")
          const again = yield* resolveUnmatched({ id: waiting[0]!.id, note: "Something else" }).pipe(shop, as)
          assert.strictEqual(again.settled?.note, "Repaid by check 12")
          assert.deepStrictEqual(
            (yield* strays.list(false).pipe(shop)).map(({ id }) => id),
            [waiting[1]!.id]
          )
        })
    )

    it.effect(
      "posts nothing from a remittance whose total differs from the sum of its invoices, and reports both amounts",
      () =>
        Effect.gen(function* () {
          const { shop, invoiced, stateOf, sent } = yield* opened
          const job = yield* invoiced()
          yield* sent(job)
          const share = String(job.totals.insurerShare / 100)
          const wrong = takenBack(job.invoiceNumber, share, 930, "900")
          yield* receiveInterchange("lynx", wrong, "930.820").pipe(shop)
          yield* receiveInterchange("lynx", wrong, "930.820").pipe(shop)
          assert.deepStrictEqual((yield* (yield* Jobs).get(job.id).pipe(shop)).payments, [])
          assert.strictEqual(yield* stateOf(job), "sent")
          const strays = yield* UnmatchedItems
          const waiting = yield* strays.list(false).pipe(shop)
          assert.deepStrictEqual(
            waiting.map(({ amount, detail, fileName, reason, trace }) => [reason, amount, detail, trace, fileName]),
            [["totalDiffers", 90_000, share, "EFT900", "930.820"]]
          )
          assert.strictEqual((yield* unmatchedFile(waiting[0]!.id).pipe(shop)).body, wrong)
          yield* receiveInterchange("lynx", takenBack(job.invoiceNumber, share, 931), "931.820").pipe(shop)
          assert.strictEqual(yield* stateOf(job), "paid")
        })
    )

    it.effect("stores each unreadable file unchanged, once, with the reason", () =>
      Effect.gen(function* () {
        const { shop } = yield* opened
        const strays = yield* UnmatchedItems
        const known = takenBack(99_998, "1", 920)
        const files = [
          ["a.txt", "HELLO\0"],
          ["b.json", `{"claimNumber": 1}`],
          ["c.edi", known.slice(0, -20)],
          ["d.edi", takenBack(99_997, "2", 920)],
          ["a.txt", "HELLO\0"]
        ] as const
        yield* receiveInterchange("lynx", known, "first.edi").pipe(shop)
        yield* receiveInterchange("lynx", known, "first-again.edi").pipe(shop)
        for (const [name, content] of files) yield* receiveInterchange("lynx", content, name).pipe(shop)
        const waiting = (yield* strays.list(false).pipe(shop)).filter(({ fileName }) => fileName !== "")
        assert.deepStrictEqual(
          waiting.map(({ fileName, reason, size }) => [fileName, reason, size]),
          [
            ["a.txt", "notAnInterchange", 6],
            ["b.json", "notAWorkAssignment", 18],
            ["c.edi", "cutOff", known.length - 20],
            ["d.edi", "numberReused", known.length]
          ]
        )
        const file = yield* unmatchedFile(waiting[0]!.id).pipe(shop)
        assert.strictEqual(file.body, "HELLO\u2400")
        assert.strictEqual(file.file.disposition, "attachment")
        const money = (yield* strays.list(false).pipe(shop)).find(({ fileName }) => fileName === "")
        assert.strictEqual((yield* unmatchedFile(money!.id).pipe(shop, Effect.flip))._tag, "EdiStrayNotFound")
      })
    )

    it.effect("follows its job's payments: owed again when one is voided, paid when one is entered manually", () =>
      Effect.gen(function* () {
        const { shop, invoiced, invoices, stateOf, hearAfter, sent } = yield* opened
        const job = yield* invoiced()
        yield* sent(job)
        yield* hearAfter(3_000)
        assert.strictEqual(yield* stateOf(job), "paid")
        const [payment] = (yield* (yield* Jobs).get(job.id).pipe(shop)).payments
        yield* voidPayment({ id: job.id, paymentId: payment!.id, reason: "The transfer bounced" }).pipe(shop)
        yield* checkInvoices().pipe(shop)
        const owed = (yield* invoices.get(job.id).pipe(shop))!
        assert.deepStrictEqual([owed.state, owed.paid], ["shortPaid", 0])
        yield* recordPayment({
          id: job.id,
          paymentId: PaymentId.make(crypto.randomUUID()),
          payer: "insurer",
          collectionDate: "2026-11-24",
          source: "check",
          amountReceived: job.totals.insurerShare,
          description: ""
        }).pipe(shop)
        yield* checkInvoices().pipe(shop)
        const paid = (yield* invoices.get(job.id).pipe(shop))!
        assert.deepStrictEqual([paid.state, paid.paid], ["paid", job.totals.insurerShare])
      })
    )

    it.effect("deducts an insurer's reversal from its latest payment", () =>
      Effect.gen(function* () {
        const { shop, invoiced, invoices, hearAfter, sent } = yield* opened
        const job = yield* invoiced()
        yield* sent(job)
        yield* hearAfter(3_000)
        yield* receiveInterchange("lynx", takenBack(job.invoiceNumber, "-50.25")).pipe(shop)
        yield* receiveInterchange("lynx", takenBack(job.invoiceNumber, "-50.25")).pipe(shop)
        const { balance, payments } = yield* (yield* Jobs).get(job.id).pipe(shop)
        assert.strictEqual(balance, 5_025 + job.totals.customerShare)
        assert.deepStrictEqual(
          payments.map(({ refunds, status }) => [status, refunds?.map(({ amount }) => amount)]),
          [["partlyRefunded", [5_025]]]
        )
        const kept = (yield* invoices.get(job.id).pipe(shop))!
        assert.deepStrictEqual([kept.state, kept.paid], ["shortPaid", job.totals.insurerShare - 5_025])
      })
    )

    it.effect("applies duplicate answers once and out-of-order answers correctly", () =>
      Effect.gen(function* () {
        const { shop, invoiced, invoices, stateOf, hearAfter, sent } = yield* opened
        const job = yield* invoiced({ policyNumber: "TWICE SHUFFLED" })
        yield* sent(job)
        yield* hearAfter(4_000)
        assert.strictEqual(yield* stateOf(job), "paid")
        assert.strictEqual((yield* invoices.get(job.id).pipe(shop))!.paid, job.totals.insurerShare)
        const { history } = yield* getInvoiceDetails(job.id).pipe(shop)
        assert.strictEqual(history.filter(({ what }) => what === "paid").length, 1)
        assert.strictEqual((yield* (yield* Jobs).get(job.id).pipe(shop)).payments.length, 1)
      })
    )

    it.effect("has one effect even if sent twice, and waits while the partner is unavailable", () =>
      Effect.gen(function* () {
        const { shop, invoiced, invoices, stateOf, hearAfter } = yield* opened
        const job = yield* invoiced({ policyNumber: "GONE" })
        yield* checkInvoices().pipe(shop)
        yield* sendInvoices([job.id]).pipe(shop)
        const failure = yield* Effect.flip(deliverInvoice(job.id).pipe(shop))
        assert.strictEqual(failure.reason, "unreachable")
        const waiting = (yield* invoices.get(job.id).pipe(shop))!
        assert.strictEqual(waiting.state, "queued")
        assert.include(waiting.trouble, "503")
        now += 61_000
        yield* deliverInvoice(job.id).pipe(shop)
        // The process died before recording it: the invoice is still queued and is sent again under the same number.
        yield* invoices.save({ ...waiting, trouble: "" }).pipe(shop)
        yield* deliverInvoice(job.id).pipe(shop)
        yield* hearAfter(3_000)
        assert.strictEqual(yield* stateOf(job), "paid")
        assert.strictEqual((yield* invoices.get(job.id).pipe(shop))!.control, 1)
      })
    )

    it.effect("locks its job once queued: the job can be credited but not reopened (trade 8.18)", () =>
      Effect.gen(function* () {
        const { shop, invoiced } = yield* opened
        const job = yield* invoiced()
        yield* checkInvoices().pipe(shop)
        yield* sendInvoices([job.id]).pipe(shop)
        const refused = yield* reopenJob({ id: job.id, version: 1 }).pipe(shop, Effect.flip)
        assert.strictEqual(refused._tag, "InvoiceSent")
        const [again] = yield* sendInvoices([job.id]).pipe(shop)
        assert.strictEqual(again?.outcome, "underWay")
      })
    )

    it.effect(
      "keeps its network from being removed while in transit; a network set up again reuses no control number",
      () =>
        Effect.gen(function* () {
          const { shop, partner, invoiced, invoices, hearAfter, sent } = yield* opened
          const job = yield* invoiced()
          yield* sent(job)
          const remove = (version: number) => removePartner({ network: "lynx", version }, "2026-11-24").pipe(shop)
          assert.strictEqual((yield* remove(1).pipe(Effect.flip))._tag, "EdiPartnerBusy")
          assert.isFalse(yield* invoices.hasInTransit("safelite").pipe(shop))
          yield* hearAfter(3_000)
          assert.strictEqual((yield* remove(7).pipe(Effect.flip))._tag, "EdiPartnerChanged")
          const gone = yield* remove(1)
          assert.deepInclude(gone, { version: 2, shopId: "", address: "", isActive: false, hasSecret: false })
          assert.strictEqual((yield* remove(2).pipe(Effect.flip))._tag, "EdiPartnerMissing")
          assert.strictEqual((yield* testPartner("lynx").pipe(shop, Effect.flip))._tag, "EdiPartnerMissing")
          const later = yield* invoiced()
          yield* checkInvoices().pipe(shop)
          const [kept] = yield* sendInvoices([later.id]).pipe(shop)
          assert.strictEqual(kept?.outcome, "unknown")
          const { hasSecret: _, secret: __, ...draft } = partner
          yield* savePartner({ ...draft, version: 2 }).pipe(shop)
          yield* sent(later)
          assert.strictEqual((yield* invoices.get(later.id).pipe(shop))?.control, 2)
        })
    )

    it.effect("is reversed at its network by a credit once credited: due, sent, acknowledged, accepted, once", () =>
      Effect.gen(function* () {
        const { shop, invoiced, invoices, hearAfter, sent, credited, creditOf } = yield* opened
        const job = yield* invoiced()
        yield* sent(job)
        yield* hearAfter(3_000)
        const note = yield* credited(job)
        assert.deepInclude(yield* creditOf(job), { number: note, state: "due", control: null })
        assert.strictEqual(yield* invoices.openCreditCount.pipe(shop), 1)
        const seen = yield* getInvoiceDetails(job.id).pipe(shop)
        assert.deepInclude(seen.document, { type: "CR", invoiceNumber: `CR${note}`, total: seen.document.gross })
        assert.isTrue(seen.mayGo)
        yield* sent(job)
        assert.deepInclude(yield* creditOf(job), { state: "sent", control: 2 })
        const [again] = yield* sendInvoices([job.id]).pipe(shop)
        assert.strictEqual(again?.outcome, "queued")
        // It is unknown whether the first one arrived: it is sent again, and the network accepts one of them.
        yield* deliverInvoice(job.id).pipe(shop)
        yield* hearAfter(1_000)
        assert.deepInclude(yield* creditOf(job), { state: "acknowledged", control: 3 })
        yield* hearAfter(1_000)
        // The second is rejected as a duplicate. The accepted one stays accepted.
        assert.deepInclude(yield* creditOf(job), { state: "accepted", control: 3 })
        assert.strictEqual(yield* invoices.openCreditCount.pipe(shop), 0)
        const kept = (yield* invoices.get(job.id).pipe(shop))!
        assert.deepStrictEqual([kept.state, kept.control], ["credited", 1])
      })
    )

    it.effect("shows why its network rejected the credit, which is then resent", () =>
      Effect.gen(function* () {
        const { shop, invoiced, invoices, hearAfter, sent, credited, creditOf } = yield* opened
        const job = yield* invoiced({ policyNumber: "REJECT-CREDIT" })
        yield* sent(job)
        yield* hearAfter(3_000)
        const note = yield* credited(job)
        yield* sent(job)
        yield* hearAfter(2_000)
        assert.deepInclude(yield* creditOf(job), {
          state: "rejected",
          reason: "INC CREDIT DOES NOT MATCH AN INVOICE ON FILE"
        })
        assert.strictEqual(yield* invoices.openCreditCount.pipe(shop), 1)
        const { history } = yield* getInvoiceDetails(job.id).pipe(shop)
        assert.deepStrictEqual(
          history.slice(0, 4).map(({ text, what }) => [what, text]),
          [
            ["rejected", `CR${note}: INC CREDIT DOES NOT MATCH AN INVOICE ON FILE`],
            ["acknowledged", `CR${note}`],
            ["sent", `CR${note}`],
            ["queued", `CR${note}`]
          ]
        )
        yield* sent(job)
        assert.deepInclude(yield* creditOf(job), { state: "sent", reason: "" })
        yield* receiveInterchange("lynx", advised(`CR${note}`, 3)).pipe(shop)
        assert.deepInclude(yield* creditOf(job), { state: "accepted" })
        assert.strictEqual(yield* invoices.openCreditCount.pipe(shop), 0)
        const [done] = yield* sendInvoices([job.id]).pipe(shop)
        assert.strictEqual(done?.outcome, "underWay")
      })
    )

    it.effect("has no credit at a network that never received it or rejected it", () =>
      Effect.gen(function* () {
        const { shop, invoiced, hearAfter, sent, credited, creditOf, stateOf } = yield* opened
        const [unsent, rejected] = [yield* invoiced(), yield* invoiced({ policyNumber: "REJECT-VIN" })]
        yield* sent(rejected)
        yield* hearAfter(2_000)
        for (const job of [unsent, rejected]) {
          yield* credited(job)
          assert.isNull(yield* creditOf(job))
          assert.strictEqual(yield* stateOf(job), "credited")
          const [result] = yield* sendInvoices([job.id]).pipe(shop)
          assert.strictEqual(result?.outcome, "underWay")
        }
      })
    )

    it.effect("tests a partner by reading its mailbox, and reports why it cannot be reached", () =>
      Effect.gen(function* () {
        const { shop, partner } = yield* opened
        now += 120_000
        assert.deepStrictEqual(yield* testPartner("lynx").pipe(shop), {
          isReached: true,
          reason: "",
          text: "",
          waiting: 0
        })
        const reasonAt = Effect.fnUntraced(function* (version: number, address: string) {
          yield* (yield* EdiPartners).save({ ...partner, version, address })
          return (yield* testPartner("lynx")).reason
        })
        assert.strictEqual(yield* reasonAt(1, "https://127.0.0.1/in").pipe(shop), "notAllowed")
        assert.strictEqual(yield* reasonAt(2, "https://localhost/in").pipe(shop), "notAllowed")
        assert.strictEqual(yield* reasonAt(3, "sftp://192.0.2.1").pipe(shop), "noAddress")
      })
    )
  }
)
