import { Effect, Layer } from "effect"
import type { EdiHistoryEntry, EdiInterchange, EdiInvoice, StoredEdiInvoice } from "#domain/edi/EdiInvoice.ts"
import { EdiInvoices } from "#domain/edi/EdiInvoices.ts"
import type { StoredPartner } from "#domain/edi/EdiPartner.ts"
import { isCreditOpen } from "#domain/edi/EdiCredit.ts"
import { type EdiState, isReceivedByPartner, isShortPaid, sentEvents, inTransitStates } from "#domain/edi/ediStates.ts"
import { insurerBalance } from "#domain/edi/settleInvoice.ts"
import type { EdiNetwork } from "#domain/edi/PartnerProfile.ts"
import { isCredited, type Job } from "#domain/jobs/Job.ts"
import { claimLifetime } from "#domain/mail/Outbox.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { companyKey, insurersOf, insurerWith } from "./claimInsurer.ts"
import { pageIn, sorted } from "./lists.ts"
import { tableOf, type ShopTables, MemoryTables } from "./MemoryTables.ts"

interface Kept {
  readonly interchange: EdiInterchange
  readonly jobId: JobId | null
}

const settled: ReadonlyArray<EdiState> = ["paid", "overPaid", "credited"]

const isQueued = ({ credit, state }: StoredEdiInvoice) => state === "queued" || credit?.state === "queued"

/** Claim time of an invoice that any worker may claim. */
const free = -Infinity

/** In-memory storage for EDI invoices. No worker sends them; tests and stories do that themselves. */
export const ediInvoicesMemory = Layer.effect(
  EdiInvoices,
  Effect.gen(function* () {
    const shelves = yield* MemoryTables
    const invoices = tableOf<JobId, StoredEdiInvoice>(shelves, "edi-invoices")
    const claims = tableOf<JobId, number>(shelves, "edi-claims")
    const interchanges = tableOf<string, Kept>(shelves, "edi-interchanges")
    const entries = tableOf<JobId, ReadonlyArray<EdiHistoryEntry>>(shelves, "edi-entries")
    const partners = tableOf<EdiNetwork, StoredPartner>(shelves, "edi-partners")
    const get = (id: JobId) => Effect.map(invoices, (kept) => kept.get(id))
    const all = Effect.map(Effect.all([shelves.current, invoices]), ([shelf, kept]) =>
      [...kept.values()].map((one) => listed(shelf, one))
    )
    return EdiInvoices.of({
      syncDrafts: (now) =>
        Effect.map(Effect.all([shelves.current, invoices, partners, entries]), ([shelf, kept, setUp, said]) => {
          for (const one of [...kept.values()]) {
            const job = shelf.jobs.get(one.jobId)
            const isUnsent = one.state === "draft" || one.state === "ready"
            if (isUnsent && (job?.stage !== "invoice" || job.insurance === null)) kept.delete(one.jobId)
            else if (isCredited(job) && one.state !== "credited") {
              const isSent = (said.get(one.jobId) ?? []).some(({ what }) => sentEvents.includes(what))
              const credit = { number: job.credit.number, state: "due", control: null, reason: "", at: now } as const
              kept.set(one.jobId, {
                ...one,
                state: "credited",
                stateAt: now,
                credit: isSent && isReceivedByPartner(one.state) ? credit : null
              })
            }
          }
          for (const job of shelf.jobs.values()) {
            const network = networkOf(shelf, job)
            const partner = network === undefined ? undefined : setUp.get(network)
            if (job.stage !== "invoice" || isCredited(job) || partner === undefined || kept.has(job.id)) continue
            if (!partner.isActive || job.invoicedOn < partner.since) continue
            kept.set(job.id, {
              jobId: job.id,
              network: partner.network,
              state: "draft",
              invoiceNumber: job.invoiceNumber,
              invoicedOn: job.invoicedOn,
              claimed: 0,
              paid: 0,
              control: null,
              findings: [],
              corrections: {},
              reason: "",
              trouble: "",
              stateAt: now,
              dispute: null,
              credit: null
            })
          }
        }),
      list: (search) =>
        Effect.flatMap(all, (found) =>
          Effect.map(
            pageIn(
              sorted(
                found
                  .filter(({ state }) =>
                    search.state === undefined ? !settled.includes(state) : state === search.state
                  )
                  .map((one) => ({ ...one, id: one.jobId })),
                ({ invoicedOn, jobId }) => [invoicedOn, jobId],
                true
              ),
              search,
              "edi-invoices"
            ),
            ({ items, ...rest }) => ({ ...rest, items: items.map(({ id: _, ...one }) => one) })
          )
        ),
      counts: Effect.map(invoices, (kept) => {
        const counted: Partial<Record<EdiState, number>> = {}
        for (const { state } of kept.values()) counted[state] = (counted[state] ?? 0) + 1
        return counted
      }),
      getListed: (id) => Effect.map(all, (found) => found.find(({ jobId }) => jobId === id)),
      get,
      getForUpdate: get,
      unsent: (most) =>
        Effect.map(invoices, (kept) =>
          sorted(
            [...kept.values()].filter(({ state }) => state === "draft" || state === "ready"),
            ({ invoicedOn, jobId }) => [invoicedOn, jobId],
            true
          )
            .slice(0, most)
            .map(({ jobId }) => jobId)
        ),
      unsettled: (most) =>
        Effect.map(Effect.all([shelves.current, invoices]), ([shelf, kept]) =>
          [...kept.values()]
            .filter(({ jobId, paid, state }) => {
              const job = shelf.jobs.get(jobId)
              if (job === undefined || state === "credited") return false
              const money = insurerBalance(job)
              return money.paid !== paid || (isShortPaid(state) && job.adjustments.length > 0)
            })
            .slice(0, most)
            .map(({ jobId }) => jobId)
        ),
      save: (invoice) =>
        Effect.map(Effect.all([invoices, claims]), ([kept, claimed]) => {
          if (!kept.has(invoice.jobId)) return
          kept.set(invoice.jobId, { ...invoice, trouble: invoice.trouble.slice(0, 500) })
          if (isQueued(invoice)) claimed.delete(invoice.jobId)
        }),
      findByNumber: (network, number) =>
        Effect.map(
          invoices,
          (kept) => [...kept.values()].find((one) => one.network === network && one.invoiceNumber === number)?.jobId
        ),
      findByCredit: (network, number) =>
        Effect.map(
          invoices,
          (kept) => [...kept.values()].find((one) => one.network === network && one.credit?.number === number)?.jobId
        ),
      openCreditCount: Effect.map(
        invoices,
        (kept) => [...kept.values()].filter(({ credit }) => isCreditOpen(credit)).length
      ),
      hasInTransit: (network) =>
        Effect.map(invoices, (kept) =>
          [...kept.values()].some(
            (one) =>
              one.network === network &&
              inTransitStates.some((state) => state === one.state || state === one.credit?.state)
          )
        ),
      findByControl: (network, control) =>
        Effect.map(
          interchanges,
          (kept) =>
            [...kept.values()].find(
              ({ interchange }) =>
                interchange.isOurs && interchange.network === network && interchange.control === control
            )?.jobId ?? undefined
        ),
      saveInterchange: (interchange, jobId) =>
        Effect.map(interchanges, (kept) => {
          const isKnown = [...kept.values()].some(
            ({ interchange: one }) =>
              one.network === interchange.network &&
              one.isOurs === interchange.isOurs &&
              one.control === interchange.control
          )
          if (!isKnown) kept.set(interchange.id, { interchange, jobId })
          return !isKnown
        }),
      receivedContent: (network, control) =>
        Effect.map(
          interchanges,
          (kept) =>
            [...kept.values()].find(
              ({ interchange }) =>
                !interchange.isOurs && interchange.network === network && interchange.control === control
            )?.interchange.content
        ),
      interchange: (id) => Effect.map(interchanges, (kept) => kept.get(id)?.interchange),
      appendHistory: (id, entry) =>
        Effect.map(entries, (kept) => {
          kept.set(id, [{ ...entry, text: entry.text.slice(0, 2_000) }, ...(kept.get(id) ?? [])])
        }),
      history: (id) => Effect.map(entries, (kept) => (kept.get(id) ?? []).slice(0, 200)),
      enqueue: () => Effect.void,
      retryNow: (id) =>
        Effect.map(invoices, (kept) => {
          const found = kept.get(id)
          if (found !== undefined && isQueued(found)) kept.set(id, { ...found, trouble: "" })
        }),
      claim: (id, now) =>
        Effect.map(Effect.all([invoices, claims]), ([kept, claimed]) => {
          const found = kept.get(id)
          if (found === undefined || !isQueued(found)) return "done"
          if ((claimed.get(id) ?? free) > now - claimLifetime) return "busy"
          claimed.set(id, now)
          return found
        }),
      releaseClaim: (id, why) =>
        Effect.map(Effect.all([invoices, claims]), ([kept, claimed]) => {
          const found = kept.get(id)
          if (found === undefined || !isQueued(found)) return
          kept.set(id, { ...found, trouble: why.slice(0, 500) })
          claimed.set(id, free)
        })
    })
  })
).pipe(Layer.provide(MemoryTables.empty))

/** Returns the network of the insurer on a job's claim if that insurer accepts EDI invoices. */
const networkOf = (shelf: ShopTables, job: Job): EdiNetwork | undefined => {
  const key = companyKey(job)
  const network = key === "" ? undefined : insurerWith(insurersOf(shelf), key)?.network
  return network === "none" ? undefined : network
}

const listed = (shelf: ShopTables, { corrections: _, ...invoice }: StoredEdiInvoice): EdiInvoice => {
  const job = shelf.jobs.get(invoice.jobId)
  return {
    ...invoice,
    jobNumber: job?.number ?? 0,
    customerName: (job === undefined ? undefined : shelf.customers.get(job.customerId)?.customerName) ?? "",
    insurer: job?.insurance?.company ?? ""
  }
}
