import { Effect } from "effect"
import { Customers } from "#domain/customers/Customers.ts"
import { checkInvoices } from "#domain/edi/checkInvoices.ts"
import { EdiInvoices } from "#domain/edi/EdiInvoices.ts"
import { EdiPartners } from "#domain/edi/EdiPartners.ts"
import { receiveInterchange } from "#domain/edi/pollPartner.ts"
import { amountText } from "#domain/edi/Segment.ts"
import { sendInvoices } from "#domain/edi/sendInvoices.ts"
import { writeInterchange } from "#domain/edi/writeInterchange.ts"
import { createInsurer } from "#domain/insurers/insurersHandlers.ts"
import { creditInvoice } from "#domain/jobs/creditInvoice.ts"
import { Invoice } from "#domain/jobs/Job.ts"
import { type JobInsurance, emptyInsurance } from "#domain/jobs/JobDraft.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { totalsOf } from "#domain/jobs/completeDraft.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { testFactories } from "#domain/testing/testFactories.ts"

const { freshCustomer, freshJob, freshLocation } = testFactories(() => crypto.randomUUID())

/** A configured network and an insurer billed through it. */
export const networkInShop = Effect.gen(function* () {
  yield* createInsurer({ insurerName: "Prairie Mutual", aliases: "", network: "lynx", isActive: true })
  yield* (yield* EdiPartners).save({
    network: "lynx",
    version: 0,
    account: "L123456",
    shopId: "SHOP0001",
    partnerId: "TPALYNX",
    transport: "https",
    address: "",
    userName: "",
    hostKey: "",
    isTest: true,
    isActive: true,
    answers: true,
    since: "2026-01-01",
    programs: [],
    hasSecret: false,
    secret: ""
  })
})

const claim: JobInsurance = {
  ...emptyInsurance,
  company: "Prairie Mutual",
  claimNumber: "CLM-448812",
  policyNumber: "SM-1",
  dispatchNumber: "004179015",
  authorization: "A-55120-02",
  dateOfLoss: "2026-11-02",
  causeOfLoss: "101",
  signatureOnFile: true,
  deductible: 10_000
}

/** Three invoices: one without its dispatch number, one ready to send, one rejected by the network for its VIN. */
export const threeInvoices = Effect.gen(function* () {
  yield* networkInShop
  const location = freshLocation()
  yield* (yield* Locations).add(location)
  const invoiced = Effect.fnUntraced(function* (customerName: string, number: number, changes: Partial<JobInsurance>) {
    const customer = freshCustomer({ customerName })
    yield* (yield* Customers).add(customer)
    const { stage: _, ...facts } = freshJob(customer, location, { number })
    const insurance = { ...claim, ...changes }
    const lines = facts.lines.filter(({ kind }) => kind !== "calibration")
    const totals = totalsOf({ lines, insurance }, facts.taxRates)
    const job = new Invoice({
      ...facts,
      vehicle: { ...facts.vehicle, vin: "1M8GDM9AXKP042788", year: 2018, make: "Jeep", model: "Cherokee" },
      lines,
      totals,
      balance: totals.insurerShare + totals.customerShare,
      insurance,
      stage: "invoice",
      invoicedOn: "2026-11-20",
      invoiceNumber: number + 400,
      credit: null
    })
    yield* (yield* Jobs).add(job)
    return job
  })
  yield* invoiced("Jane Doe", 1091, { dispatchNumber: "" })
  yield* invoiced("Derek Olsen", 1092, {})
  const rejected = yield* invoiced("Luc Bouchard", 1093, {})
  yield* checkInvoices()
  yield* sendInvoices([rejected.id])
  yield* receiveInterchange("lynx", rejection(rejected.invoiceNumber))
  return rejected
}).pipe(Effect.orDie)

/** Two of them, and one that could not be sent because its network was unreachable. */
export const stuckInvoice = Effect.gen(function* () {
  const { id } = yield* threeInvoices
  yield* sendInvoices([id])
  yield* EdiInvoices.use((invoices) => invoices.releaseClaim(id, "it did not answer"))
}).pipe(Effect.orDie)

/** The same, plus one that the network accepted and paid 13.20 short: 3.3 hours of labor at 4.00 less. */
export const shortPaidInvoice = Effect.gen(function* () {
  const rejected = yield* threeInvoices
  yield* receiveInterchange("lynx", remittance(rejected.invoiceNumber, rejected.totals.insurerShare - 1_320))
  return rejected
}).pipe(Effect.orDie)

/** The same, plus one that the network accepted and that has been credited since; its credit is not sent yet. */
export const creditedInvoice = Effect.gen(function* () {
  const rejected = yield* threeInvoices
  yield* receiveInterchange("lynx", remittance(rejected.invoiceNumber, rejected.totals.insurerShare))
  const invoices = yield* EdiInvoices
  const { version } = yield* (yield* Jobs).get(rejected.id)
  const entry = { id: crypto.randomUUID(), at: 0, what: "sent", by: "", text: "", interchangeId: null } as const
  yield* invoices.appendHistory(rejected.id, entry)
  yield* creditInvoice({ id: rejected.id, version, reason: "Wrong insurer", rebill: true })
  yield* checkInvoices()
}).pipe(Effect.orDie)

/** The same, plus a payment for an invoice the shop does not have and an unreadable file. */
export const strayMoney = Effect.gen(function* () {
  yield* threeInvoices
  yield* receiveInterchange("lynx", remittance(77_001, 5_510))
  yield* receiveInterchange("lynx", "PAYMENT ADVICE 77002 55.10", "advice-77002.txt")
}).pipe(Effect.orDie)

/** A remittance with a stated total of 900.00 whose only invoice is paid 88.10. */
export const wrongTotal = Effect.gen(function* () {
  yield* threeInvoices
  yield* receiveInterchange("lynx", remittance(77_001, 8_810, 90_000), "000000002.820")
}).pipe(Effect.orDie)

/** The network's 820 for an invoice. */
export const remittance = (invoiceNumber: number, cents: number, total = cents, control = 2) =>
  writeInterchange(
    {
      sender: { qualifier: "ZZ", id: "TPALYNX" },
      receiver: { qualifier: "ZZ", id: "SHOP0001" },
      control,
      day: "2026-11-25",
      time: "09:00",
      isTest: true,
      group: "RA",
      kind: "820"
    },
    [
      [
        ["BPR", "I", amountText(total), "C", "ACH"],
        ["TRN", "1", "EFT55120"],
        ["RMR", "IV", String(invoiceNumber), "", amountText(cents)],
        ["ADX", "-13.2", "01"]
      ]
    ]
  )

/** The network's 824 for an invoice that was sent before. */
const rejection = (invoiceNumber: number) =>
  writeInterchange(
    {
      sender: { qualifier: "ZZ", id: "TPALYNX" },
      receiver: { qualifier: "ZZ", id: "SHOP0001" },
      control: 1,
      day: "2026-11-21",
      time: "09:00",
      isTest: true,
      group: "AG",
      kind: "824"
    },
    [
      [
        ["BGN", "11", "1", "20261121"],
        ["OTI", "TR", "IV", String(invoiceNumber), "", "", "", "", "1", "0001"],
        ["TED", "INC", "VIN MISMATCH - DOES NOT MATCH THE VEHICLE ON THE CLAIM"]
      ]
    ]
  )
