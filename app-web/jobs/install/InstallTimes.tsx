import { isJob, type Job } from "#domain/jobs/Job.ts"
import { listInstallers } from "#domain/jobs/jobListApi.ts"
import { getJob } from "#domain/jobs/jobsApi.ts"
import { hasStep } from "#domain/jobs/stageRules.ts"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { colleagueName } from "#web/jobs/colleagueName.ts"
import type { Adopts } from "#web/jobs/form/useOpenJob.ts"
import { StepButton, StepTimes, UndoStep, useInstallStep } from "#web/jobs/work/WorkProgress.tsx"
import { useWords } from "#web/words/useWords.ts"

export interface InstallTimesProps extends Adopts {
  readonly job: Job
}

/** When each installer of a job began and finished, for the office; whoever is signed in and installs it has their step. */
export function InstallTimes({ job, adopt }: InstallTimesProps) {
  const { t } = useWords()
  const people = useQueryOf(listInstallers, {}).data ?? []
  const again = useQueryOf(getJob, { id: job.id }, { enabled: false })
  const step = useInstallStep(job, () => {
    void again.refetch().then(({ data }) => {
      if (isJob(data)) adopt(data)
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
          <UndoStep step={step} kept={job} />
        </div>
      )}
    </section>
  )
}
