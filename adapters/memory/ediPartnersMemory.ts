import { Effect, Layer } from "effect"
import type { KeptPartner } from "#domain/edi/EdiPartner.ts"
import { EdiPartners } from "#domain/edi/EdiPartners.ts"
import type { EdiNetwork } from "#domain/edi/PartnerProfile.ts"
import type { KeptEdiInvoice } from "#domain/edi/EdiInvoice.ts"
import { isLocked } from "#domain/edi/ediStates.ts"
import { InvoiceHolds } from "#domain/jobs/InvoiceHolds.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { recordsOf, Shelves } from "./Shelves.ts"

/** A shop's partners over a map. */
export const ediPartnersMemory = Layer.effect(
  EdiPartners,
  Effect.gen(function* () {
    const shelves = yield* Shelves
    const partners = recordsOf<EdiNetwork, KeptPartner>(shelves, "edi-partners")
    const series = recordsOf<EdiNetwork, number>(shelves, "edi-controls")
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
).pipe(Layer.provide(Shelves.empty))

/** Whether a partner has a job's invoice, over the same map. */
export const invoiceHoldsMemory = Layer.effect(
  InvoiceHolds,
  Effect.gen(function* () {
    const invoices = recordsOf<JobId, KeptEdiInvoice>(yield* Shelves, "edi-invoices")
    return InvoiceHolds.of({
      isSent: (id) =>
        Effect.map(invoices, (kept) => {
          const found = kept.get(id)
          return found !== undefined && isLocked(found.state)
        })
    })
  })
).pipe(Layer.provide(Shelves.empty))
