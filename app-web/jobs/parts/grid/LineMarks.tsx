import { memo, useState } from "react"
import type { EstimateLine } from "#domain/estimates/EstimateLine.ts"
import { isNoCharge, needsPrice } from "#domain/estimates/priceEstimate.ts"
import { adhesiveExpired } from "#domain/jobs/JobInstall.ts"
import type { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { Icon } from "#ui/Icon.tsx"
import type { LineValues } from "#web/jobs/form/JobForm.ts"
import { changeLine, canResetPrice, pricedBy } from "#web/jobs/parts/lines.ts"
import { toEstimateLine } from "#web/jobs/parts/newLine.ts"
import { usePermissions } from "#web/jobs/usePermissions.ts"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import type { ColumnId } from "./gridColumns.ts"
import type { Grid } from "./useGrid.ts"
import { useColumnName } from "./useGridColumns.ts"

/**
 * Marks next to a description: the line was created by a profile rule, its price is still missing, it is free on
 * purpose, or a manual price overrides the profile's.
 */
export function LineMarks({ line, isOverridden }: { readonly line: LineValues; readonly isOverridden: boolean }) {
  const { t, of } = useWords()
  const ruleText = useRuleText()
  const { rule } = line
  const priced = toEstimateLine(line)
  if (needsPrice(priced))
    return (
      <span className="LineMark" data-asked>
        <Icon name="warning" size={14} />
        {of("lineRule", "priceRequired")}
      </span>
    )
  if (isNoCharge(priced))
    return (
      <span className="LineMark" title={line.noChargeReason}>
        {t("line.noCharge")}
        <span className="hidden-text">, {line.noChargeReason}</span>
      </span>
    )
  if (isOverridden)
    return (
      <span className="LineMark" data-typed title={t("line.typedOver")}>
        <Icon name="edit" size={12} />
        <span className="hidden-text">{t("line.typedOver")}</span>
      </span>
    )
  if (rule === "typed") return null
  return (
    <span className="LineMark" title={ruleText(line)}>
      {t("line.auto")}
      <span className="hidden-text">, {ruleText(line)}</span>
    </span>
  )
}

interface AdhesiveWarningProps {
  readonly lines: ReadonlyArray<{
    readonly description: string
    readonly adhesiveLot: string
    readonly adhesiveExpiry: string
  }>
  /** The installation date, "" if not set. */
  readonly date: string
}

/**
 * Warns about adhesive that is expired on the installation date: which lot, since when. Renders nothing if there is
 * none.
 */
export const AdhesiveWarning = memo(function AdhesiveWarning({ lines, date }: AdhesiveWarningProps) {
  const { t } = useWords()
  const { day } = useFormats()
  const expired = adhesiveExpired({ install: { date }, lines })
  if (expired.length === 0) return null
  return (
    <Callout tone="danger" isLive title={t("adhesive.expired", { day: day(date) })}>
      {expired.map(({ description, adhesiveLot, adhesiveExpiry }, nth) => (
        <p key={nth}>
          {t(adhesiveLot === "" ? "adhesive.noLot" : "adhesive.lot", {
            line: description,
            lot: adhesiveLot,
            day: day(adhesiveExpiry)
          })}
        </p>
      ))}
    </Callout>
  )
})

/** Returns why a line has its price, in words. For a part price, the text names which one: "Part price, each (DW*)". */
export const useRuleText = () => {
  const { t, of } = useWords()
  return ({ rule, partPattern }: Pick<EstimateLine, "rule" | "partPattern">): string =>
    partPattern === "" ? of("lineRule", rule) : t("line.ruleOf", { rule: of("lineRule", rule), pattern: partPattern })
}

const NoChargeDialog = lazyPart(() => import("./NoChargeDialog.tsx"), "NoChargeDialog", "idle")

interface GridNoteProps {
  readonly grid: Grid
  readonly column: ColumnId | undefined
  readonly profile: PricingProfile | undefined
  readonly errors: Readonly<Record<string, string>>
}

/**
 * The note above the grid about the active line: an error in the cell, the rule that created the line and the pane it
 * belongs to, why it is free, or how to return to the profile's price.
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
  const { canEditTax } = usePermissions()
  const [isFreeing, setFreeing] = useState(false)
  const line = lines[row]
  if (line === undefined) return <p className="GridNote">{t("estimate.ghostNote")}</p>
  const wrong =
    column === undefined
      ? undefined
      : (errors[column] ?? (line.unread[column] === undefined ? undefined : t("line.unread")))
  const priced = toEstimateLine(line)
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
      {column === "taxable" && !canEditTax && <span>{t("line.taxByRule")}</span>}
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
      {profile !== undefined && canResetPrice(line, profile) && (
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
