import { type ReactNode, useEffect, useRef, useState } from "react"
import type { GlassFeature, GlassPart } from "#domain/nags/GlassPart.ts"
import { Badge } from "#ui/Badge.tsx"
import { Button } from "#ui/Button.tsx"
import { DefinitionList } from "#ui/DefinitionList.tsx"
import { GlassDrawing } from "#ui/GlassDrawing.tsx"
import { SegmentedControl } from "#ui/SegmentedControl.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { glassShapeOf, glassSideOf } from "./glassShapeOf.ts"
import { type Answers, differingFeatures, matchingParts, sharedFeatures } from "./narrowGlass.ts"

interface GlassGroupProps {
  /** Glass parts for one opening. */
  readonly parts: ReadonlyArray<GlassPart>
  readonly actionsOf: (part: GlassPart) => ReactNode
  /** Renders the total price of a part, if known. */
  readonly sumOf?: ((part: GlassPart) => ReactNode) | undefined
}

/** Number of features asked about at first: those that best tell the parts apart. */
const askedFirst = 3

/**
 * The glass parts that may fit one opening of the car. Asks about the features they differ in and hides those that do
 * not match.
 */
export function GlassGroup({ parts, actionsOf, sumOf }: GlassGroupProps) {
  const { t, of } = useWords()
  const [answers, setAnswers] = useState<Answers>({})
  const asked = differingFeatures(parts)
  const left = matchingParts(parts, answers)
  const differing = differingFeatures(left)
  const shared = sharedFeatures(parts)
  return (
    <div className="GlassGroup">
      {asked.length > 0 && <GlassQuestions features={asked} answers={answers} onChange={setAnswers} />}
      <div className="GlassSummary">
        <p className="GlassCount" role="status">
          {parts.length === left.length
            ? t("glass.count", { count: parts.length })
            : t("nags.left", { left: left.length, count: parts.length })}
        </p>
        {parts.length > 1 && shared.length > 0 && (
          <p className="GlassShared">
            {t("nags.allHave", { features: shared.map((feature) => of("glassFeature", feature)).join(", ") })}
          </p>
        )}
      </div>
      {left.length === 0 && <p>{t("nags.noneLeft")}</p>}
      <ul className="GlassChoices">
        {left.map((part) => (
          <GlassChoice
            key={part.partNumber}
            part={part}
            differing={differing}
            isExact={left.length === 1}
            actions={actionsOf(part)}
            sum={sumOf?.(part)}
          />
        ))}
      </ul>
    </div>
  )
}

interface GlassChoiceProps {
  readonly part: GlassPart
  /** The features that tell the listed parts apart. Each part shows whether it has them. */
  readonly differing: ReadonlyArray<GlassFeature>
  /** Whether this is the only remaining part. */
  readonly isExact: boolean
  readonly actions: ReactNode
  readonly sum: ReactNode
}

/** One part: its drawing, distinguishing features, price, labor hours and total. */
function GlassChoice({ part, differing, isExact, actions, sum }: GlassChoiceProps) {
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
        size={112}
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
      {sum !== undefined && <div className="GlassChoiceSum">{sum}</div>}
      <div className="GlassChoiceActions">{actions}</div>
    </li>
  )
}

interface GlassQuestionsProps {
  readonly features: ReadonlyArray<GlassFeature>
  readonly answers: Answers
  readonly onChange: (answers: Answers) => void
}

/** Asks only about features that tell the parts apart. "Not sure" keeps both. */
function GlassQuestions({ features, answers, onChange }: GlassQuestionsProps) {
  const { t, of } = useWords()
  const questions = useRef<HTMLDivElement>(null)
  const [showsAll, setShowsAll] = useState(false)
  const hidden = showsAll ? 0 : features.length - askedFirst
  useEffect(() => {
    // The button that revealed these questions no longer exists, so focus moves to the first of them.
    if (showsAll) questions.current?.querySelectorAll<HTMLElement>("input:checked")[askedFirst]?.focus()
  }, [showsAll])
  // If only one question is hidden, showing it takes no more space than the button.
  const asked = hidden > 1 ? features.slice(0, askedFirst) : features
  const options = [
    { value: "any", label: t("nags.notSure") },
    { value: "yes", label: t("yes") },
    { value: "no", label: t("no") }
  ] as const
  const answer = (feature: GlassFeature, said: "any" | "yes" | "no") => {
    const { [feature]: _, ...others } = answers
    onChange(said === "any" ? others : { ...others, [feature]: said === "yes" })
  }
  return (
    <div ref={questions} className="GlassQuestions" role="group" aria-label={t("nags.questions")}>
      {asked.map((feature) => (
        <SegmentedControl
          key={feature}
          label={of("glassFeature", feature)}
          options={options}
          value={answers[feature] === undefined ? "any" : answers[feature] ? "yes" : "no"}
          onChange={(said) => answer(feature, said)}
        />
      ))}
      {asked.length < features.length && (
        <Button variant="quiet" size="small" onPress={() => setShowsAll(true)}>
          {t("nags.moreFeatures", { count: hidden })}
        </Button>
      )}
    </div>
  )
}
