import type { Job } from "#domain/jobs/Job.ts"
import { balanceOf } from "#domain/payments/balance.ts"
import { type FormPath, valueAt } from "#web/api/formPath.ts"
import { isSame } from "#web/forms/mergeFields.ts"
import type { WordId } from "#web/words/words.ts"
import type { JobValues } from "./JobForm.ts"

/** A section of the job form, as the way to it says it. */
export interface JobPlace {
  readonly id: string
  readonly word: WordId
  /** What is typed in it. */
  readonly paths: ReadonlyArray<FormPath<JobValues>>
  /** Whether a job has it; every one does, unless told otherwise. */
  readonly isThere?: (job: Job | undefined) => boolean
  /** Whether it says all that the shop needs from it. Without it there is nothing to be done in it. */
  readonly isDone?: (values: JobValues, job: Job | undefined) => boolean
}

const isKept = (job: Job | undefined) => job !== undefined
/** An invoice that the customer pays whole has no insurance to read. */
const mayInsure = (job: Job | undefined) => job?.stage !== "invoice" || job.insurance !== null

/** The sections of the job form in their order. */
export const jobSections: ReadonlyArray<JobPlace> = [
  {
    id: "customer",
    word: "job.customer",
    paths: ["customerId", "locationId"],
    isDone: ({ customerId }) => customerId !== ""
  },
  {
    id: "vehicle",
    word: "job.vehicle",
    paths: ["vehicle"],
    isDone: ({ vehicle: { vin, plate, make } }) => make !== "" && vin + plate !== ""
  },
  {
    id: "insurance",
    word: "job.insurance",
    paths: ["insurance"],
    isThere: mayInsure,
    isDone: ({ insurance }) => insurance !== null && insurance.company !== "" && insurance.claimNumber !== ""
  },
  {
    id: "parts",
    word: "job.parts",
    paths: ["lines", "pricingProfileId"],
    isDone: ({ lines }) => lines.length > 0 && lines.every(({ netPrice }) => netPrice !== null)
  },
  {
    id: "install",
    word: "job.install",
    paths: ["install", "partsStatus"],
    isDone: ({ install }) => install.date !== ""
  },
  { id: "messages", word: "job.messagesShort", paths: [], isThere: isKept },
  {
    id: "payment",
    word: "job.payment",
    paths: [],
    isDone: (_, job) => job?.stage === "invoice" && job.credit === null && balanceOf(job.totals, job.payments) <= 0
  },
  { id: "files", word: "job.filesShort", paths: [], isThere: isKept },
  { id: "changes", word: "job.changes", paths: [], isThere: isKept }
]

/** Whether something in a section differs from what is kept. */
export const isUnsaved = ({ paths }: JobPlace, kept: JobValues | undefined, typed: JobValues): boolean =>
  kept !== undefined &&
  paths.some((path) => {
    const [was, is] = [valueAt(kept, path), valueAt(typed, path)]
    return was !== is && !isSame(was, is)
  })
