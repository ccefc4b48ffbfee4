import { useState } from "react"
import type { ListedDispatch } from "#domain/dispatches/Dispatch.ts"
import { getDispatch, getDispatchMatches } from "#domain/dispatches/dispatchesApi.ts"
import { getJob, listJobs } from "#domain/jobs/jobsApi.ts"
import { isJob } from "#domain/jobs/Job.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { RadioGroup } from "#ui/RadioGroup.tsx"
import { SearchField } from "#ui/SearchField.tsx"
import { Spinner } from "#ui/Spinner.tsx"
import { LoadFailed } from "#web/api/LoadFailed.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { FormDialog } from "#web/forms/FormDialog.tsx"
import { useWords } from "#web/words/useWords.ts"
import { DiscrepancyDialog } from "./DiscrepancyDialog.tsx"

interface LinkDispatchProps {
  readonly dispatch: ListedDispatch
  readonly onClose: () => void
}

/** Links a dispatch to a job: first choose the job, then resolve the differences. */
export function LinkDispatch({ dispatch, onClose }: LinkDispatchProps) {
  const [jobId, setJobId] = useState<JobId | undefined>(dispatch.job?.id)
  return jobId === undefined ? (
    <PickJob dispatch={dispatch} onPick={setJobId} onClose={onClose} />
  ) : (
    <DispatchComparison dispatch={dispatch} jobId={jobId} onClose={onClose} />
  )
}

/** The likely jobs, or a search for any other by number, name or vehicle. */
function PickJob({
  dispatch: { id, isAnswered, network, number },
  onPick,
  onClose
}: LinkDispatchProps & { readonly onPick: (id: JobId) => void }) {
  const { t, of } = useWords()
  const [text, setText] = useState("")
  const [picked, setPicked] = useState<JobId | null>(null)
  const matches = useApiQuery(getDispatchMatches, { id })
  const found = useApiQuery(listJobs, { text, size: 8 }, { enabled: text.trim() !== "" })
  const jobs =
    text.trim() === ""
      ? (matches.data?.jobs ?? []).map((job) => ({ ...job, because: of("dispatchMatch", job.by) }))
      : (found.data?.items ?? []).filter(({ stage }) => stage !== "invoice").map((job) => ({ ...job, because: "" }))
  const chosen = jobs.some((job) => job.id === picked) ? picked : (jobs[0]?.id ?? null)
  return (
    <FormDialog
      title={t("dispatch.linkTitle", { number })}
      submitLabel={t("dispatch.compare")}
      isDisabled={chosen === null}
      onSubmit={() => chosen !== null && onPick(chosen)}
      onClose={onClose}
    >
      <SearchField
        clearLabel={t("clearSearch")}
        label={t("dispatch.findJob")}
        placeholder={t("dispatch.findJobHint")}
        value={text}
        onChange={setText}
        autoFocus
      />
      {matches.error !== null && <LoadFailed failure={matches.error} onRetry={() => void matches.refetch()} />}
      {jobs.length === 0 ? (
        <p className="Quiet" role="status">
          {(text.trim() === "" ? matches : found).isPending
            ? t("loading")
            : t(text.trim() === "" ? "dispatch.noMatch" : "dispatch.noJobFound")}
        </p>
      ) : (
        <RadioGroup
          label={t("dispatch.whichJob")}
          value={chosen}
          onChange={(job) => setPicked(job as JobId)}
          options={jobs.map((job) => ({
            value: job.id as string,
            label: [
              t("dispatch.job", { stage: of("stage", job.stage), number: String(job.number) }),
              job.customerName,
              job.vehicle,
              job.because
            ]
              .filter((part) => part !== "")
              .join(" · ")
          }))}
        />
      )}
      {isAnswered && <p className="Quiet">{t("dispatch.acceptTold", { network: of("partnerNetwork", network) })}</p>}
    </FormDialog>
  )
}

/** Loads the current version of both. The choices apply to these versions. */
function DispatchComparison({ dispatch, jobId, onClose }: LinkDispatchProps & { readonly jobId: JobId }) {
  const { t } = useWords()
  const sent = useApiQuery(getDispatch, { id: dispatch.id })
  const job = useApiQuery(getJob, { id: jobId })
  const error = sent.error ?? job.error
  if (sent.data !== undefined && job.data !== undefined && isJob(job.data))
    return (
      <DiscrepancyDialog
        key={`${sent.data.version}.${job.data.version}`}
        dispatch={sent.data}
        job={job.data}
        onClose={onClose}
      />
    )
  return (
    <FormDialog
      title={t("dispatch.linkTitle", { number: dispatch.number })}
      submitLabel={t("dispatch.compare")}
      isDisabled
      onSubmit={onClose}
      onClose={onClose}
    >
      {error === null ? (
        <Spinner label={t("loading")} />
      ) : (
        <LoadFailed
          failure={error}
          onRetry={() => {
            void sent.refetch()
            void job.refetch()
          }}
        />
      )}
    </FormDialog>
  )
}
