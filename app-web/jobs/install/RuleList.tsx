import "./RuleList.css"
import type { BrokenRule } from "#domain/jobs/BrokenRule.ts"
import { Icon } from "#ui/Icon.tsx"
import { useRuleSentence } from "./useRuleSentence.ts"
import { useWords } from "#web/words/useWords.ts"

/** Rules that a plan breaks: those that refuse, and those that want a reason; each says which it is. */
export function RuleList({ rules }: { readonly rules: ReadonlyArray<BrokenRule> }) {
  const { t } = useWords()
  const say = useRuleSentence()
  if (rules.length === 0) return null
  const each = new Map(rules.map((rule) => [say(rule), rule]))
  return (
    <ul className="RuleList" aria-label={t("rule.warnings")}>
      {[...each].map(([sentence, rule]) => (
        <li key={sentence} {...(rule.isHard ? { "data-hard": true } : { "data-soft": true })}>
          <Icon name={rule.isHard ? "danger" : "warning"} size={14} />
          <span>
            {sentence} <span className="Quiet">{rule.isHard ? t("board.refused") : t("board.needsReason")}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
