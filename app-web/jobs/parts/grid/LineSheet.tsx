import { useState } from "react"
import type { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import { Button } from "#ui/Button.tsx"
import { Drawer } from "#ui/Drawer.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import type { LineValues } from "#web/jobs/form/JobForm.ts"
import { useWords } from "#web/words/useWords.ts"
import { changeLine, mayReset, pricedBy } from "../changeLine.ts"
import { LineField } from "./LineField.tsx"
import { LinePart } from "./LinePart.tsx"
import type { Placing } from "./PartCombo.tsx"
import { useColumnName } from "./useColumnName.ts"
import type { CellField, ColumnId } from "./gridColumns.ts"
import type { Speech } from "./Speech.ts"
import type { Grid } from "./useGrid.ts"
import { isWritable } from "./writeCell.ts"

export interface LineSheetProps {
  /** As it stood when it was opened; one that is not among the lines is new. */
  readonly line: LineValues
  readonly grid: Grid
  readonly columns: ReadonlyArray<ColumnId>
  readonly speech: Speech
  readonly profile: PricingProfile | undefined
  readonly placing: Placing
  readonly onRemove: () => void
  readonly onClose: () => void
}

/** One line with all its fields, for the thumb. What was typed stays however it is closed, as one step. */
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
  const after = (deed: () => void) => () => {
    keep()
    deed()
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
        {profile !== undefined && mayReset(line, profile) && (
          <p>
            {t("line.typedOver")}{" "}
            <Button variant="link" onPress={() => setLine(pricedBy(line, profile))}>
              {t("line.reset")}
            </Button>
          </p>
        )}
        {columns
          .filter((id): id is CellField => id === "taxable" || isWritable(id, speech))
          .map((id) =>
            id === "partNumber" ? (
              <LinePart
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
