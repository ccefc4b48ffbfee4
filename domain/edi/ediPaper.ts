import { Effect } from "effect"
import { factsAround } from "#domain/documents/jobFacts.ts"
import { insurerNamed } from "#domain/insurers/Insurer.ts"
import { Insurers } from "#domain/insurers/Insurers.ts"
import { JobFiles } from "#domain/job-files/JobFiles.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import type { KeptEdiInvoice } from "./EdiInvoice.ts"
import type { KeptPartner } from "./EdiPartner.ts"
import { EdiPartners } from "./EdiPartners.ts"
import { ediFactsOf } from "./ediFactsOf.ts"
import type { EdiNetwork } from "./PartnerProfile.ts"
import { partnerProfiles } from "./partnerProfiles.ts"
import { preflight } from "./preflight.ts"

/** What does not change from one invoice to the next of a run: the shop, and its partners. */
export interface EdiDesk {
  readonly shop: Tenant
  readonly partners: ReadonlyMap<EdiNetwork, KeptPartner>
}

/** The shop and its partners. To be asked before anything is kept: the directory is outside the shop's transaction. */
export const ediDesk = Effect.fn("ediDesk")(function* () {
  const shop = yield* (yield* Tenants).get((yield* CurrentTenant).id)
  if (shop === undefined) return yield* Effect.die(new Error("the shop is not there"))
  const partners = new Map((yield* (yield* EdiPartners).all).map((one) => [one.network, one]))
  return { shop, partners } satisfies EdiDesk
})

/** All that an invoice's 810, or that of its credit, is written from, and what a pre-flight finds in it. */
export const ediPaper = Effect.fn("ediPaper")(function* (
  { jobId, network, corrections, credit }: Pick<KeptEdiInvoice, "jobId" | "network" | "corrections" | "credit">,
  { shop, partners }: EdiDesk
) {
  const job = yield* Effect.orDie((yield* Jobs).get(jobId))
  const { customer, location, tenant } = yield* factsAround(job, shop)
  const company = job.insurance?.company ?? ""
  const sought = yield* Effect.orDie((yield* Insurers).list({ text: company.trim(), size: 100 }))
  const insurer = insurerNamed(sought.items, company)
  const isCalibrated = job.lines.some(({ kind }) => kind === "calibration")
  const files = isCalibrated ? yield* (yield* JobFiles).of(jobId) : []
  const partner = partners.get(network)
  const facts = ediFactsOf({
    job,
    customer,
    location,
    business: tenant,
    partner,
    insurerId: insurer?.id,
    hasProof: files.some(({ place }) => place === "attachment"),
    corrections,
    isCredit: credit !== null
  })
  const profile = partnerProfiles[network]
  return { job, facts, profile, partner, findings: preflight(facts, profile) }
})
