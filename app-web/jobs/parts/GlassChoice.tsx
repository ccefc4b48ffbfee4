import type { GlassFeature, GlassPart } from "#domain/nags/GlassPart.ts"
import { Badge } from "#ui/Badge.tsx"
import { Button } from "#ui/Button.tsx"
import { DefinitionList } from "#ui/DefinitionList.tsx"
import { GlassDrawing } from "#ui/GlassDrawing.tsx"
import type { LineValues } from "#web/jobs/form/JobForm.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { glassShapeOf, glassSideOf } from "./glassShapeOf.ts"

export interface GlassChoiceProps {
  readonly part: GlassPart
  /** Features that all panes of the list have: they do not help to choose. */
  readonly shared: ReadonlySet<GlassFeature>
  readonly pane: LineValues | undefined
  readonly isPriced: boolean
  readonly onTake: (inPlace: boolean) => void
}

/** One pane: its drawing, what tells it from the others, its price and hours. */
export function GlassChoice({ part, shared, pane, isPriced, onTake }: GlassChoiceProps) {
  const { t, of } = useWords()
  const { money, quantity } = useFormats()
  const { features, partNumber, position, calibration } = part
  const label = [of("glassType", part.glassType), ...features.map((feature) => of("glassFeature", feature))].join(", ")
  return (
    <li className="GlassChoice">
      <GlassDrawing shape={glassShapeOf(part)} position={glassSideOf(part)} features={features} label={label} size={148} />
      <div className="GlassChoiceWords">
        <h3 className="GlassChoiceNumber tabular">{partNumber}{position !== "onePiece" && <span className="Quiet"> {of("glassPosition", position)}</span>}</h3>
        <p className="GlassFeatures">
          {features.length === 0 && <span className="Quiet">{t("glass.plain")}</span>}
          {features.map((feature) => <Badge key={feature} tone={shared.has(feature) ? "neutral" : "accent"}>{of("glassFeature", feature)}</Badge>)}
        </p>
        <DefinitionList
          layout="columns"
          items={[
            { label: t("glass.listPrice"), value: money(part.listPrice) },
            { label: t("glass.hours"), value: t("glass.hoursValue", { hours: quantity(part.laborHours) }) },
            { label: t("glass.calibration"), value: of("calibration", calibration) }
          ]}
        />
      </div>
      <div className="GlassChoiceActions">
        {pane === undefined
          ? <Button variant="primary" isDisabled={!isPriced} aria-label={t("glass.chooseNamed", { partNumber })} onPress={() => onTake(false)}>{t("glass.choose")}</Button>
          : (
            <>
              <Button variant="primary" isDisabled={!isPriced} aria-label={t("glass.replaceNamed", { partNumber, pane: pane.partNumber })} onPress={() => onTake(true)}>{t("glass.replace")}</Button>
              <Button isDisabled={!isPriced} aria-label={t("glass.addNamed", { partNumber })} onPress={() => onTake(false)}>{t("glass.add")}</Button>
            </>
          )}
      </div>
    </li>
  )
}
