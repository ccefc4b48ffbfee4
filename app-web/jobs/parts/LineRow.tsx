import { memo } from "react"
import type { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import { times } from "#domain/shared/Money.ts"
import { Checkbox } from "#ui/Checkbox.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { MoneyField } from "#ui/MoneyField.tsx"
import { PercentField } from "#ui/PercentField.tsx"
import { QuantityField } from "#ui/QuantityField.tsx"
import { TextField } from "#ui/TextField.tsx"
import type { LineValues } from "#web/jobs/form/JobForm.ts"
import type { LinesChange } from "#web/jobs/form/useLines.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { changeLine, mayReset, pricedBy } from "./changeLine.ts"
import { LineCell } from "./LineCell.tsx"
import { LineRuleNote } from "./LineRuleNote.tsx"
import { LineTick } from "./LineTick.tsx"

export interface LineRowProps {
  readonly line: LineValues
  readonly index: number
  readonly profile: PricingProfile | undefined
  readonly isInsured: boolean
  readonly showsCost: boolean
  /** What is wrong, by cell. */
  readonly errors: Readonly<Record<string, string>>
  readonly lines: LinesChange
  readonly onLeave: (path: `lines.${number}`) => void
  readonly onRemove: (key: string) => void
}

/** One row of the estimate; drawn anew only when it changes. */
export const LineRow = memo(function LineRow({ line, index, profile, isInsured, showsCost, errors, lines, onLeave, onRemove }: LineRowProps) {
  const { t } = useWords()
  const { money } = useFormats()
  const row = line.description || line.partNumber || String(index + 1)
  const put = (change: Partial<LineValues>) => lines.change(line.key, (now) => changeLine(now, change, profile))
  const cell = (name: keyof LineValues, title: string) => ({
    name: `lines.${index}.${name}`,
    label: t("line.cellOf", { cell: title, row }),
    isLabelHidden: true,
    errorMessage: errors[name],
    onBlur: () => onLeave(`lines.${index}.${name}` as `lines.${number}`)
  })
  const number = (name: "quantity" | "cost" | "listPrice" | "discount" | "netPrice", title: string) => ({
    ...cell(name, title),
    value: line[name],
    onChange: (value: number | null) => put({ [name]: value }),
    unclearMessage: t("number.unclear")
  })
  return (
    <tr data-key={line.key}>
      <LineCell name="partNumber" title={t("line.partNumber")}>
        <TextField {...cell("partNumber", t("line.partNumber"))} value={line.partNumber} onChange={(text) => put({ partNumber: text.toUpperCase() })} autoComplete="off" />
      </LineCell>
      <LineCell name="description" title={t("line.description")}>
        <TextField {...cell("description", t("line.description"))} value={line.description} onChange={(description) => put({ description })} autoComplete="off" />
        <LineRuleNote line={line} onReset={mayReset(line, profile) && profile !== undefined ? () => lines.change(line.key, (now) => pricedBy(now, profile)) : undefined} />
      </LineCell>
      <LineCell name="quantity" title={t("line.quantity")} isNumber><QuantityField {...number("quantity", t("line.quantity"))} /></LineCell>
      {showsCost && <LineCell name="cost" title={t("line.cost")} isNumber><MoneyField {...number("cost", t("line.cost"))} /></LineCell>}
      <LineCell name="listPrice" title={t("line.listPrice")} isNumber><MoneyField {...number("listPrice", t("line.listPrice"))} /></LineCell>
      <LineCell name="discount" title={t("line.discount")} isNumber><PercentField {...number("discount", t("line.discount"))} /></LineCell>
      <LineCell name="netPrice" title={t("line.netPrice")} isNumber><MoneyField {...number("netPrice", t("line.netPrice"))} /></LineCell>
      <LineCell name="extended" title={t("line.extended")} isNumber><span className="LineSum tabular">{money(times(line.netPrice ?? 0, line.quantity ?? 0))}</span></LineCell>
      <LineCell name="taxable">
        <Checkbox isSelected={line.taxable} onChange={(taxable) => put({ taxable })}><LineTick title={t("line.taxable")} row={row} /></Checkbox>
      </LineCell>
      {isInsured && (
        <LineCell name="customerPaid">
          <Checkbox isSelected={line.customerPaid} onChange={(customerPaid) => put({ customerPaid })}><LineTick title={t("line.customerPaid")} row={row} /></Checkbox>
        </LineCell>
      )}
      <LineCell name="actions"><IconButton icon="trash" size="small" label={t("line.remove", { row })} onPress={() => onRemove(line.key)} /></LineCell>
    </tr>
  )
})
