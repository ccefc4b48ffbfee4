import { memo } from "react"
import { Icon } from "#ui/Icon.tsx"
import { Link } from "#ui/Link.tsx"
import { OthersHere } from "#web/jobs/presence/OthersHere.tsx"
import { StageDot } from "#web/jobs/stage/StageDot.tsx"
import { StageSteps } from "#web/jobs/stage/StageSteps.tsx"
import { useRights } from "#web/jobs/useRights.ts"
import { vehicleText } from "#web/jobs/vehicle/vehicleText.ts"
import { narrow, useMedia } from "#web/shell/useMedia.ts"
import { useWords } from "#web/words/useWords.ts"
import { JobActions } from "./JobActions.tsx"
import { JobAnchors } from "./JobAnchors.tsx"
import { JobSums } from "./JobSums.tsx"
import type { JobMoney } from "./useJobMoney.ts"
import type { JobLookups } from "./useLookups.ts"
import type { OpenJob } from "./useOpenJob.ts"
import type { SaveJob } from "./useSaveJob.ts"
import "./JobHeader.css"

export interface JobHeaderProps {
  readonly open: OpenJob
  /** At this moment; the rest may be drawn a moment later. */
  readonly isDirty: boolean
  readonly lookups: JobLookups
  readonly money: JobMoney
  readonly saving: SaveJob
}

/**
 * Always in sight: which job, how far it is, what it comes to, what comes next. On a phone the actions are at the
 * thumb.
 */
export const JobHeader = memo(function JobHeader({ open, isDirty, lookups, money, saving }: JobHeaderProps) {
  const { t } = useWords()
  const { seesPrices } = useRights()
  const isNarrow = useMedia(narrow)
  const { job, form } = open
  const name =
    lookups.customer?.customerName ?? (form.values.customerId === job?.customerId ? job?.customerName : undefined)
  const facts = [name ?? "", vehicleText(form.values.vehicle)].filter((fact) => fact !== "")
  const actions = seesPrices && (
    <JobActions open={open} isDirty={isDirty} money={money} saving={saving} isNarrow={isNarrow} />
  )
  return (
    <>
      <header className="JobHeader" ref={tellHeight}>
        <div className="JobHeaderRow">
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
            {job !== undefined && (isNarrow || (job.stage === "quote" && job.answer !== null)) && (
              <StageDot stage={job.stage} answer={job.answer?.kind} />
            )}
            <p className="JobHeaderFacts">{facts.join(" · ")}</p>
          </div>
          {seesPrices && <JobSums job={job} money={money} />}
          {!isNarrow && actions}
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
      {isNarrow && actions}
    </>
  )
})

/** Anchored sections stop below the header, however tall it is. */
const tellHeight = (header: HTMLElement | null) => {
  if (header === null) return
  const seen = new ResizeObserver(() =>
    header.parentElement?.style.setProperty("--header-height", `${header.offsetHeight}px`)
  )
  seen.observe(header)
  return () => seen.disconnect()
}
