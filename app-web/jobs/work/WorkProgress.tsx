import { type InstallerRow, installProgress, type InstallStep } from "#domain/jobs/JobInstall.ts"
import { getJob, listJobs } from "#domain/jobs/jobsApi.ts"
import { type JobWork } from "#domain/jobs/JobWork.ts"
import { postInstallStep } from "#domain/jobs/jobStepsApi.ts"
import { Button } from "#ui/Button.tsx"
import { StatusDot } from "#ui/StatusDot.tsx"
import { useUser } from "#web/access/useUser.ts"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { isJob, type Job } from "#domain/jobs/Job.ts"
import { listInstallers } from "#domain/jobs/jobListApi.ts"
import { hasStep } from "#domain/jobs/stageRules.ts"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { colleagueName } from "#web/jobs/form/useLookups.ts"
import type { ApplySavedJob } from "#web/jobs/form/useOpenJob.ts"

type Installed = Pick<JobWork, "id" | "install">

/** The current user's progress on a job, and the request that takes their next step. */
export const useInstallStep = (kept: Installed, onDone: (now: JobWork) => void) => {
  const { id } = useUser()
  const { send, isPending } = useApiMutation(postInstallStep, { invalidates: [getJob, listJobs], onDone })
  const { installers } = kept.install
  return {
    userId: id,
    progress: installProgress(installers, id),
    isPending,
    take: (step: InstallStep) => send({ id: kept.id, step })
  }
}

type OwnStep = ReturnType<typeof useInstallStep>

/**
 * The installer's next step: Start, then Finish. Renders nothing once finished, or if the job is not assigned to them.
 */
export function StepButton({
  step: { progress, isPending, take },
  isPrimary,
  isWide
}: {
  readonly step: OwnStep
  readonly isPrimary: boolean
  readonly isWide: boolean
}) {
  const { t } = useWords()
  if (progress !== "open" && progress !== "started") return null
  const next = progress === "open" ? "start" : "finish"
  return (
    <Button
      variant={isPrimary ? "primary" : "secondary"}
      icon={next === "start" ? "clock" : "check"}
      isWide={isWide}
      isPending={isPending}
      onPress={() => take(next)}
    >
      {t(next === "start" ? "work.start" : "work.finish")}
    </Button>
  )
}

/** Undoes the last step. */
function UndoStep({
  step: { userId, progress, isPending, take },
  saved: { install }
}: {
  readonly step: OwnStep
  readonly saved: Installed
}) {
  const { t } = useWords()
  const isTimed = install.installers.some((row) => row.userId === userId && row.startedAt !== undefined)
  if (!isTimed) return null
  const undo = progress === "started" ? "undoStart" : "undoFinish"
  return (
    <Button size="small" icon="undo" isPending={isPending} onPress={() => take(undo)}>
      {t(undo === "undoStart" ? "work.undoStart" : "work.undoFinish")}
    </Button>
  )
}

/** When an installer started and finished; `of` names the installer if it is not the current user. */
function StepTimes({ row: { startedAt, finishedAt }, of }: { readonly row: InstallerRow; readonly of?: string }) {
  const { t } = useWords()
  const { timeOrDateTime } = useFormats()
  if (startedAt === undefined) return null
  const times =
    finishedAt === undefined
      ? t("work.startedAt", { at: timeOrDateTime(startedAt) })
      : t("work.startedFinished", { start: timeOrDateTime(startedAt), end: timeOrDateTime(finishedAt) })
  return (
    <StatusDot tone={finishedAt === undefined ? "info" : "success"}>
      {of === undefined ? times : `${of} · ${times}`}
    </StatusDot>
  )
}

/** When the installer started and finished, with Undo for each. */
export function WorkProgress({
  saved,
  step,
  isLocked
}: {
  readonly saved: JobWork
  readonly step: OwnStep
  readonly isLocked: boolean
}) {
  const { t } = useWords()
  if (step.progress === "none") return null
  const rows = saved.install.installers.filter((row) => row.userId === step.userId)
  return (
    <section className="WorkProgress" aria-label={t("work.progress")}>
      <div role="status">
        {rows.every(({ startedAt }) => startedAt === undefined) && (
          <StatusDot isHollow>{t("work.notStarted")}</StatusDot>
        )}
        {rows.map((row, at) => (
          <StepTimes key={at} row={row} />
        ))}
      </div>
      {!isLocked && <UndoStep saved={saved} step={step} />}
    </section>
  )
}

export interface InstallTimesProps extends ApplySavedJob {
  readonly job: Job
}

/**
 * When each of a job's installers started and finished, for the office. A signed-in installer of the job also gets
 * their next step.
 */
export function InstallTimes({ job, applySaved }: InstallTimesProps) {
  const { t } = useWords()
  const people = useApiQuery(listInstallers, {}).data ?? []
  const again = useApiQuery(getJob, { id: job.id }, { enabled: false })
  const step = useInstallStep(job, () => {
    void again.refetch().then(({ data }) => {
      if (isJob(data)) applySaved(data)
    })
  })
  const timed = job.install.installers.filter(({ startedAt }) => startedAt !== undefined)
  const isMine = hasStep(job, "work") && step.progress !== "none"
  if (timed.length === 0 && !isMine) return null
  return (
    <section className="InstallTimes" aria-label={t("work.times")}>
      <div role="status">
        {timed.map((row, at) => (
          <StepTimes key={at} row={row} of={colleagueName(people, row.userId) ?? t("install.formerInstaller")} />
        ))}
      </div>
      {isMine && (
        <div className="InstallTimesOwn">
          <StepButton step={step} isPrimary={false} isWide={false} />
          <UndoStep step={step} saved={job} />
        </div>
      )}
    </section>
  )
}
