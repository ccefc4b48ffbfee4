import { useRef, useState } from "react"
import type { NewLine } from "#domain/jobs/EstimateLine.ts"
import { JobSection } from "#web/jobs/form/JobSection.tsx"
import type { JobMoney } from "#web/jobs/form/useJobMoney.ts"
import type { JobLookups } from "#web/jobs/form/useLookups.ts"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { latePart } from "#web/shell/latePart.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { EstimateLines } from "./grid/EstimateLines.tsx"
import { useEstimate } from "./grid/useEstimate.ts"
import { NoLines } from "./NoLines.tsx"
import { PartsActions } from "./PartsActions.tsx"
import { withLines } from "./placeGlass.ts"
import { ProfileChoice } from "./ProfileChoice.tsx"
import { TotalsBox } from "./TotalsBox.tsx"
import "./PartsSection.css"

const GlassFinder = latePart(() => import("./GlassFinder.tsx"), "GlassFinder", "idle")

export interface PartsSectionProps {
  readonly open: OpenJob
  readonly lookups: JobLookups
  readonly money: JobMoney
}

/** The estimate: panes and what they bring with them, chip repairs, rows written by hand, and their sums. */
export function PartsSection({ open, lookups, money }: PartsSectionProps) {
  const { form } = open
  const { t } = useWords()
  const formats = useFormats()
  const [isFinding, setFinding] = useState(false)
  const findButton = useRef<HTMLButtonElement>(null)
  const estimate = useEstimate(open, lookups.profile)
  const rows = estimate.grid.state.lines
  const replace = (lines: typeof rows) => estimate.grid.act({ do: "replace", lines })

  const take = (added: ReadonlyArray<NewLine>, onto: typeof rows = rows) => replace(withLines(onto, added, () => crypto.randomUUID()))
  // The button of the empty state will be gone when the drawer gives the focus back.
  const findFromEmpty = () => {
    findButton.current?.focus()
    setFinding(true)
  }
  const actions = <PartsActions findButton={findButton} open={open} profile={lookups.profile} onAdd={(line) => replace([...rows, line])} onFind={() => setFinding(true)} onTake={take} />
  return (
    <JobSection
      id="parts"
      title={t("job.parts")}
      summary={rows.length === 0 ? "" : t("job.partsSummary", { count: rows.length, total: formats.money(money.totals.total) })}
      startsOpen={open.job !== undefined}
      hasErrors={Object.keys(form.errors).some((path) => path.startsWith("lines"))}
      actions={actions}
    >
      <div className="PartsParts">
        <ProfileChoice open={open} lookups={lookups} onReprice={replace} />
        {rows.length === 0
          ? <NoLines onFind={findFromEmpty} vehicle={form.values.vehicle} onUndo={estimate.grid.state.past.length === 0 ? undefined : () => estimate.grid.act({ do: "undo" })} />
          : <EstimateLines open={open} profile={lookups.profile} estimate={estimate} />}
        {rows.length > 0 && <TotalsBox totals={money.totals} rates={money.rates} insurance={form.values.insurance} />}
      </div>
      {isFinding && <GlassFinder open={open} lookups={lookups} onTake={take} onClose={() => setFinding(false)} />}
    </JobSection>
  )
}
