import { Clock, Effect, Schema } from "effect"
import { requireUser } from "#domain/access/CurrentUser.ts"
import { OwnBusiness } from "#domain/business-information/OwnBusiness.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { createCustomer } from "#domain/customers/customersHandlers.ts"
import { rebateFault } from "#domain/estimates/priceEstimate.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { JobDraft, maxInsuredMinutes, emptyInsurance, emptyVehicle } from "#domain/jobs/JobDraft.ts"
import { emptyInstall } from "#domain/jobs/JobInstall.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { acceptAnyInstall } from "#domain/jobs/jobGuards.ts"
import { changeJob, createJob } from "#domain/jobs/saveJob.ts"
import { requireVisibleJob, explainConflict } from "#domain/jobs/jobVisibility.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { todayIn } from "#domain/shared/Day.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { canonicalJson } from "#domain/shared/canonicalJson.ts"
import { isPhoneNumber } from "#domain/shared/phoneDigits.ts"
import { vinFault } from "#domain/vin/vinFault.ts"
import {
  type AnswerKind,
  Dispatch,
  DispatchChanged,
  type DispatchContent,
  DispatchDecided,
  DispatchUndecided,
  DispatchUnfit
} from "./Dispatch.ts"
import { buildAnswer } from "./DispatchAnswer.ts"
import { DispatchAnswers } from "./DispatchAnswers.ts"
import { Dispatches } from "./Dispatches.ts"
import { compareDispatch, toJobLine, undecided as leftOpen, withPicks } from "./compareDispatch.ts"
import type { postDispatchDecline, postDispatchJob, postDispatchLink, postDispatchReopen } from "./dispatchesApi.ts"
import { undecidedFields } from "./receiveDispatch.ts"

type Of<E extends { readonly input: { readonly Type: unknown } }> = E["input"]["Type"]

/** Returns the dispatch if `version` is still current; otherwise rejects with `DispatchChanged`. */
const getForUpdateAt = Effect.fnUntraced(function* ({ id, version }: Pick<Dispatch, "id" | "version">) {
  const current = yield* (yield* Dispatches).get(id)
  return current.version === version ? current : yield* new DispatchChanged({ current })
})

const decide = Effect.fnUntraced(function* (dispatch: Dispatch, what: Partial<Dispatch>) {
  const person = yield* requireUser
  const decidedAt = yield* Clock.currentTimeMillis
  return yield* (yield* Dispatches).save(new Dispatch({ ...dispatch, ...what, decidedBy: person.id, decidedAt }))
})

/**
 * Links a dispatch to a job and applies the picks where they differ. A linked dispatch can be compared with its own job
 * again after the network revised it, but must be reopened before it can be linked to another job.
 */
export const linkDispatch = Effect.fn("linkDispatch")(function* (asked: Of<typeof postDispatchLink>) {
  const dispatch = yield* getForUpdateAt(asked)
  const isOwnAgain = dispatch.state === "linked" && dispatch.jobId === asked.jobId
  if (dispatch.state !== "new" && !isOwnAgain) return yield* new DispatchDecided({ state: dispatch.state })
  yield* requireVisibleJob(asked.jobId)
  const job = yield* (yield* Jobs)
    .getForUpdateAt(asked.jobId, asked.jobVersion)
    .pipe(Effect.catchTag("JobChanged", explainConflict))
  const open = leftOpen(compareDispatch(job, dispatch.content), asked.picks)
  if (open.length > 0) return yield* new DispatchUndecided({ fields: open })
  const ids = yield* Effect.forEach(dispatch.content.lines, () => Effect.flatMap(NewId, ({ next }) => next))
  const draft = draftOf(job)
  const picked = { ...draft, ...withPicks(job, dispatch.content, asked.picks, () => ids.pop()!) }
  if (canonicalJson(picked) !== canonicalJson(draft)) {
    yield* guardFit(picked)
    yield* Effect.catchTag(changeJob({ ...picked, id: job.id, version: job.version }), "JobChanged", explainConflict)
  }
  const linked = yield* decide(dispatch, { state: "linked", jobId: job.id as JobId, revisedAt: null })
  if (!isOwnAgain) yield* scheduleAnswer(linked, "accepted", job.number)
  return linked
})

/** Creates a quote from everything in a dispatch and links it. */
export const createJobFromDispatch = Effect.fn("createJobFromDispatch")(function* (asked: Of<typeof postDispatchJob>) {
  const dispatch = yield* getForUpdateAt(asked)
  if (dispatch.state !== "new") return yield* new DispatchDecided({ state: dispatch.state })
  const { content } = dispatch
  const customer =
    asked.customerId === null
      ? yield* Effect.orDie(createCustomer(yield* customerFrom(content)))
      : yield* (yield* Customers).get(asked.customerId)
  const ids = yield* Effect.forEach(content.lines, () => Effect.flatMap(NewId, ({ next }) => next))
  const { timeZone } = yield* (yield* Locations).get(asked.locationId)
  const today = yield* todayIn(timeZone)
  const isVinGood = vinFault(content.vehicle.vin) === undefined
  const draft: JobDraft = {
    customerId: customer.id,
    locationId: asked.locationId,
    pricingProfileId: customer.pricingProfileId,
    vehicle: { ...emptyVehicle, ...content.vehicle, vin: isVinGood ? content.vehicle.vin : "" },
    insurance: {
      ...emptyInsurance,
      ...claimOf(content),
      dateOfLoss: noLater(content.dateOfLoss, today),
      referralDate: noLater(content.dispatchedOn, today)
    },
    install: {
      ...emptyInstall,
      jobType: content.jobType,
      repairLocation: content.repairLocation === "" ? "inShop" : content.repairLocation,
      address: content.repairLocation === "mobile" ? content.address : null,
      // Keep an invalid VIN in the notes, so that staff can compare it with the vehicle.
      notes: [content.notes, isVinGood || content.vehicle.vin === "" ? "" : `VIN ${content.vehicle.vin}`]
        .filter((line) => line !== "")
        .join("\n")
        .slice(0, 2000)
    },
    partsStatus: content.lines.some(({ kind }) => kind === "glass") ? "pending" : "complete",
    lines: content.lines.map((line, at) => toJobLine(line, ids[at]!))
  }
  yield* guardFit(draft)
  const job = yield* createJob(draft, acceptAnyInstall, "dispatch")
  const linked = yield* decide(dispatch, { state: "linked", jobId: job.id })
  yield* scheduleAnswer(linked, "accepted", job.number)
  return linked
})

/**
 * Caps a day at today: the network may already be a day ahead of the shop's time zone, and past events must not lie in
 * the future.
 */
const noLater = (day: string, today: string): string => (day > today ? today : day)

/** Declines a new dispatch. */
export const declineDispatch = Effect.fn("declineDispatch")(function* ({
  reason,
  note,
  ...asked
}: Of<typeof postDispatchDecline>) {
  const dispatch = yield* getForUpdateAt(asked)
  if (dispatch.state !== "new") return yield* new DispatchDecided({ state: dispatch.state })
  const declined = yield* decide(dispatch, { state: "declined", reason, note })
  yield* scheduleAnswer(declined, "declined")
  return declined
})

/** Reverses the linking or declining of a dispatch. The job is left unchanged. Has no effect on a new dispatch. */
export const reopenDispatch = Effect.fn("reopenDispatch")(function* (asked: Of<typeof postDispatchReopen>) {
  const dispatch = yield* getForUpdateAt(asked)
  if (dispatch.state === "new") return dispatch
  const reopened = yield* (yield* Dispatches).save(new Dispatch({ ...dispatch, ...undecidedFields, revisedAt: null }))
  yield* revokeAnswer(reopened)
  return reopened
})

/** Returns the editable fields of a job. */
const draftOf = (job: Job): JobDraft =>
  Object.fromEntries(
    Object.keys(JobDraft.fields).map((name) => [name, (job as unknown as Readonly<Record<string, unknown>>)[name]])
  ) as unknown as JobDraft

/**
 * Rejects a job that would not pass validation if typed: the dispatch's values may not be valid together with the
 * job's.
 */
const guardFit = Effect.fnUntraced(function* (draft: JobDraft) {
  const { deductible = 0, rebate = 0 } = draft.insurance ?? {}
  if (rebateFault(deductible, rebate) !== undefined)
    return yield* new DispatchUnfit({ issue: "job.rebateAboveDeductible" })
  if (draft.install.duration > maxInsuredMinutes) return yield* new DispatchUnfit({ issue: "install.durationInsured" })
  // A missing VIN and plate is allowed here, as on the public page: staff are asked for it on the job.
  const told = { ...draft, vehicle: { ...draft.vehicle, plate: draft.vehicle.plate || "-", plateState: "AZ" } }
  if (!Schema.is(JobDraft)(told)) return yield* new DispatchUnfit({ issue: "job.tooLarge" })
})

/** Returns the claim fields sent by the network. */
const claimOf = (content: DispatchContent) => ({
  company: content.company,
  claimNumber: content.claimNumber,
  policyNumber: content.policyNumber,
  policyholder: content.insuredName,
  dispatchNumber: content.dispatchNumber,
  referralNumber: content.referralNumber,
  authorization: content.authorization,
  dateOfLoss: content.dateOfLoss,
  causeOfLoss: content.causeOfLoss,
  otherPlate: content.otherPlate,
  agent: content.agent,
  deductible: content.deductible
})

/** Builds a new customer from the policyholder. */
const customerFrom = Effect.fnUntraced(function* ({
  address,
  insuredEmail,
  insuredName,
  insuredPhone
}: DispatchContent) {
  const { language } = yield* (yield* OwnBusiness).get
  const [firstName = "", ...rest] = insuredName.trim().split(/\s+/)
  return {
    isBusiness: false,
    customerName: insuredName.trim(),
    firstName: firstName.slice(0, 60),
    lastName: rest.join(" ").slice(0, 60),
    customerType: "insurance",
    pricingProfileId: null,
    phoneNumbers: !isPhoneNumber(insuredPhone.trim())
      ? []
      : [{ phoneNumber: insuredPhone.trim(), phoneType: "mobile" as const }],
    emailAddress: insuredEmail,
    language,
    billingAddress: null,
    shippingAddress: address === null ? null : { ...address, addressType: "residential" as const },
    taxExemptNo: "",
    taxExemptExpirationDate: "",
    paymentTerms: "Cash",
    externalAccountingId: "",
    ediInsuranceId: "",
    tpaId: "",
    salesRepresentative: "",
    status: "active"
  } as const
})

/**
 * Schedules an answer to the network in the transaction of the decision. If the shop does not want this network to
 * receive answers, also drops any answer not sent yet.
 */
export const scheduleAnswer = Effect.fn("scheduleAnswer")(function* (
  dispatch: Dispatch,
  answer: AnswerKind,
  jobNumber: number | null = null
) {
  const answers = yield* DispatchAnswers
  if (!(yield* answers.isWanted(dispatch.content.network))) return yield* answers.remove(dispatch.id)
  const answeredAt = dispatch.decidedAt ?? (yield* Clock.currentTimeMillis)
  yield* answers.enqueue(dispatch.id, buildAnswer(dispatch, answer, { answeredAt, jobNumber }))
})

/** Revokes an answer. One that has definitely not been sent is dropped; otherwise a "reopened" answer is sent. */
export const revokeAnswer = Effect.fn("revokeAnswer")(function* (reopened: Dispatch) {
  const answers = yield* DispatchAnswers
  const last = yield* answers.getForUpdate(reopened.id)
  if (last === undefined) return
  if (last.toldAt === null && last.claimedAt === null) return yield* answers.remove(reopened.id)
  yield* scheduleAnswer(reopened, "reopened")
})
