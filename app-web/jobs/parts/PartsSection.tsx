import { useCallback, useRef, useState } from "react"
import type { NewLine } from "#domain/estimates/EstimateLine.ts"
import { hasErrorsIn, useCalmFields, useFormFields } from "#web/forms/useForm.ts"
import { JobSection } from "#web/jobs/form/JobSection.tsx"
import { useJobMoney } from "#web/jobs/form/useJobMoney.ts"
import type { JobLookups } from "#web/jobs/form/useLookups.ts"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import type { SaveJob } from "#web/jobs/form/useSaveJob.ts"
import type { LineValues } from "#web/jobs/form/JobForm.ts"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { focusNext } from "#web/page/focusNext.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import type { ColumnId } from "./grid/gridColumns.ts"
import { EstimateLines } from "./grid/EstimateLines.tsx"
import { useEstimate } from "./grid/useGrid.ts"
import { NoLines, PartsActions } from "./PartsActions.tsx"
import { useLineErrors, useLinesField } from "./useLinesField.ts"
import { withLines } from "./lines.ts"
import { ProfileChoice } from "./ProfileChoice.tsx"
import { TotalsBox } from "./TotalsBox.tsx"
import "./PartsSection.css"

/** The cell of a row written by hand that is told first. */
const firstCell = ({ kind, description }: LineValues): ColumnId =>
  description !== "" ? "quantity" : kind === "fee" || kind === "labor" ? "description" : "partNumber"

const GlassFinder = lazyPart(() => import("./GlassFinder.tsx"), "GlassFinder", "idle")

export interface PartsSectionProps {
  readonly open: OpenJob
  readonly lookups: JobLookups
  readonly saving: SaveJob
}

/** The estimate: panes and what they bring with them, chip repairs, rows written by hand, and their sums. */
export function PartsSection({ open, lookups, saving }: PartsSectionProps) {
  const form = useFormFields(open.form, ["lines", "install.date"])
  const { vehicle, insurance } = useCalmFields(open.form, ["vehicle", "insurance"]).values
  const money = useJobMoney(open, lookups)
  const { t } = useWords()
  const formats = useFormats()
  const errorsOf = useLineErrors(form)
  const [isFinding, setFinding] = useState(false)
  const findButton = useRef<HTMLButtonElement>(null)
  const estimate = useEstimate(useLinesField(open.form, form.values.lines), insurance !== null, lookups.profile)
  const {
    state: { lines: rows, past },
    now,
    act
  } = estimate.grid
  const replace = useCallback((lines: typeof rows) => act({ do: "replace", lines }), [act])
  const shown = estimate.columns.shown
  const add = useCallback(
    (line: LineValues) => {
      const row = now.current.lines.length
      const column = Math.max(0, shown.indexOf(firstCell(line)))
      replace([...now.current.lines, line])
      act({ do: "go", row, column })
      focusNext(() => document.querySelector(`[data-cell="${row}:${column}"], .LineCard:last-child > button`))
    },
    [now, act, replace, shown]
  )
  const addPriced = useCallback(
    (added: ReadonlyArray<NewLine>) => {
      const before = now.current.lines
      const lines = withLines(before, added, () => crypto.randomUUID())
      const row = lines.findLastIndex(({ id }) => !before.some((line) => line.id === id))
      const column = Math.max(0, shown.indexOf("quantity"))
      replace(lines)
      act({ do: "go", row, column })
      focusNext(() => document.querySelector(`[data-cell="${row}:${column}"], [data-card="${row}"] > button`))
    },
    [now, act, replace, shown]
  )
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
      form={open.form}
      profile={lookups.profile}
      onAdd={add}
      onAddPriced={addPriced}
      onFind={find}
      onTake={take}
    />
  )
  return (
    <JobSection
      id="parts"
      title={t("job.parts")}
      summary={
        rows.length === 0 ? "" : t("job.partsSummary", { count: rows.length, total: formats.money(money.totals.total) })
      }
      startsOpen={open.job !== undefined}
      hasErrors={hasErrorsIn(form.errors, "lines")}
      actions={actions}
    >
      <div className="PartsParts">
        <ProfileChoice open={open} lookups={lookups} saving={saving} onReprice={replace} />
        {rows.length === 0 ? (
          <NoLines
            onFind={findFromEmpty}
            vehicle={vehicle}
            onUndo={past.length === 0 ? undefined : () => act({ do: "undo" })}
          />
        ) : (
          <EstimateLines
            estimate={estimate}
            errorsOf={errorsOf}
            profile={lookups.profile}
            installDate={form.values.install.date}
          />
        )}
        {rows.length > 0 && <TotalsBox totals={money.totals} rates={money.rates} insurance={insurance} />}
      </div>
      {isFinding && <GlassFinder open={open} lookups={lookups} onTake={take} onClose={() => setFinding(false)} />}
    </JobSection>
  )
}
