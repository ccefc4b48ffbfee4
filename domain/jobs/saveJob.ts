import { Effect, Option } from "effect"
import { CurrentUser, type SignedInUser, type UserId } from "#domain/access/CurrentUser.ts"
import { canEditTax, hasSalesRole } from "#domain/access/hasAccess.ts"
import type { EstimateLine } from "#domain/estimates/EstimateLine.ts"
import { taxAsOf } from "#domain/estimates/priceEstimate.ts"
import { balanceDue } from "#domain/payments/balance.ts"
import type { User } from "#domain/people/User.ts"
import { Users } from "#domain/people/Users.ts"
import { Products } from "#domain/products/Products.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { traced } from "#domain/shared/traced.ts"
import { VinDecoder } from "#domain/vin/VinDecoder.ts"
import type { Vin } from "#domain/vin/Vin.ts"
import { bookInstallers, guardInstallers } from "./bookInstallers.ts"
import { acceptAnyInstall, enteredDatesOf, guardDays, type GuardInstall, guardStep } from "./jobGuards.ts"
import { preserveTimes } from "./JobInstall.ts"
import { type Job, Quote, withFields } from "./Job.ts"
import { JobChanges, recordHistory } from "./JobChanges.ts"
import type { JobDraft } from "./JobDraft.ts"
import { SalespersonUnavailable } from "./jobFailures.ts"
import { Jobs } from "./Jobs.ts"
import type { JobSource } from "./jobCodes.ts"
import { jobAccessLevel } from "./jobVisibility.ts"
import { completeDraft } from "./completeDraft.ts"
import { currentAnswer } from "./signedContent.ts"

/** Whether jobs may be attributed to a user: an active salesperson of the shop. */
export const canSell = (person: Pick<User, "active" | "roles">): boolean => person.active && hasSalesRole(person)

/**
 * Rejects attributing a job to anyone who is not an active salesperson of the shop. An existing salesperson stays, even
 * after they leave.
 */
const guardSalesperson = Effect.fn("guardSalesperson")(function* (
  id: UserId | null | undefined,
  before: UserId | null = null
) {
  if (id === undefined || id === null || id === before) return
  const user = yield* (yield* Users).get(id)
  if (user === undefined || !canSell(user)) return yield* new SalespersonUnavailable({ id })
})

/** Creates a job as a quote with the shop's next number. `source` is how it came to the shop. */
export const createJob = traced("createJob")(function* <R = never>(
  typed: JobDraft,
  guardInstall: GuardInstall<R> = acceptAnyInstall,
  source: JobSource = "staff"
) {
  const asker = Option.getOrUndefined(yield* Effect.serviceOption(CurrentUser))
  const draft = {
    ...typed,
    install: { ...typed.install, installers: preserveTimes(typed.install.installers) },
    lines: yield* preserveTaxes(asker, preserveCosts(asker, typed.lines))
  }
  yield* guardInstallers(draft.install.installers)
  const salespersonId = typed.salespersonId === undefined ? sellerOf(asker) : typed.salespersonId
  if (salespersonId !== sellerOf(asker)) yield* guardSalesperson(salespersonId)
  const jobs = yield* Jobs
  const id = JobId.make(yield* (yield* NewId).next)
  const { install, keepBookings } = yield* bookInstallers(id, draft)
  // Run concurrently: if the quote is rejected, its number is released for reuse.
  const [{ today, ...settled }, number] = yield* Effect.all([completeDraft(draft), jobs.nextNumber("job")], {
    concurrency: 2
  })
  yield* guardDays(enteredDatesOf(draft), today)
  // The draft was validated when decoded and everything else is computed here, so no further checks are needed.
  const job = new Quote(
    {
      ...draft,
      ...settled,
      decoded: yield* decodedOf(settled.vehicle.vin),
      id,
      salespersonId,
      install,
      source,
      version: 1,
      number,
      createdOn: today,
      quotedOn: today,
      invoiceNumber: null,
      payments: [],
      balance: 0
    },
    { disableChecks: true }
  )
  const guarded = yield* guardInstall(job)
  const kept = guarded === job.install ? job : withFields(job, { install: guarded }, { disableChecks: true })
  yield* jobs.add(kept)
  yield* keepBookings
  yield* (yield* JobChanges).add(kept.id, { _tag: "created", number: kept.number })
  return kept
})

/**
 * Saves a job as opened at `version`, taxed as of today. Only repricing (`isRepriced`: the prices are today's) sets the
 * date of its quote to today. Invoices are rejected.
 */
export const changeJob = Effect.fn("changeJob")(function* <R = never>(
  {
    id,
    version,
    isRepriced = false,
    ...typed
  }: JobDraft & { readonly id: JobId; readonly version: number; readonly isRepriced?: boolean },
  guardInstall: GuardInstall<R> = acceptAnyInstall
) {
  const jobs = yield* Jobs
  const kept = yield* guardStep("change", yield* jobs.getForUpdateAt(id, version))
  const asker = Option.getOrUndefined(yield* Effect.serviceOption(CurrentUser))
  const draft = {
    ...typed,
    install: { ...typed.install, installers: preserveTimes(typed.install.installers, kept.install.installers) },
    lines: yield* preserveTaxes(asker, preserveCosts(asker, typed.lines, kept.lines), kept.lines)
  }
  yield* guardInstallers(draft.install.installers, kept.install.installers)
  yield* guardSalesperson(draft.salespersonId, kept.salespersonId)
  const { today, ...settled } = yield* completeDraft(draft, kept)
  yield* guardDays(enteredDatesOf(draft), today, enteredDatesOf(kept))
  const { install, keepBookings } = yield* bookInstallers(id, draft, kept)
  const priced = withFields(kept, {
    ...draft,
    ...settled,
    decoded: yield* decodedOf(settled.vehicle.vin, kept.decoded),
    install,
    version,
    quotedOn: isRepriced ? today : kept.quotedOn,
    balance: balanceDue({ ...kept, totals: settled.totals })
  })
  const planned = withFields(priced, { install: yield* guardInstall(priced, kept) }, { disableChecks: true })
  const saved = yield* jobs.save(withFields(planned, { answer: currentAnswer(kept, planned) }))
  yield* keepBookings
  return yield* recordHistory(kept, saved)
})

/** Decodes a VIN for storage with its job; null if it cannot be decoded or no decoder is available. */
const decodedOf = Effect.fnUntraced(function* (vin: string, standing: Job["decoded"] = null) {
  if (vin === "" || standing?.vin === vin) return vin === "" ? null : standing
  const decoder = yield* Effect.serviceOption(VinDecoder)
  if (Option.isNone(decoder)) return null
  return yield* decoder.value.decode(vin as Vin).pipe(Effect.catchTag("VinNotDecoded", () => Effect.succeed(null)))
})

/** Users who sell become the salesperson of the jobs they create. */
const sellerOf = (asker: SignedInUser | undefined) => (asker !== undefined && hasSalesRole(asker) ? asker.id : null)

/**
 * Returns the lines to save with their costs. Costs are taken from the request if the user may see them. Otherwise, or
 * if absent, they keep their stored value, or 0 on a new line.
 */
export const preserveCosts = (
  person: Pick<SignedInUser, "roles"> | undefined,
  sent: ReadonlyArray<EstimateLine>,
  standing: ReadonlyArray<EstimateLine> = []
): ReadonlyArray<EstimateLine> => {
  const mayWrite = person !== undefined && jobAccessLevel(person) === "all"
  const costs = new Map(standing.map(({ id, cost }) => [id, cost]))
  return sent.map((line) => ({ ...line, cost: (mayWrite ? line.cost : undefined) ?? costs.get(line.id) ?? 0 }))
}

/**
 * Returns the lines to save with their tax status. It is taken from the request if the user may set it. Otherwise
 * existing lines keep theirs, and new lines are taxed by their kind unless they are a product of the shop with its own
 * tax setting (Z4).
 */
export const preserveTaxes = traced("preserveTaxes")(function* (
  person: Pick<SignedInUser, "roles"> | undefined,
  sent: ReadonlyArray<EstimateLine>,
  standing: ReadonlyArray<EstimateLine> = []
) {
  if (canEditTax(person)) return sent
  const kept = new Map(standing.map((line) => [line.id, line]))
  // For tax purposes, a line that became another product is a new line.
  const before = (line: EstimateLine) => {
    const known = kept.get(line.id)
    return known?.partNumber === line.partNumber ? known : undefined
  }
  const codes = [
    ...new Set(
      sent
        .filter((line) => before(line) === undefined)
        .map(({ partNumber }) => partNumber.trim())
        .filter((code) => code !== "")
    )
  ]
  const products = new Map(
    codes.length === 0
      ? []
      : (yield* (yield* Products).taxTypes(codes)).map(({ productCode, taxType }) => [
          productCode.toLowerCase(),
          taxType
        ])
  )
  return sent.map((line) => {
    const stood = before(line)
    const taxType = products.get(line.partNumber.trim().toLowerCase())
    return {
      ...line,
      taxable: stood?.taxable ?? taxType !== "notTaxed",
      taxAs: stood?.taxAs ?? (taxType === undefined ? "" : taxAsOf(line.kind, taxType))
    }
  })
})
