import "./RepriceDialog.css"
import { useMemo } from "react"
import type { EstimateLine } from "#domain/estimates/EstimateLine.ts"
import type { LineChange } from "#domain/estimates/repriceLines.ts"
import type { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import { extendedPrice } from "#domain/estimates/priceEstimate.ts"
import { Button } from "#ui/Button.tsx"
import { Checkbox } from "#ui/Checkbox.tsx"
import { Dialog } from "#ui/Dialog.tsx"
import type { LineValues } from "#web/jobs/form/JobForm.ts"
import { rowsOf } from "#web/jobs/parts/lines.ts"
import { toEstimateLine } from "#web/jobs/parts/newLine.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { ListPrice, useReprice } from "./useReprice.tsx"
import { useRuleText } from "#web/jobs/parts/grid/LineMarks.tsx"
import { totalsOf } from "#domain/jobs/completeDraft.ts"
import { priceable, useJobMoney } from "#web/jobs/form/JobMoney.tsx"
import type { JobLookups } from "#web/jobs/form/useLookups.ts"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import type { SaveJob } from "#web/jobs/form/useSaveJob.ts"

interface RepriceDialogProps {
  readonly rows: ReadonlyArray<LineValues>
  /** Undefined for a job whose prices are all manual. */
  readonly profile: PricingProfile | undefined
  /** The total of the lines including tax, in cents. */
  readonly totalOf: (lines: ReadonlyArray<EstimateLine>) => number
  /** Whether confirming also saves the job. */
  readonly isSaved: boolean
  readonly onConfirm: (rows: ReadonlyArray<LineValues>) => void
  readonly onClose: () => void
}

/** Previews re-pricing: every changed line and the total, before and after. Manual prices stay. */
function RepriceDialog({ rows, profile, totalOf, isSaved, onConfirm, onClose }: RepriceDialogProps) {
  const { t } = useWords()
  const { money } = useFormats()
  const before = useMemo(() => rows.map(toEstimateLine), [rows])
  const { after, changes, typed, found, isReset, setReset } = useReprice(before, profile)
  const panes = [
    ...new Set(before.filter(({ kind, rule }) => kind === "glass" && rule !== "typed").map((line) => line.partNumber))
  ].filter((partNumber) => partNumber !== "")
  const amountOf = (line: EstimateLine) => money(extendedPrice(line))
  return (
    <Dialog
      title={profile === undefined ? t("job.confirmPrices") : t("reprice.title", { profile: profile.profileName })}
      size="medium"
      closeLabel={t("close")}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <>
          <Button onPress={onClose}>{t("cancel")}</Button>
          <Button
            variant="primary"
            onPress={() => {
              onConfirm(rowsOf(after, rows))
              onClose()
            }}
          >
            {t(changes.length === 0 ? "job.confirmPrices" : isSaved ? "reprice.save" : "job.priceAnew")}
          </Button>
        </>
      }
    >
      <div className="RepriceParts">
        {profile !== undefined && panes.length > 0 && (
          <section className="RepriceLists" aria-label={t("reprice.lists")}>
            {panes.map((partNumber) => (
              <ListPrice key={partNumber} partNumber={partNumber} onFound={found} />
            ))}
          </section>
        )}
        {changes.length === 0 ? (
          <p>{t(profile === undefined ? "reprice.allTyped" : "reprice.nothing")}</p>
        ) : (
          <ChangedPrices changes={changes} total={[totalOf(before), totalOf(after)]} />
        )}
        {typed.length > 0 && (
          <section className="RepriceTyped" aria-labelledby="reprice-typed">
            <h3 id="reprice-typed">{t("reprice.typed")}</h3>
            {typed.map(({ line, byProfile }) => (
              <Checkbox
                key={line.id}
                isSelected={isReset(line.id)}
                onChange={(isSelected) => setReset(line.id, isSelected)}
                description={t("reprice.typedPrice", { typed: amountOf(line), profile: amountOf(byProfile) })}
              >
                {t("reprice.resetLine", { line: line.description || line.partNumber })}
              </Checkbox>
            ))}
          </section>
        )}
      </div>
    </Dialog>
  )
}

interface ChangedPricesProps {
  readonly changes: ReadonlyArray<LineChange>
  /** Before and after, in cents. */
  readonly total: readonly [number, number]
}

/** The changed lines with their totals before and after, and the overall totals. */
function ChangedPrices({ changes, total }: ChangedPricesProps) {
  const { t, of } = useWords()
  const ruleText = useRuleText()
  const { money, quantity } = useFormats()
  const textOf = (line: EstimateLine | undefined, none: string) =>
    line === undefined ? (
      none
    ) : (
      <>
        {money(extendedPrice(line))}
        {line.quantity !== 100 && (
          <span className="Quiet RepriceNote">{`${quantity(line.quantity)} × ${money(line.netPrice)}`}</span>
        )}
      </>
    )
  return (
    <table className="Reprice tabular">
      <caption className="hidden-text">{t("reprice.changes")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("reprice.line")}</th>
          <th scope="col">{t("reprice.before")}</th>
          <th scope="col">{t("reprice.after")}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ before, after }) => {
          const line = (after ?? before)!
          return (
            <tr key={line.id}>
              <th scope="row">
                {line.description || line.partNumber || of("lineKind", line.kind)}
                {after !== undefined && <span className="Quiet RepriceNote">{ruleText(after)}</span>}
              </th>
              <td>{textOf(before, t("reprice.added"))}</td>
              <td>{textOf(after, t("reprice.removed"))}</td>
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("totals.total")}</th>
          <td>{money(total[0])}</td>
          <td>{money(total[1])}</td>
        </tr>
      </tfoot>
    </table>
  )
}

interface RepriceProps {
  readonly open: OpenJob
  readonly lookups: JobLookups
  readonly saving: SaveJob
  /** Writes the re-priced lines to the form. */
  readonly onReprice: (rows: ReadonlyArray<LineValues>) => void
  readonly onClose: () => void
}

/** Re-prices the open job after the user has confirmed the changes. A saved job is saved with them, as of today. */
export function Reprice({ open, lookups, saving, onReprice, onClose }: RepriceProps) {
  const { lines, insurance } = open.form.getState().values
  const { rates } = useJobMoney(open, lookups)
  const totalOf = (priced: ReadonlyArray<EstimateLine>) =>
    totalsOf({ ...priceable({ lines, insurance }), lines: priced }, rates).total
  const confirm = (rows: ReadonlyArray<LineValues>) => {
    onReprice(rows)
    if (open.job === undefined) return
    open.form.set("isRepriced", true)
    saving.save()
  }
  return (
    <RepriceDialog
      rows={lines}
      profile={lookups.profile}
      totalOf={totalOf}
      isSaved={open.job !== undefined}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
