import "./RuleList.css"
import type { BrokenRule } from "#domain/jobs/BrokenRule.ts"
import { Icon } from "#ui/Icon.tsx"
import { useWords } from "#web/words/useWords.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useClock } from "./useClock.ts"

/** The schedule rules a plan violates, each marked as rejecting the plan or as requiring a reason. */
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

/** Returns the sentence for a rule, including what it concerns. */
export const useRuleSentence = () => {
  const { t, of } = useWords()
  const { day: sayDay } = useFormats()
  const { clock } = useClock()
  return ({
    rule,
    day = "",
    note = "",
    start = "",
    end = "",
    minutes = 0,
    number,
    skill,
    service
  }: BrokenRule): string => {
    switch (rule) {
      case "closedLocation":
        return note === "" ? t("rule.closed") : t("rule.closedFor", { note })
      case "partNotThere":
        return day === "" ? t("rule.partsOpen") : t("rule.partsLater", { day: sayDay(day) })
      case "outsideHours":
        return t("rule.outsideHours", { start: clock(start), end: clock(end) })
      case "dayOff":
        return note === "" ? t("rule.dayOff") : t("rule.dayOffFor", { note })
      case "skillMissing":
        return t("rule.skillMissing", { skill: skill === undefined ? "" : of("skill", skill) })
      case "serviceMissing":
        return t("rule.serviceMissing", { service: service === undefined ? "" : of("locationService", service) })
      case "travelTooShort":
        return number === undefined
          ? t("rule.travelFromShop", { minutes })
          : t("rule.travelFromJob", { minutes, number: String(number) })
      case "promiseBroken":
        return t("rule.promiseBroken")
      case "baysFull":
        return t("rule.baysFull")
      case "installerBooked":
        return t("rule.installerBooked", { number: String(number ?? ""), start: clock(start), end: clock(end) })
      case "endBeforeStart":
        return t("install.startBeforeEnd")
      case "insuredTooLong":
        return t("install.durationInsured")
    }
  }
}
