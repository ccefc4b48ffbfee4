import { Effect } from "effect"
import { factsOfJob } from "#domain/documents/jobFacts.ts"
import { insurerWithName } from "#domain/insurers/Insurer.ts"
import { Insurers } from "#domain/insurers/Insurers.ts"
import { JobFiles } from "#domain/job-files/JobFiles.ts"
import { SiteEvents } from "#domain/installer-day/SiteEvents.ts"
import { calibrationGaps, siteStateOf } from "#domain/installer-day/siteWork.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import type { StoredEdiInvoice } from "./EdiInvoice.ts"
import type { StoredPartner } from "./EdiPartner.ts"
import { EdiPartners } from "./EdiPartners.ts"
import { ediFactsOf } from "./ediFactsOf.ts"
import type { EdiNetwork } from "./PartnerProfile.ts"
import { partnerProfiles } from "./partnerProfiles.ts"
import { preflight } from "./preflight.ts"

/** Data shared by all invoices of a run: the shop and its partners. */
export interface EdiContext {
  readonly shop: Tenant
  readonly partners: ReadonlyMap<EdiNetwork, StoredPartner>
}

/**
 * Loads the shop and its partners. Call before anything is saved, because the directory is outside the shop's
 * transaction.
 */
export const loadEdiContext = Effect.fn("loadEdiContext")(function* () {
  const shop = yield* (yield* Tenants).get((yield* CurrentTenant).id)
  if (shop === undefined) return yield* Effect.die(new Error("the current shop does not exist"))
  const partners = new Map((yield* (yield* EdiPartners).all).map((one) => [one.network, one]))
  return { shop, partners } satisfies EdiContext
})

/** Returns everything needed to write an invoice's 810, or that of its credit memo, with the pre-flight findings. */
export const writeEdiInvoice = Effect.fn("writeEdiInvoice")(function* (
  { jobId, network, corrections, credit }: Pick<StoredEdiInvoice, "jobId" | "network" | "corrections" | "credit">,
  { shop, partners }: EdiContext
) {
  const job = yield* Effect.orDie((yield* Jobs).get(jobId))
  const { customer, location, tenant } = yield* factsOfJob(job, shop)
  const company = job.insurance?.company ?? ""
  const sought = yield* Effect.orDie((yield* Insurers).list({ text: company.trim(), size: 100 }))
  const insurer = insurerWithName(sought.items, company)
  const partner = partners.get(network)
  const facts = ediFactsOf({
    job,
    customer,
    location,
    business: tenant,
    partner,
    insurerId: insurer?.id,
    hasProof: job.lines.some(({ kind }) => kind === "calibration") && (yield* isProved(job)),
    corrections,
    isCredit: credit !== null
  })
  const profile = partnerProfiles[network]
  return { job, facts, profile, partner, findings: preflight(facts, profile) }
})

/**
 * Whether a job's calibration is proved: everything the networks require was recorded on site (trade 1.3), or staff
 * attached a file, such as the tool's report. A customer's damage photos do not count.
 */
const isProved = Effect.fnUntraced(function* (job: Job) {
  const files = yield* (yield* JobFiles).ofJob(job.id)
  if (files.some(({ by, place }) => place === "attachment" && by !== null)) return true
  const events = (yield* (yield* SiteEvents).ofJobs([job.id])).get(job.id) ?? []
  return calibrationGaps(siteStateOf(events)).length === 0
})
