import "./JobHeader.css"
import "./JobAnchors.css"
import { isCredited, type Job } from "#domain/jobs/Job.ts"
import { Icon } from "#ui/Icon.tsx"
import { Link } from "#ui/Link.tsx"
import { Stepper } from "#ui/Stepper.tsx"
import { useCalmFields, errorsIn } from "#web/forms/useForm.ts"
import { OthersHere } from "#web/jobs/presence/OthersHere.tsx"
import { StageDot } from "#web/jobs/stage/StageDot.tsx"
import { useRights } from "#web/jobs/useRights.ts"
import { vehicleText } from "#web/jobs/vehicle/Vehicle.tsx"
import { narrow, useMedia } from "#web/page/useMedia.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { JobActions } from "#web/jobs/form/JobActions.tsx"
import { useJobMoney } from "#web/jobs/form/JobMoney.tsx"
import type { JobLookups } from "#web/jobs/form/useLookups.ts"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { JobGlass } from "#web/jobs/parts/PartsSection.tsx"
import type { SaveJob } from "#web/jobs/form/useSaveJob.ts"
import { goToSection, isUnsaved, jobSections } from "#web/jobs/form/JobSection.tsx"

interface JobHeaderProps {
  readonly open: OpenJob
  readonly lookups: JobLookups
  readonly saving: SaveJob
}

/**
 * Always in sight: which job, how far it is, what it comes to, what comes next. On a phone the actions are at the
 * thumb.
 */
export function JobHeader({ open, lookups, saving }: JobHeaderProps) {
  const { t } = useWords()
  const { seesPrices } = useRights()
  const isNarrow = useMedia(narrow)
  const { job } = open
  const { customerId, vehicle, lines } = useCalmFields(open.form, ["customerId", "vehicle", "lines"]).values
  const name = lookups.customer?.customerName ?? (customerId === job?.customerId ? job?.customerName : undefined)
  const facts = [name ?? "", vehicleText(vehicle)].filter((fact) => fact !== "")
  return (
    <header className="JobHeader" ref={tellHeight}>
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
            <OthersHere id={job?.id} />
          </div>
          {job !== undefined && (isNarrow || (job.stage === "quote" && (job.answer !== null || job.lost !== null))) && (
            <StageDot stage={job.stage} answer={job.answer?.kind} isLost={job.lost !== null} />
          )}
          <p className="JobHeaderFacts">{facts.join(" · ")}</p>
        </div>
        {seesPrices && <JobSums open={open} lookups={lookups} />}
        {/* In one place at any width: a dialog that is open stays so, with all that is typed, where a phone is turned. */}
        {seesPrices && <JobActions open={open} lookups={lookups} saving={saving} isNarrow={isNarrow} />}
      </div>
      {!isNarrow && (
        <div className="JobHeaderPlaces">
          <JobAnchors open={open} />
          <div className="JobHeaderSteps">
            <StageSteps job={job} />
          </div>
        </div>
      )}
    </header>
  )
}

/** Anchored sections stop below the header, however tall it is. */
const tellHeight = (header: HTMLElement | null) => {
  if (header === null) return
  const seen = new ResizeObserver(() =>
    header.parentElement?.style.setProperty("--header-height", `${header.offsetHeight}px`)
  )
  seen.observe(header)
  return () => seen.disconnect()
}

/** The total, and what is still owed once a job owes anything. */
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

/** Where a job is on its way. */
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

/** The way to each section: whether it is done, what is wrong in it, and that it holds something not saved yet. */
function JobAnchors({ open }: { readonly open: OpenJob }) {
  const { job, opened } = open
  const form = useCalmFields(open.form)
  const { t } = useWords()
  return (
    <nav className="JobAnchors" aria-label={t("job.sections")}>
      <ul>
        {jobSections
          .filter((place) => place.isThere?.(job) ?? true)
          .map((place) => {
            const { id, word, paths, isDone } = place
            const wrong = Object.keys(errorsIn(form.errors, paths)).length
            return (
              <li key={id}>
                <Link isQuiet onPress={() => goToSection(id)}>
                  {t(word)}
                </Link>
                {wrong > 0 && (
                  <span className="JobAnchorWrong">
                    <span aria-hidden>{wrong}</span>
                    <span className="hidden-text">{t("form.problems", { count: wrong })}</span>
                  </span>
                )}
                {wrong === 0 && isDone?.(form.values, job) === true && (
                  <span className="JobAnchorDone">
                    <Icon name="check" size={14} label={t("step.done")} />
                  </span>
                )}
                {isUnsaved(place, opened?.values, form.values) && (
                  <span className="JobAnchorUnsaved" title={t("unsaved")}>
                    <span className="hidden-text">{t("unsaved")}</span>
                  </span>
                )}
              </li>
            )
          })}
      </ul>
    </nav>
  )
}
