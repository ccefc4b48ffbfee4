import { useState } from "react"
import { isNoCharge, needsPrice } from "#domain/estimates/noCharge.ts"
import type { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import { useRights } from "#web/jobs/useRights.ts"
import { Button } from "#ui/Button.tsx"
import { Icon } from "#ui/Icon.tsx"
import { useWords } from "#web/words/useWords.ts"
import { changeLine, mayReset, pricedBy } from "#web/jobs/parts/lines.ts"
import { useRuleText } from "./LineMarks.tsx"
import { lineOf } from "#web/jobs/parts/newLine.ts"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import type { ColumnId } from "./gridColumns.ts"
import { useColumnName } from "./useGridColumns.ts"
import type { Grid } from "./useGrid.ts"

const NoChargeDialog = lazyPart(() => import("./NoChargeDialog.tsx"), "NoChargeDialog", "idle")

interface GridNoteProps {
  readonly grid: Grid
  readonly column: ColumnId | undefined
  readonly profile: PricingProfile | undefined
  readonly errors: Readonly<Record<string, string>>
}

/**
 * Above the grid, about the line the person is on: what is wrong in the cell, which rule made the line and with which
 * pane it came, that it is free and why, or how to give its price back to the profile.
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
  const ruleText = useRuleText()
  const nameOf = useColumnName()
  const { writesTax } = useRights()
  const [isFreeing, setFreeing] = useState(false)
  const line = lines[row]
  if (line === undefined) return <p className="GridNote">{t("estimate.ghostNote")}</p>
  const wrong =
    column === undefined
      ? undefined
      : (errors[column] ?? (line.unread[column] === undefined ? undefined : t("line.unread")))
  const priced = lineOf(line)
  const pane = lines.find(({ id }) => id === line.parentId)
  return (
    <div className="GridNote">
      <strong>{line.partNumber || line.description || of("lineKind", line.kind)}</strong>
      {wrong !== undefined && column !== undefined && (
        <span className="GridWrong">
          <Icon name="danger" size={14} />
          {t("labelled", { label: nameOf(column), text: wrong })}
        </span>
      )}
      {column === "taxable" && !writesTax && <span>{t("line.taxByRule")}</span>}
      {line.rule !== "typed" && <span>{t("labelled", { label: t("line.auto"), text: ruleText(line) })}</span>}
      {pane !== undefined && <span>{t("estimate.cameWith", { pane: pane.partNumber || pane.description })}</span>}
      {needsPrice(priced) && (
        <Button variant="link" onPress={() => setFreeing(true)}>
          {t("line.setNoCharge")}
        </Button>
      )}
      {isNoCharge(priced) && (
        <span>
          {t("line.noChargeFor", { reason: line.noChargeReason })}{" "}
          <Button variant="link" onPress={() => setFreeing(true)}>
            {t("line.changeReason")}
          </Button>
        </span>
      )}
      {isFreeing && (
        <NoChargeDialog
          line={line.description || line.partNumber || of("lineKind", line.kind)}
          reason={line.noChargeReason}
          onSave={(noChargeReason) =>
            act({ do: "replace", lines: lines.with(row, changeLine(line, { noChargeReason })) })
          }
          onClose={() => setFreeing(false)}
        />
      )}
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
