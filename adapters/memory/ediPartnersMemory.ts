import { Effect, Layer } from "effect"
import type { StoredPartner } from "#domain/edi/EdiPartner.ts"
import { EdiPartners } from "#domain/edi/EdiPartners.ts"
import type { EdiNetwork } from "#domain/edi/PartnerProfile.ts"
import type { StoredEdiInvoice } from "#domain/edi/EdiInvoice.ts"
import { isLocked } from "#domain/edi/ediStates.ts"
import { InvoiceLocks } from "#domain/jobs/changeStage.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { EdiNotSent, EdiTransport } from "#domain/edi/EdiTransport.ts"
import { type UnmatchedItem, type EdiStrayId, maxUnmatchedItems } from "#domain/edi/UnmatchedItem.ts"
import { UnmatchedItems } from "#domain/edi/UnmatchedItems.ts"
import { tableOf, MemoryTables } from "./MemoryTables.ts"
import { sorted } from "./lists.ts"

/** In-memory storage for a shop's EDI partners. */
export const ediPartnersMemory = Layer.effect(
  EdiPartners,
  Effect.gen(function* () {
    const shelves = yield* MemoryTables
    const partners = tableOf<EdiNetwork, StoredPartner>(shelves, "edi-partners")
    const series = tableOf<EdiNetwork, number>(shelves, "edi-controls")
    return EdiPartners.of({
      all: Effect.map(partners, (kept) =>
        [...kept.values()].sort((one, other) => (one.network < other.network ? -1 : 1))
      ),
      get: (network) => Effect.map(partners, (kept) => kept.get(network)),
      save: (partner) =>
        Effect.map(partners, (kept) => {
          const { network, version } = partner
          if ((kept.get(network)?.version ?? 0) !== version) return undefined
          const next = { ...partner, version: version + 1, hasSecret: partner.secret !== "" }
          kept.set(network, next)
          return next
        }),
      nextControl: (network) =>
        Effect.map(series, (kept) => {
          const next = (kept.get(network) ?? 0) + 1
          kept.set(network, next)
          return next
        })
    })
  })
).pipe(Layer.provide(MemoryTables.empty))

/** Reports whether a partner has received a job's invoice, from the same tables. */
export const invoiceLocksMemory = Layer.effect(
  InvoiceLocks,
  Effect.gen(function* () {
    const invoices = tableOf<JobId, StoredEdiInvoice>(yield* MemoryTables, "edi-invoices")
    return InvoiceLocks.of({
      isSent: (id) =>
        Effect.map(invoices, (kept) => {
          const found = kept.get(id)
          return found !== undefined && isLocked(found.state)
        })
    })
  })
).pipe(Layer.provide(MemoryTables.empty))

/** EDI transport that is always unreachable, because nothing may leave the page. */
export const ediTransportMemory = Layer.sync(EdiTransport, () => {
  const gone = new EdiNotSent({ reason: "unreachable", text: "" })
  return EdiTransport.of({
    hasPractice: false,
    send: () => Effect.fail(gone),
    listFiles: () => Effect.fail(gone),
    fetch: () => Effect.fail(gone),
    acknowledge: () => Effect.fail(gone)
  })
})

interface Kept {
  readonly stray: UnmatchedItem
  readonly content: string
}

/** In-memory storage for partner files that could not be matched. */
export const unmatchedItemsMemory = Layer.effect(
  UnmatchedItems,
  Effect.gen(function* () {
    const strays = tableOf<EdiStrayId, Kept>(yield* MemoryTables, "edi-strays")
    return UnmatchedItems.of({
      add: (stray, content) =>
        Effect.map(strays, (kept) => {
          const isKnown =
            stray.fileName !== "" &&
            [...kept.values()].some(
              (one) =>
                one.stray.network === stray.network && one.stray.fileName === stray.fileName && one.content === content
            )
          if (!isKnown) kept.set(stray.id, { stray, content })
          return !isKnown
        }),
      list: (isSettled) =>
        Effect.map(strays, (kept) =>
          sorted(
            [...kept.values()].map(({ stray }) => stray).filter(({ settled }) => (settled !== null) === isSettled),
            ({ at, id, settled }) => [settled?.at ?? at, id],
            isSettled
          ).slice(0, maxUnmatchedItems)
        ),
      getForUpdate: (id) => Effect.map(strays, (kept) => kept.get(id)?.stray),
      content: (id) => Effect.map(strays, (kept) => kept.get(id)?.content),
      resolve: (id, settled) =>
        Effect.map(strays, (kept) => {
          const found = kept.get(id)
          if (found !== undefined) kept.set(id, { ...found, stray: { ...found.stray, settled } })
        })
    })
  })
).pipe(Layer.provide(MemoryTables.empty))
