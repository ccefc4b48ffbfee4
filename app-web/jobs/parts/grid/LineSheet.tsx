import "./PartChoices.css"
import { useState } from "react"
import { chargesNothing } from "#domain/estimates/priceEstimate.ts"
import type { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import { Button } from "#ui/Button.tsx"
import { Checkbox } from "#ui/Checkbox.tsx"
import { DateField } from "#ui/DateField.tsx"
import { Drawer } from "#ui/Drawer.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { MoneyField } from "#ui/MoneyField.tsx"
import { PercentField } from "#ui/PercentField.tsx"
import { QuantityField } from "#ui/QuantityField.tsx"
import { Select } from "#ui/Select.tsx"
import { TextField } from "#ui/TextField.tsx"
import type { LineValues } from "#web/jobs/form/JobForm.ts"
import { changeLine, canResetPrice, pricedBy } from "#web/jobs/parts/lines.ts"
import { toEstimateLine } from "#web/jobs/parts/newLine.ts"
import { useWords } from "#web/words/useWords.ts"
import { isWritable } from "./cells.ts"
import type { CellField, ColumnId } from "./gridColumns.ts"
import { useColumnName } from "./useGridColumns.ts"
import type { CellFormat } from "./GridState.ts"
import { type PartChoice, PartSuggestion, usePartChoices } from "./PartSuggestion.tsx"
import type { PlacementHandlers } from "./GridEditor.tsx"
import type { Grid } from "./useGrid.ts"

interface LineSheetProps {
  /** The line as it was when the sheet was opened; new if it is not among the lines. */
  readonly line: LineValues
  readonly grid: Grid
  readonly columns: ReadonlyArray<ColumnId>
  readonly speech: CellFormat
  readonly profile: PricingProfile | undefined
  readonly placing: PlacementHandlers
  readonly onRemove: () => void
  readonly onClose: () => void
}

/** All fields of a line, for touch. Edits are kept however the sheet is closed, as one undo step. */
export function LineSheet({
  line: start,
  grid: { state, now, act },
  columns,
  speech,
  profile,
  placing,
  onRemove,
  onClose
}: LineSheetProps) {
  const { t, of } = useWords()
  const columnName = useColumnName()
  const [line, setLine] = useState(start)
  const isNew = !state.lines.some(({ id }) => id === start.id)
  const keep = () => {
    const { lines } = now.current
    const at = lines.findIndex(({ id }) => id === line.id)
    if (line !== start) act({ do: "replace", lines: at === -1 ? [...lines, line] : lines.with(at, line) })
  }
  const after = (action: () => void) => () => {
    keep()
    action()
  }
  const close = after(onClose)
  const change = (id: string, changed: Partial<LineValues>) =>
    setLine((known) => changeLine({ ...known, unread: without(known.unread, id) }, changed, profile))
  const row = () => now.current.lines.findIndex(({ id }) => id === line.id)
  return (
    <Drawer
      title={line.description || line.partNumber || of("lineKind", line.kind)}
      closeLabel={t("close")}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) close()
      }}
      footer={
        <>
          {!isNew && (
            <>
              <IconButton icon="arrow-up" label={t("estimate.up")} onPress={after(() => act({ do: "move", by: -1 }))} />
              <IconButton
                icon="arrow-down"
                label={t("estimate.down")}
                onPress={after(() => act({ do: "move", by: 1 }))}
              />
              <IconButton
                icon="copy"
                label={t("estimate.duplicate")}
                onPress={after(() => {
                  act({ do: "duplicate" })
                  onClose()
                })}
              />
              <IconButton icon="trash" label={t("estimate.remove")} variant="danger" onPress={onRemove} />
            </>
          )}
          <Button variant="primary" onPress={close}>
            {t("columns.done")}
          </Button>
        </>
      }
    >
      <div className="LineSheet">
        {profile !== undefined && canResetPrice(line, profile) && (
          <p>
            {t("line.typedOver")}{" "}
            <Button variant="link" onPress={() => setLine(pricedBy(line, profile))}>
              {t("line.reset")}
            </Button>
          </p>
        )}
        {columns
          .filter((id): id is CellField => id === "taxable" || isWritable(id, speech))
          .filter((id) => id !== "noChargeReason" || chargesNothing(toEstimateLine(line)))
          .map((id) =>
            id === "partNumber" ? (
              <PartNumberField
                key={id}
                label={columnName(id)}
                text={line.partNumber}
                before={start.partNumber}
                onType={(partNumber) => change(id, { partNumber })}
                onTake={(choice) =>
                  after(() => {
                    if (choice.is === "pane") placing.pane(row(), choice.part)
                    else placing.product(row(), choice.product)
                    onClose()
                  })()
                }
              />
            ) : (
              <LineField key={id} id={id} line={line} speech={speech} onChange={(changed) => change(id, changed)} />
            )
          )}
      </div>
    </Drawer>
  )
}

const without = (unread: LineValues["unread"], id: string) =>
  Object.fromEntries(Object.entries(unread).filter(([cell]) => cell !== id))

interface PartNumberFieldProps {
  readonly label: string
  readonly text: string
  /** The line's original part number, for which nothing is suggested. */
  readonly before: string
  readonly onType: (text: string) => void
  readonly onTake: (choice: Exclude<PartChoice, { readonly is: "search" }>) => void
}

/** The part number field of a line's sheet, with suggestions below it: the shop's products and catalog glass. */
function PartNumberField({ label, text, before, onType, onTake }: PartNumberFieldProps) {
  const { t } = useWords()
  const { choices, search } = usePartChoices(text === before ? "" : text)
  return (
    <div className="LinePart">
      <TextField label={label} value={text} onChange={(typed) => onType(typed.toUpperCase())} autoComplete="off" />
      {choices.length > 0 && (
        <ul aria-label={t("estimate.found")}>
          {choices.map((choice, nth) => (
            <li key={nth}>
              <button
                type="button"
                className="PartChoice"
                onClick={() => (choice.is === "search" ? search() : onTake(choice))}
              >
                <PartSuggestion choice={choice} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface LineFieldProps {
  readonly id: CellField
  readonly line: LineValues
  readonly speech: CellFormat
  readonly onChange: (change: Partial<LineValues>) => void
}

/** A field of a line's sheet, in its column's format; numbers use the numeric keypad. */
function LineField({ id, line, speech, onChange }: LineFieldProps) {
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
    case "noChargeReason":
      return (
        <TextField
          label={label}
          description={t("line.noChargeHint")}
          value={line[id]}
          onChange={put}
          autoComplete="off"
        />
      )
    default:
      return <TextField label={label} value={line[id]} onChange={put} autoComplete="off" />
  }
}
