import "./LineCards.css"
import { useRef, useState } from "react"
import type { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import { extendedPrice } from "#domain/estimates/priceEstimate.ts"
import { Button } from "#ui/Button.tsx"
import { Icon } from "#ui/Icon.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import type { LineValues } from "#web/jobs/form/JobForm.ts"
import { canResetPrice } from "#web/jobs/parts/lines.ts"
import { toEstimateLine } from "#web/jobs/parts/newLine.ts"
import { useLineText } from "#web/jobs/parts/useLineText.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { newLine } from "../newLine.ts"
import type { ColumnId } from "./gridColumns.ts"
import type { CellFormat } from "./GridState.ts"
import { LineMarks } from "./LineMarks.tsx"
import { LineSheet } from "./LineSheet.tsx"
import type { PlacementHandlers } from "./GridEditor.tsx"
import type { Grid } from "./useGrid.ts"

interface LineCardsProps {
  readonly grid: Grid
  readonly columns: ReadonlyArray<{ readonly id: string; readonly title: string }>
  readonly speech: CellFormat
  readonly profile: PricingProfile | undefined
  readonly placing: PlacementHandlers
  readonly errorsOf: (index: number) => Readonly<Record<string, string>>
  readonly onRemove: () => void
}

/** The lines on a phone, a card each; tapping one opens all its fields. */
export function LineCards({ grid, columns, speech, profile, placing, errorsOf, onRemove }: LineCardsProps) {
  const { t } = useWords()
  const {
    state: { lines, past },
    act
  } = grid
  const [opened, setOpened] = useState<LineValues>()
  const openAt = (row: number, line: LineValues) => {
    act({ do: "go", row, column: 0 })
    setOpened(line)
  }
  return (
    <div className="LineCards">
      <ul>
        {lines.map((line, index) => (
          <li key={line.id} className="LineCard" data-card={index} data-child={line.parentId !== null || undefined}>
            <LineCard
              line={line}
              isWrong={Object.keys(errorsOf(index)).length > 0 || Object.keys(line.unread).length > 0}
              isOverridden={canResetPrice(line, profile)}
              onPress={() => openAt(index, line)}
              onDuplicate={() => {
                act({ do: "go", row: index, column: 0 })
                act({ do: "duplicate" })
              }}
              onRemove={() => {
                act({ do: "go", row: index, column: 0 })
                onRemove()
              }}
            />
          </li>
        ))}
      </ul>
      <div className="LineCardsActions">
        <Button icon="plus" onPress={() => openAt(lines.length, newLine("part", crypto.randomUUID()))}>
          {t("estimate.newLine")}
        </Button>
        <IconButton
          icon="undo"
          label={t("estimate.undo")}
          isDisabled={past.length === 0}
          onPress={() => act({ do: "undo" })}
        />
      </div>
      {opened !== undefined && (
        <LineSheet
          key={opened.id}
          line={opened}
          grid={grid}
          columns={columns.map(({ id }) => id as ColumnId)}
          speech={speech}
          profile={profile}
          placing={placing}
          onRemove={() => {
            setOpened(undefined)
            onRemove()
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  )
}

interface LineCardProps {
  readonly line: LineValues
  readonly isWrong: boolean
  readonly isOverridden: boolean
  readonly onPress: () => void
  readonly onDuplicate: () => void
  readonly onRemove: () => void
}

/** A summary of a line; swiping it reveals actions that its sheet also offers as buttons. */
function LineCard({ line, isWrong, isOverridden, onPress, onDuplicate, onRemove }: LineCardProps) {
  const { t, of } = useWords()
  const { money, quantity } = useFormats()
  const card = useRef<HTMLButtonElement>(null)
  const described = useLineText()(line.description)
  const name = described || line.partNumber || of("lineKind", line.kind)
  const back = (action: () => void) => () => {
    card.current?.parentElement?.scrollTo({ left: 0 })
    action()
  }
  return (
    <>
      <button type="button" ref={card} onClick={onPress}>
        <span className="LineCardName">
          {described || of("lineKind", line.kind)}
          <LineMarks line={line} isOverridden={isOverridden} />
        </span>
        <span className="tabular LineCardSum">{money(extendedPrice(toEstimateLine(line)))}</span>
        <span className="Quiet tabular">
          {[line.partNumber, `${quantity(line.quantity ?? 0)} × ${money(line.netPrice ?? 0)}`]
            .filter((text) => text !== "")
            .join(" · ")}
        </span>
        <span className="Quiet">
          {isWrong ? (
            <span className="GridWrong">
              <Icon name="danger" size={14} />
              {t("estimate.toMend")}
            </span>
          ) : (
            of("lineStatus", line.status)
          )}
        </span>
      </button>
      <span className="LineCardActions">
        <IconButton
          icon="copy"
          label={t("estimate.duplicateOne", { line: name })}
          excludeFromTabOrder
          onPress={back(onDuplicate)}
        />
        <IconButton
          icon="trash"
          variant="danger"
          label={t("estimate.removeOne", { line: name })}
          excludeFromTabOrder
          onPress={back(onRemove)}
        />
      </span>
    </>
  )
}
