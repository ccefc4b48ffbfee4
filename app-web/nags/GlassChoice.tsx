import type { ReactNode } from "react"
import type { GlassFeature, GlassPart } from "#domain/nags/GlassPart.ts"
import { Badge } from "#ui/Badge.tsx"
import { DefinitionList } from "#ui/DefinitionList.tsx"
import { GlassDrawing } from "#ui/GlassDrawing.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { glassShapeOf, glassSideOf } from "./glassShapeOf.ts"

export interface GlassChoiceProps {
  readonly part: GlassPart
  /** What tells the panes of the list apart: said of each, whether it has it or not. */
  readonly differing: ReadonlyArray<GlassFeature>
  /** No other pane is possible. */
  readonly isExact: boolean
  readonly actions: ReactNode
}

/** One pane: its drawing, what tells it from the others, its price and hours. */
export function GlassChoice({ part, differing, isExact, actions }: GlassChoiceProps) {
  const { t, of } = useWords()
  const { money, quantity } = useFormats()
  const { features, partNumber, position, calibration } = part
  const label = [of("glassType", part.glassType), ...features.map((feature) => of("glassFeature", feature))].join(", ")
  return (
    <li className="GlassChoice">
      <GlassDrawing
        shape={glassShapeOf(part)}
        position={glassSideOf(part)}
        features={features}
        label={label}
        size={148}
      />
      <div className="GlassChoiceWords">
        <div className="GlassChoiceHead">
          <h3 className="GlassChoiceNumber tabular">
            {partNumber}
            {position !== "onePiece" && <span className="Quiet"> {of("glassPosition", position)}</span>}
          </h3>
          {isExact && (
            <Badge tone="success" icon="check">
              {t("nags.exact")}
            </Badge>
          )}
        </div>
        <p className="GlassFeatures">
          {features.length === 0 && differing.length === 0 && <span className="Quiet">{t("glass.plain")}</span>}
          {differing.length === 0 &&
            features.map((feature) => <Badge key={feature}>{of("glassFeature", feature)}</Badge>)}
          {differing.map((feature) =>
            features.includes(feature) ? (
              <Badge key={feature} tone="accent" icon="check">
                {of("glassFeature", feature)}
              </Badge>
            ) : (
              <Badge key={feature} icon="minus">
                {t("nags.without", { feature: of("glassFeature", feature) })}
              </Badge>
            )
          )}
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
      <div className="GlassChoiceActions">{actions}</div>
    </li>
  )
}
