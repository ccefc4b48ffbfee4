import { useState } from "react"
import type { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import { Button } from "#ui/Button.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import type { LineValues } from "#web/jobs/form/JobForm.ts"
import { useWords } from "#web/words/useWords.ts"
import { mayReset } from "../changeLine.ts"
import { newLine } from "../newLine.ts"
import type { ColumnId } from "./gridColumns.ts"
import { LineCard } from "./LineCard.tsx"
import { LineSheet } from "./LineSheet.tsx"
import type { Placing } from "./PartCombo.tsx"
import type { Speech } from "./Speech.ts"
import type { Grid } from "./useGrid.ts"
import "./LineCards.css"

export interface LineCardsProps {
  readonly grid: Grid
  readonly columns: ReadonlyArray<{ readonly id: string; readonly title: string }>
  readonly speech: Speech
  readonly profile: PricingProfile | undefined
  readonly placing: Placing
  readonly errorsOf: (index: number) => Readonly<Record<string, string>>
  readonly onRemove: () => void
}

/** The lines on a phone: a card each; a press opens all of it. */
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
          <li key={line.id} className="LineCard" data-child={line.parentId !== null || undefined}>
            <LineCard
              line={line}
              isWrong={Object.keys(errorsOf(index)).length > 0 || Object.keys(line.unread).length > 0}
              isOverridden={mayReset(line, profile)}
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
