import type { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import { useRights } from "#web/jobs/useRights.ts"
import { Button } from "#ui/Button.tsx"
import { Icon } from "#ui/Icon.tsx"
import { useWords } from "#web/words/useWords.ts"
import { mayReset, pricedBy } from "../changeLine.ts"
import type { ColumnId } from "./gridColumns.ts"
import { useColumnName } from "./useColumnName.ts"
import type { Grid } from "./useGrid.ts"

export interface GridNoteProps {
  readonly grid: Grid
  readonly column: ColumnId | undefined
  readonly profile: PricingProfile | undefined
  readonly errors: Readonly<Record<string, string>>
}

/**
 * Above the grid, about the line the person is on: what is wrong in the cell, which rule made the line and with which
 * pane it came, or how to give its price back to the profile.
 */
export function GridNote({
  grid: {
    state: { lines, row },
    act
  },
  column,
  profile,
  errors
}: GridNoteProps) {
  const { t, of } = useWords()
  const nameOf = useColumnName()
  const { writesTax } = useRights()
  const line = lines[row]
  if (line === undefined) return <p className="GridNote">{t("estimate.ghostNote")}</p>
  const wrong =
    column === undefined
      ? undefined
      : (errors[column] ?? (line.unread[column] === undefined ? undefined : t("line.unread")))
  const pane = lines.find(({ id }) => id === line.parentId)
  return (
    <div className="GridNote">
      <strong>{line.partNumber || line.description || of("lineKind", line.kind)}</strong>
      {wrong !== undefined && column !== undefined && (
        <span className="GridWrong">
          <Icon name="danger" size={14} />
          {nameOf(column)}: {wrong}
        </span>
      )}
      {column === "taxable" && !writesTax && <span>{t("line.taxByRule")}</span>}
      {line.rule !== "typed" && (
        <span>
          {t("line.auto")}: {of("lineRule", line.rule)}
        </span>
      )}
      {pane !== undefined && <span>{t("estimate.cameWith", { pane: pane.partNumber || pane.description })}</span>}
      {profile !== undefined && mayReset(line, profile) && (
        <span>
          {t("line.typedOver")}{" "}
          <Button
            variant="link"
            onPress={() => act({ do: "replace", lines: lines.with(row, pricedBy(line, profile)) })}
          >
            {t("line.reset")}
          </Button>
        </span>
      )}
    </div>
  )
}
