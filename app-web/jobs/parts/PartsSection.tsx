import { memo, useCallback, useRef, useState } from "react"
import type { NewLine } from "#domain/estimates/EstimateLine.ts"
import { JobSection } from "#web/jobs/form/JobSection.tsx"
import { sameParts } from "#web/jobs/form/sameParts.ts"
import type { JobMoney } from "#web/jobs/form/useJobMoney.ts"
import type { JobLookups } from "#web/jobs/form/useLookups.ts"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import type { LineValues } from "#web/jobs/form/JobForm.ts"
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
export const PartsSection = memo(
  function PartsSection({ open, lookups, money }: PartsSectionProps) {
    const { form } = open
    const { t } = useWords()
    const formats = useFormats()
    const [isFinding, setFinding] = useState(false)
    const findButton = useRef<HTMLButtonElement>(null)
    const estimate = useEstimate(open, lookups.profile)
    const {
      state: { lines: rows, past },
      now,
      act
    } = estimate.grid
    const { vehicle, insurance } = form.values
    const replace = useCallback((lines: typeof rows) => act({ do: "replace", lines }), [act])
    const add = useCallback((line: LineValues) => replace([...now.current.lines, line]), [now, replace])
    const take = useCallback(
      (added: ReadonlyArray<NewLine>, onto: typeof rows = now.current.lines) =>
        replace(withLines(onto, added, () => crypto.randomUUID())),
      [now, replace]
    )
    const find = useCallback(() => setFinding(true), [])
    // The button of the empty state will be gone when the drawer gives the focus back.
    const findFromEmpty = () => {
      findButton.current?.focus()
      find()
    }
    const actions = (
      <PartsActions
        findButton={findButton}
        vehicle={vehicle}
        profile={lookups.profile}
        onAdd={add}
        onFind={find}
        onTake={take}
      />
    )
    return (
      <JobSection
        id="parts"
        title={t("job.parts")}
        summary={
          rows.length === 0
            ? ""
            : t("job.partsSummary", { count: rows.length, total: formats.money(money.totals.total) })
        }
        startsOpen={open.job !== undefined}
        hasErrors={Object.keys(form.errors).some((path) => path.startsWith("lines"))}
        actions={actions}
      >
        <div className="PartsParts">
          <ProfileChoice open={open} lookups={lookups} onReprice={replace} />
          {rows.length === 0 ? (
            <NoLines
              onFind={findFromEmpty}
              vehicle={vehicle}
              onUndo={past.length === 0 ? undefined : () => act({ do: "undo" })}
            />
          ) : (
            <EstimateLines open={open} profile={lookups.profile} estimate={estimate} />
          )}
          {rows.length > 0 && <TotalsBox totals={money.totals} rates={money.rates} insurance={insurance} />}
        </div>
        {isFinding && <GlassFinder open={open} lookups={lookups} onTake={take} onClose={() => setFinding(false)} />}
      </JobSection>
    )
  },
  (before, after) =>
    sameParts(before.open, after.open, ["lines", "pricingProfileId", "vehicle", "insurance", "install.date"]) &&
    before.money === after.money &&
    before.lookups.profile === after.lookups.profile &&
    before.lookups.profiles === after.lookups.profiles
)
