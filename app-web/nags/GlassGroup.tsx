import { type ReactNode, useState } from "react"
import type { GlassPart } from "#domain/nags/GlassPart.ts"
import { useWords } from "#web/words/useWords.ts"
import { GlassChoice } from "./GlassChoice.tsx"
import { GlassQuestions } from "./GlassQuestions.tsx"
import { type Answers, differingFeatures, narrowed, sharedFeatures } from "./narrowGlass.ts"

export interface GlassGroupProps {
  /** Panes for one opening. */
  readonly parts: ReadonlyArray<GlassPart>
  readonly actionsOf: (part: GlassPart) => ReactNode
}

/** The panes that may be in one opening of the car: what they differ in is asked, and those that do not agree go. */
export function GlassGroup({ parts, actionsOf }: GlassGroupProps) {
  const { t, of } = useWords()
  const [answers, setAnswers] = useState<Answers>({})
  const asked = differingFeatures(parts)
  const left = narrowed(parts, answers)
  const differing = differingFeatures(left)
  const shared = sharedFeatures(parts)
  return (
    <div className="GlassGroup">
      <p className="GlassCount" role="status">
        {parts.length === left.length
          ? t("glass.count", { count: parts.length })
          : t("nags.left", { left: left.length, count: parts.length })}
      </p>
      {asked.length > 0 && <GlassQuestions features={asked} answers={answers} onChange={setAnswers} />}
      {parts.length > 1 && shared.length > 0 && (
        <p className="GlassShared">
          {t("nags.allHave", { features: shared.map((feature) => of("glassFeature", feature)).join(", ") })}
        </p>
      )}
      {left.length === 0 && <p>{t("nags.noneLeft")}</p>}
      <ul className="GlassChoices">
        {left.map((part) => (
          <GlassChoice
            key={part.partNumber}
            part={part}
            differing={differing}
            isExact={left.length === 1}
            actions={actionsOf(part)}
          />
        ))}
      </ul>
    </div>
  )
}
