import { memo, useCallback, useMemo, useRef, useState } from "react"
import type { NewLine } from "#domain/estimates/EstimateLine.ts"
import { estimateTextsOf } from "#domain/estimates/EstimateTexts.ts"
import { lineChanges, repriceLines } from "#domain/estimates/repriceLines.ts"
import { validUntil } from "#domain/jobs/stageRules.ts"
import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { LongSelect } from "#web/forms/LongSelect.tsx"
import { type FormFields, hasErrorsIn, useDebouncedFields, useFormFields } from "#web/forms/useForm.ts"
import type { JobForm, LineValues } from "#web/jobs/form/JobForm.ts"
import { TotalsBox, useJobMoney } from "#web/jobs/form/JobMoney.tsx"
import { JobSection } from "#web/jobs/form/JobSection.tsx"
import { useFieldLabel } from "#web/jobs/form/fieldLabels.ts"
import type { JobLookups } from "#web/jobs/form/useLookups.ts"
import type { JobFormStore, OpenJob } from "#web/jobs/form/useOpenJob.ts"
import type { SaveJob } from "#web/jobs/form/useSaveJob.ts"
import { EstimateLines } from "#web/jobs/parts/grid/EstimateLines.tsx"
import type { Lines } from "#web/jobs/parts/grid/GridState.ts"
import type { ColumnId } from "#web/jobs/parts/grid/gridColumns.ts"
import { type LinesField, useEstimate } from "#web/jobs/parts/grid/useGrid.ts"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { focusNext } from "#web/page/focusNext.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { NoLines, PartsActions } from "./PartsActions.tsx"
import "./PartsSection.css"
import { withLines } from "./lines.ts"
import { toEstimateLine } from "./newLine.ts"

/** The cell of a manually added line to focus first. */
const firstCell = ({ kind, description }: LineValues): ColumnId =>
  description !== "" ? "quantity" : kind === "fee" || kind === "labor" ? "description" : "partNumber"

/** Drawings of a job's glass, shown next to its totals and in its header. */
export const JobGlass = lazyPart(() => import("./JobGlass.tsx"), "JobGlass", "idle")
const GlassFinder = lazyPart(() => import("./GlassFinder.tsx"), "GlassFinder", "idle")

interface PartsSectionProps {
  readonly open: OpenJob
  readonly lookups: JobLookups
  readonly saving: SaveJob
}

/** The estimate: panes and their related lines, chip repairs, manual lines, and totals. */
export function PartsSection({ open, lookups, saving }: PartsSectionProps) {
  const form = useFormFields(open.form, ["lines", "install.date"])
  const { vehicle, insurance } = useDebouncedFields(open.form, ["vehicle", "insurance"]).values
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
  // The empty state's button will be gone when the drawer restores the focus.
  const findFromEmpty = () => {
    findButton.current?.focus()
    find()
  }
  const actions = (
    <PartsActions
      findButton={findButton}
      form={open.form}
      profile={lookups.profile}
      areProfilesComing={lookups.areProfilesComing}
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
        {rows.length > 0 && (
          <div className="EstimateFoot">
            <div className="EstimateGlass">
              <JobGlass lines={rows} size={112} most={4} isTold />
            </div>
            <TotalsBox totals={money.totals} rates={money.rates} insurance={insurance} />
          </div>
        )}
      </div>
      {isFinding && (
        <GlassFinder open={open} lookups={lookups} saving={saving} onTake={take} onClose={() => setFinding(false)} />
      )}
    </JobSection>
  )
}

/** The form's lines in the shape the estimate grid reads and writes. */
const useLinesField = ({ set, leave }: JobFormStore, values: Lines): LinesField =>
  useMemo(
    () => ({
      values,
      set: (lines) => set("lines", lines),
      setLine: (row, line) => set(`lines.${row}`, line),
      leave: (row, column) => leave(`lines.${row}.${column}`)
    }),
    [set, leave, values]
  )

const none: Readonly<Record<string, string>> = {}

/** Returns a row's error messages by column. Rows without errors share one stable object. */
const useLineErrors = ({ errors, errorOf }: FormFields<typeof JobForm>) => {
  const nameOf = useFieldLabel()
  return useMemo(() => {
    const rows = new Map<number, Record<string, string>>()
    for (const path of Object.keys(errors)) {
      const [part, row, cell] = path.split(".")
      if (part !== "lines" || row === undefined || cell === undefined) continue
      rows.set(Number(row), { ...rows.get(Number(row)), [cell]: errorOf(path, { label: nameOf(path) }) ?? "" })
    }
    return (index: number): Readonly<Record<string, string>> => rows.get(index) ?? none
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `errorOf` says other words only when the errors or the language are others
  }, [errors, nameOf])
}

const Reprice = lazyPart(() => import("./reprice/RepriceDialog.tsx"), "Reprice", "idle")

interface ProfileChoiceProps {
  readonly open: OpenJob
  readonly lookups: JobLookups
  readonly saving: SaveJob
  readonly onReprice: (lines: ReadonlyArray<LineValues>) => void
}

/**
 * The pricing profile of the automatic lines, and the date until which a quote's prices are valid. After the profile
 * changes, shows how many lines still have the old prices; re-pricing previews its changes.
 */
export const ProfileChoice = memo(function ProfileChoice({ open, lookups, saving, onReprice }: ProfileChoiceProps) {
  const { profiles, profile, areProfilesKnown } = lookups
  const form = useFormFields(open.form, ["pricingProfileId"])
  const { lines } = useDebouncedFields(open.form, ["lines"]).values
  const { t } = useWords()
  const { day } = useFormats()
  const [isRepricing, setRepricing] = useState(false)
  const options = useMemo(
    () => profiles.map(({ id, profileName }) => ({ value: id as string, label: profileName })),
    [profiles]
  )
  const stale = useMemo(() => {
    if (profile === undefined) return 0
    const before = lines.map(toEstimateLine)
    const asked = { profile, words: estimateTextsOf.en, catalogue: [], newId: () => crypto.randomUUID() }
    return lineChanges(before, repriceLines(before, asked)).length
  }, [lines, profile])
  const reprice = (
    <Button size="small" onPress={() => setRepricing(true)}>
      {stale > 0 ? t("parts.reprice", { profile: profile?.profileName }) : t("job.priceAnew")}
    </Button>
  )
  const quote = open.job?.stage === "quote" ? open.job : undefined
  return (
    <>
      <div className="ProfileChoice">
        <LongSelect
          {...form.field("pricingProfileId", t("parts.profile"), { isChoice: true })}
          description={
            areProfilesKnown && profiles.length === 0
              ? t("parts.noProfiles")
              : profile === undefined
                ? t("parts.profileHint")
                : undefined
          }
          placeholder={t("parts.chooseProfile")}
          noneLabel={t("none")}
          options={options}
        />
      </div>
      {stale > 0 && <Callout tone="warning" isLive title={t("parts.stale", { count: stale })} actions={reprice} />}
      {stale === 0 && lines.length > 0 && (profile !== undefined || quote !== undefined) && (
        <p className="PricesUntil">
          {quote !== undefined && <span>{t("reprice.goodUntil", { day: day(validUntil(quote.quotedOn)) })}</span>}
          {reprice}
        </p>
      )}
      {isRepricing && (
        <Reprice
          open={open}
          lookups={lookups}
          saving={saving}
          onReprice={onReprice}
          onClose={() => setRepricing(false)}
        />
      )}
    </>
  )
})
