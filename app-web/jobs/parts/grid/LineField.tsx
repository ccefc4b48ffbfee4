import { Checkbox } from "#ui/Checkbox.tsx"
import { DateField } from "#ui/DateField.tsx"
import { MoneyField } from "#ui/MoneyField.tsx"
import { PercentField } from "#ui/PercentField.tsx"
import { QuantityField } from "#ui/QuantityField.tsx"
import { Select } from "#ui/Select.tsx"
import { TextField } from "#ui/TextField.tsx"
import type { LineValues } from "#web/jobs/form/JobForm.ts"
import { useWords } from "#web/words/useWords.ts"
import type { CellField } from "./gridColumns.ts"
import type { Speech } from "./Speech.ts"
import { isWritable } from "./writeCell.ts"
import { useColumnName } from "./useColumnName.ts"

export interface LineFieldProps {
  readonly id: CellField
  readonly line: LineValues
  readonly speech: Speech
  readonly onChange: (change: Partial<LineValues>) => void
}

/** A field of a line on its sheet, as its column wants it; numbers with the number pad. */
export function LineField({ id, line, speech, onChange }: LineFieldProps) {
  const { t } = useWords()
  const label = useColumnName()(id)
  const put = (value: unknown) => onChange({ [id]: value })
  switch (id) {
    case "taxable":
    case "customerPaid": {
      const isRead = !isWritable(id, speech)
      return (
        <Checkbox
          isSelected={line[id]}
          onChange={put}
          isReadOnly={isRead}
          {...(isRead ? { description: t("line.taxByRule") } : {})}
        >
          {label}
        </Checkbox>
      )
    }
    case "status":
    case "kind": {
      const options = Object.entries<string>(speech[id]).map(([value, word]) => ({ value, label: word }))
      return <Select label={label} value={line[id]} options={options} onChange={put} />
    }
    case "quantity":
      return <QuantityField label={label} value={line[id]} onChange={put} unclearMessage={t("number.unclear")} />
    case "discount":
      return <PercentField label={label} value={line[id]} onChange={put} unclearMessage={t("number.unclear")} />
    case "cost":
    case "listPrice":
    case "netPrice":
      return <MoneyField label={label} value={line[id]} onChange={put} unclearMessage={t("number.unclear")} />
    case "adhesiveExpiry":
      return <DateField label={label} value={line[id]} onChange={put} />
    default:
      return <TextField label={label} value={line[id]} onChange={put} autoComplete="off" />
  }
}
