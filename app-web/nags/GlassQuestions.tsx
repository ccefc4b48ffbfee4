import type { GlassFeature } from "#domain/nags/GlassPart.ts"
import { SegmentedControl } from "#ui/SegmentedControl.tsx"
import { useWords } from "#web/words/useWords.ts"
import type { Answers } from "./narrowGlass.ts"

export interface GlassQuestionsProps {
  readonly features: ReadonlyArray<GlassFeature>
  readonly answers: Answers
  readonly onChange: (answers: Answers) => void
}

/** Asks only for what tells the panes apart; "not sure" leaves both in. */
export function GlassQuestions({ features, answers, onChange }: GlassQuestionsProps) {
  const { t, of } = useWords()
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
    <div className="GlassQuestions" role="group" aria-label={t("nags.questions")}>
      {features.map((feature) => (
        <SegmentedControl
          key={feature}
          label={of("glassFeature", feature)}
          options={options}
          value={answers[feature] === undefined ? "any" : answers[feature] ? "yes" : "no"}
          onChange={(said) => answer(feature, said)}
        />
      ))}
    </div>
  )
}
