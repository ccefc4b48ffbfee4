import "./StageChanges.css"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { arePartsTracked, awaitedLines } from "#domain/estimates/EstimateLine.ts"
import type { Job, Stage } from "#domain/jobs/Job.ts"
import { adhesiveExpired } from "#domain/jobs/JobInstall.ts"
import { findJobsLike, listStagePiles } from "#domain/jobs/jobListApi.ts"
import { getJob, listJobs } from "#domain/jobs/jobsApi.ts"
import { listStockRequired, postReopen } from "#domain/jobs/jobStepsApi.ts"
import { DefinitionList } from "#ui/DefinitionList.tsx"
import { Icon } from "#ui/Icon.tsx"
import { Link } from "#ui/Link.tsx"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { goToSection } from "#web/jobs/form/JobSection.tsx"
import type { ApplySavedJob } from "#web/jobs/form/useOpenJob.ts"
import { useToast } from "#web/page/useToast.ts"
import { useWords } from "#web/words/useWords.ts"
import { jobToastKey, focusNextStep } from "./nextStep.ts"
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx"

interface StageChangesProps {
  readonly job: Job
  readonly to: Stage
  /** Changes besides the stage. */
  readonly changes: ReadonlyArray<{ readonly label: string; readonly value: string }>
  readonly onLeave: () => void
}

/**
 * What a stage step changes on a job, and what is still open on it; each open item links to where it can be resolved.
 */
export function StageChanges({ job, to, changes, onLeave }: StageChangesProps) {
  const { t, of } = useWords()
  // The step itself asks for the date.
  const ends = openItems(job).filter(({ word }) => to !== "workorder" || word !== "step.noDate")
  const go = (section: string) => {
    onLeave()
    goToSection(section)
  }
  return (
    <div className="StageChanges">
      <DefinitionList
        items={[
          { label: t("jobs.stage"), value: t("step.fromTo", { from: of("stage", job.stage), to: of("stage", to) }) },
          ...changes
        ]}
      />
      {ends.length > 0 && (
        <section className="StageEnds">
          <h3>{t("step.openEnds")}</h3>
          <ul>
            {ends.map(({ word, count, section }) => (
              <li key={word}>
                <Icon name="warning" size={14} />
                <Link onPress={() => go(section)}>{t(word, { count })}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

type CheckedFields = Pick<Job, "partsStatus" | "install" | "insurance" | "lines">

/**
 * Open items on a job that moves on: not blocking, but worth checking. Each has a message id, a count, and the section
 * where it is resolved.
 */
export const openItems = (job: CheckedFields) => {
  const { partsStatus, install, insurance, lines } = job
  const expired = adhesiveExpired(job).length
  return [
    ...(arePartsTracked(lines) && awaitedLines(lines).length > 0
      ? [{ word: "step.partsAwaited" as const, count: awaitedLines(lines).length, section: "parts" }]
      : []),
    ...(!arePartsTracked(lines) && partsStatus === "pending"
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

/** Reports a completed step in a toast with Undo. */
export const useStepToast = (open: ApplySavedJob) => {
  const { t } = useWords()
  const showToast = useToast()
  const { send } = useReopen(open)
  return (job: Job, text: string) => {
    open.applySaved(job)
    showToast({
      kind: "success",
      text,
      about: jobToastKey(job),
      action: { label: t("undo"), onPress: () => send({ id: job.id, version: job.version }) }
    })
    focusNextStep()
  }
}

/** Moves a job one stage back, on request or as the Undo of a step. */
const useReopen = (open: ApplySavedJob, onEnd: () => void = () => {}) => {
  const { t, of } = useWords()
  const showToast = useToast()
  return useApiMutation(postReopen, {
    invalidates: afterStep,
    onDone: (job) => {
      open.applySaved(job)
      showToast({
        kind: "success",
        about: jobToastKey(job),
        text: t("step.isAgain", { number: job.number, stage: of("stage", job.stage) })
      })
      focusNextStep()
      onEnd()
    },
    onFailure: (failure) => {
      if (failure._tag === "JobChanged") open.applySaved(failure.current)
      onEnd()
    }
  })
}

/** Endpoints to refetch after a stage step. */
export const afterStep: ReadonlyArray<Endpoint> = [listJobs, findJobsLike, listStagePiles, getJob, listStockRequired]

export interface StageBackProps {
  readonly open: ApplySavedJob
  readonly job: Job
  readonly onClose: () => void
}

/** Confirms moving a job one stage back. Everything entered is kept, and an invoice keeps its number. */
export function StageBack({ open, job, onClose }: StageBackProps) {
  const { t } = useWords()
  const { send, isPending } = useReopen(open, onClose)
  const toQuote = job.stage === "workorder"
  const title = t(toQuote ? "step.backToQuote" : "step.backToWorkOrder")
  return (
    <ConfirmDialog
      title={title}
      isOpen
      isPending={isPending}
      confirmLabel={title}
      cancelLabel={t("cancel")}
      onConfirm={() => send({ id: job.id, version: job.version })}
      onCancel={onClose}
    >
      <p>{toQuote ? t("step.backToQuoteHint") : t("step.backToWorkOrderHint", { number: job.invoiceNumber ?? "" })}</p>
    </ConfirmDialog>
  )
}
