import "./JobHeader.css"
import "./OthersHere.css"
import { useEffect, useEffectEvent, useState } from "react"
import type { PresentUser } from "#domain/job-presence/JobPresence.ts"
import { postJobPresence } from "#domain/job-presence/jobPresenceApi.ts"
import { isCredited, type Job } from "#domain/jobs/Job.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { Icon } from "#ui/Icon.tsx"
import { Link } from "#ui/Link.tsx"
import { Stepper } from "#ui/Stepper.tsx"
import { useRun } from "#web/api/ApiProvider.tsx"
import { call } from "#web/api/call.ts"
import { useDebouncedFields } from "#web/forms/useForm.ts"
import { JobGlass } from "#web/jobs/parts/PartsSection.tsx"
import { StageDot } from "#web/jobs/stage/StageDot.tsx"
import { usePermissions } from "#web/jobs/usePermissions.ts"
import { vehicleText } from "#web/jobs/vehicle/Vehicle.tsx"
import { subscribePresence } from "#web/live/liveState.ts"
import { narrow, useMedia } from "#web/page/useMedia.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { JobActions } from "./JobActions.tsx"
import { useJobMoney } from "./JobMoney.tsx"
import { SectionNav } from "./JobSection.tsx"
import type { JobLookups } from "./useLookups.ts"
import type { OpenJob } from "./useOpenJob.ts"
import type { SaveJob } from "./useSaveJob.ts"

interface JobHeaderProps {
  readonly open: OpenJob
  readonly lookups: JobLookups
  readonly saving: SaveJob
}

/**
 * The sticky header of a job: number, stage, totals and next step. On a phone the actions are at the bottom, within
 * reach of the thumb.
 */
export function JobHeader({ open, lookups, saving }: JobHeaderProps) {
  const { t } = useWords()
  const { canViewPrices } = usePermissions()
  const isNarrow = useMedia(narrow)
  const { job } = open
  const { customerId, vehicle, lines } = useDebouncedFields(open.form, ["customerId", "vehicle", "lines"]).values
  const name = lookups.customer?.customerName ?? (customerId === job?.customerId ? job?.customerName : undefined)
  const facts = [name ?? "", vehicleText(vehicle)].filter((fact) => fact !== "")
  return (
    <header className="JobHeader" ref={publishHeight}>
      <div className="JobHeaderRow">
        {lines.some(({ kind }) => kind === "glass") && (
          <div className="JobHeaderGlass">
            <JobGlass lines={lines} size={112} most={1} />
          </div>
        )}
        <div className="JobHeaderWords">
          <Link href="/jobs/jobs-list" isQuiet>
            <span className="JobHeaderBack">
              <Icon name="chevron-left" size={isNarrow ? 20 : 14} />
              <span className={isNarrow ? "hidden-text" : undefined}>{t("jobs.title")}</span>
            </span>
          </Link>
          <div className="JobHeaderName">
            <h1 className="JobHeaderTitle">
              {job === undefined ? t("job.newQuote") : t("job.numbered", { number: job.number })}
            </h1>
            <PresenceNote id={job?.id} />
          </div>
          {job !== undefined && (isNarrow || (job.stage === "quote" && (job.answer !== null || job.lost !== null))) && (
            <StageDot stage={job.stage} answer={job.answer?.kind} isLost={job.lost !== null} />
          )}
          <p className="JobHeaderFacts">{facts.join(" · ")}</p>
        </div>
        {canViewPrices && <JobSums open={open} lookups={lookups} />}
        {/* Rendered in the same position at any width, so that an open dialog keeps its state when a phone is rotated. */}
        {canViewPrices && <JobActions open={open} lookups={lookups} saving={saving} isNarrow={isNarrow} />}
      </div>
      {!isNarrow && (
        <div className="JobHeaderPlaces">
          <SectionNav open={open} />
          <div className="JobHeaderSteps">
            <StageSteps job={job} />
          </div>
        </div>
      )}
    </header>
  )
}

/** Publishes the header's height as a CSS variable so that anchored sections stop below it. */
const publishHeight = (header: HTMLElement | null) => {
  if (header === null) return
  const seen = new ResizeObserver(() =>
    header.parentElement?.style.setProperty("--header-height", `${header.offsetHeight}px`)
  )
  seen.observe(header)
  return () => seen.disconnect()
}

/** The total, and the balance once something is owed. */
function JobSums({ open, lookups }: { readonly open: OpenJob; readonly lookups: JobLookups }) {
  const { job } = open
  const { totals, balance } = useJobMoney(open, lookups)
  const { t } = useWords()
  const { money } = useFormats()
  const owes = job !== undefined && job.stage !== "quote"
  const hasCredit = isCredited(job)
  const isPaid = !hasCredit && balance <= 0 && totals.total > 0
  return (
    <dl className="JobSums">
      <div>
        <dt>{t("totals.total")}</dt>
        <dd className="JobSum tabular">{money(totals.total)}</dd>
      </div>
      {owes && (
        <div>
          <dt>{t("jobs.balance")}</dt>
          <dd className="JobSum tabular" data-paid={isPaid || undefined}>
            {hasCredit && balance === 0 ? t("step.credited") : isPaid ? t("jobs.paid") : money(balance)}
          </dd>
        </div>
      )}
    </dl>
  )
}

const stages = ["quote", "workorder", "invoice"] as const

/** The job's progress through its stages. */
function StageSteps({ job }: { readonly job: Job | undefined }) {
  const { t, of } = useWords()
  const { day } = useFormats()
  const at = stages.indexOf(job?.stage ?? "quote")
  const notes = [
    day(job?.quotedOn ?? ""),
    "",
    isCredited(job) ? t("step.credited") : job?.stage === "invoice" ? day(job.invoicedOn) : ""
  ]
  return (
    <Stepper
      label={t("step.way")}
      doneLabel={t("step.done")}
      steps={stages.map((stage, index) => ({
        id: stage,
        title: of("stage", stage),
        note: notes[index] || undefined,
        state: index < at ? "done" : index === at ? "current" : "next"
      }))}
    />
  )
}

/**
 * "Dana is here too": shows who else has the job open, so that users notice each other before they run into an edit
 * conflict.
 */
function PresenceNote({ id }: { readonly id: JobId | undefined }) {
  const { t } = useWords()
  const others = usePresence(id)
  return (
    <span className="OthersHere" role="status">
      {others.length > 0 && (
        <>
          <Icon name="users" size={14} />
          {others.length === 1
            ? t("presence.one", { name: others[0]!.name })
            : t("presence.many", { name: others[0]!.name, count: others.length - 1 })}
        </>
      )}
    </span>
  )
}

/**
 * Interval in milliseconds at which a visible form reports its presence, which expires after 40 seconds. Changes in
 * between arrive through the shop's event channel.
 */
const beat = 30_000

/**
 * Reports the current user's presence and returns who else has the job open. Repeats whenever someone joins or leaves.
 */
const usePresence = (id: JobId | undefined): ReadonlyArray<PresentUser> => {
  const run = useRun()
  const [others, setOthers] = useState<ReadonlyArray<PresentUser>>([])
  const ask = useEffectEvent((job: JobId, signal: AbortSignal) => {
    if (document.visibilityState === "hidden") return
    // A failure is not worth reporting; the next interval tries again.
    run(call(postJobPresence, { id: job }), signal).then(setOthers, () => {})
  })
  const leave = useEffectEvent((job: JobId) => {
    // If this request fails, the presence expires after 40 seconds.
    run(call(postJobPresence, { id: job, left: true })).catch(() => {})
  })
  useEffect(() => {
    if (id === undefined) return
    const leaving = new AbortController()
    const again = () => ask(id, leaving.signal)
    again()
    const timer = setInterval(again, beat)
    const stopHearing = subscribePresence(id, again)
    document.addEventListener("visibilitychange", again)
    return () => {
      leaving.abort()
      stopHearing()
      leave(id)
      clearInterval(timer)
      document.removeEventListener("visibilitychange", again)
    }
  }, [id])
  return id === undefined ? [] : others
}
