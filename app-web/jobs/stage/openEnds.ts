import { adhesiveExpired } from "#domain/jobs/JobInstall.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { areFollowed, awaited } from "#domain/estimates/partsStatusOf.ts"

type Looked = Pick<Job, "partsStatus" | "install" | "insurance" | "lines">

/**
 * What is still open on a job that goes on: no obstacle, but worth a look. Message ids, how many it counts, and the
 * section it is put right in.
 */
export const openEnds = (job: Looked) => {
  const { partsStatus, install, insurance, lines } = job
  const expired = adhesiveExpired(job).length
  return [
    ...(areFollowed(lines) && awaited(lines).length > 0
      ? [{ word: "step.partsAwaited" as const, count: awaited(lines).length, section: "parts" }]
      : []),
    ...(!areFollowed(lines) && partsStatus === "pending"
      ? [{ word: "step.partsPending" as const, count: 1, section: "install" }]
      : []),
    ...(expired > 0 ? [{ word: "step.adhesiveExpired" as const, count: expired, section: "parts" }] : []),
    ...(install.date === "" ? [{ word: "step.noDate" as const, count: 1, section: "install" }] : []),
    ...(install.installers.length === 0 ? [{ word: "step.noInstaller" as const, count: 1, section: "install" }] : []),
    ...(insurance !== null && !insurance.signatureOnFile
      ? [{ word: "step.noSignature" as const, count: 1, section: "insurance" }]
      : []),
    ...(insurance !== null && insurance.claimNumber === ""
      ? [{ word: "step.noClaim" as const, count: 1, section: "insurance" }]
      : [])
  ]
}
