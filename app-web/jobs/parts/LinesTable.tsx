import { memo, useLayoutEffect, useRef } from "react"
import type { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import type { LinesChange } from "#web/jobs/form/useLines.ts"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { useSay } from "#web/shell/useSay.ts"
import { useWords } from "#web/words/useWords.ts"
import { sameParts } from "#web/jobs/form/sameParts.ts"
import { useFieldName } from "#web/jobs/form/useFieldName.ts"
import { LineRow } from "./LineRow.tsx"
import { useCellKeys } from "./useCellKeys.ts"
import "./LinesTable.css"

export interface LinesTableProps {
  readonly open: OpenJob
  readonly profile: PricingProfile | undefined
  readonly lines: LinesChange
}

const none: Readonly<Record<string, string>> = {}

/** The rows of the estimate. Every key counts at once; Enter and the arrows go from row to row, Escape brings back what stood in the cell. */
export const LinesTable = memo(function LinesTable({ open: { form }, profile, lines }: LinesTableProps) {
  const { t } = useWords()
  const say = useSay()
  const nameOf = useFieldName()
  const { lines: rows, insurance } = form.values
  const isInsured = insurance !== null
  const showsCost = profile !== undefined && profile.method !== "discount"
  const keys = useCellKeys(rows, lines)

  const latest = useRef(form)
  useLayoutEffect(() => {
    latest.current = form
  })
  const { current: leave } = useRef((path: `lines.${number}`) => latest.current.field(path, "").onBlur())
  const { current: remove } = useRef((key: string) => {
    const before = lines.remove(key)
    say({ kind: "info", text: t("parts.removed"), action: { label: t("undo"), onPress: () => lines.replace(before) } })
  })

  const errorsOf = (index: number): Readonly<Record<string, string>> => {
    const own = Object.keys(form.errors).filter((path) => path.startsWith(`lines.${index}.`))
    if (own.length === 0) return none
    return Object.fromEntries(own.map((path) => [path.split(".")[2] ?? "", form.errorOf(path, { label: nameOf(path) }) ?? ""]))
  }
  return (
    <div className="LinesFrame">
      <table className="Lines" {...keys}>
        <caption className="hidden-text">{t("line.caption")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("line.partNumber")}</th>
            <th scope="col">{t("line.description")}</th>
            <th scope="col" data-align="end">{t("line.quantity")}</th>
            {showsCost && <th scope="col" data-align="end">{t("line.cost")}</th>}
            <th scope="col" data-align="end">{t("line.listPrice")}</th>
            <th scope="col" data-align="end">{t("line.discount")}</th>
            <th scope="col" data-align="end">{t("line.netPrice")}</th>
            <th scope="col" data-align="end">{t("line.extended")}</th>
            <th scope="col" data-align="middle">{t("line.taxable")}</th>
            {isInsured && <th scope="col" data-align="middle">{t("line.customerPaid")}</th>}
            <th scope="col"><span className="hidden-text">{t("line.actions")}</span></th>
          </tr>
        </thead>
        <tbody>
          {rows.map((line, index) => (
            <LineRow key={line.key} line={line} index={index} profile={profile} isInsured={isInsured} showsCost={showsCost} errors={errorsOf(index)} lines={lines} onLeave={leave} onRemove={remove} />
          ))}
        </tbody>
      </table>
    </div>
  )
}, (before, after) =>
  before.profile === after.profile && (before.open.form.values.insurance === null) === (after.open.form.values.insurance === null) &&
  sameParts(before.open, after.open, ["lines"]))
