import { type InstallStep, installProgress } from "#domain/jobs/installTimes.ts"
import { getJob, listJobs } from "#domain/jobs/jobsApi.ts"
import type { JobWork } from "#domain/jobs/JobWork.ts"
import { postInstallStep } from "#domain/jobs/jobWorkApi.ts"
import { Button } from "#ui/Button.tsx"
import { StatusDot } from "#ui/StatusDot.tsx"
import { useUser } from "#web/access/useUser.ts"
import { useSend } from "#web/api/useSend.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

/** How far whoever is signed in is with a job, and the call that takes their next step. */
export const useInstallStep = (kept: JobWork, onDone: (now: JobWork) => void) => {
  const { id } = useUser()
  const { send, isPending } = useSend(postInstallStep, { refreshes: [getJob, listJobs], onDone })
  const { installers } = kept.install
  return {
    userId: id,
    progress: installProgress(installers, id),
    isPending,
    take: (step: InstallStep) => send({ id: kept.id, step })
  }
}

type OwnStep = ReturnType<typeof useInstallStep>

/** The installer's next step: Start, then Finish; nothing once it is finished, or where the job is not theirs. */
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

/** When the installer began and finished, and the way back from each. */
export function WorkProgress({
  kept: { install },
  step: { userId, progress, isPending, take },
  isLocked
}: {
  readonly kept: JobWork
  readonly step: OwnStep
  readonly isLocked: boolean
}) {
  const { t } = useWords()
  const { lately } = useFormats()
  if (progress === "none") return null
  const rows = install.installers.filter((row) => row.userId === userId)
  const timed = rows.filter(({ startedAt }) => startedAt !== undefined)
  const undo = progress === "started" ? "undoStart" : timed.length > 0 ? "undoFinish" : undefined
  return (
    <section className="WorkProgress" aria-label={t("work.progress")}>
      <div role="status">
        {timed.length === 0 && <StatusDot isHollow>{t("work.notStarted")}</StatusDot>}
        {timed.map(({ startedAt, finishedAt }) => (
          <StatusDot key={startedAt} tone={finishedAt === undefined ? "info" : "success"}>
            {finishedAt === undefined
              ? t("work.startedAt", { at: lately(startedAt!) })
              : t("work.startedFinished", { start: lately(startedAt!), end: lately(finishedAt) })}
          </StatusDot>
        ))}
      </div>
      {undo !== undefined && !isLocked && (
        <Button size="small" icon="undo" isPending={isPending} onPress={() => take(undo)}>
          {t(undo === "undoStart" ? "work.undoStart" : "work.undoFinish")}
        </Button>
      )}
    </section>
  )
}
