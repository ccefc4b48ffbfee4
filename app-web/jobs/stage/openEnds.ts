import type { Job } from "#domain/jobs/Job.ts"

/** What is still open on a job that is about to be invoiced: no obstacle, but worth a look. Message ids. */
export const openEnds = ({ partsStatus, install, insurance }: Pick<Job, "partsStatus" | "install" | "insurance">) => [
  ...partsStatus === "pending" ? ["step.partsPending" as const] : [],
  ...install.date === "" ? ["step.noDate" as const] : [],
  ...insurance !== null && !insurance.signatureOnFile ? ["step.noSignature" as const] : [],
  ...insurance !== null && insurance.claimNumber === "" ? ["step.noClaim" as const] : []
]
