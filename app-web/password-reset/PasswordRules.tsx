import "./PasswordRules.css"
import { type PasswordRule, passwordRules } from "#domain/people/passwordRules.ts"
import { Icon } from "#ui/Icon.tsx"
import { useWords } from "#web/words/useWords.ts"

const words = {
  length: "passwordRule.length",
  kinds: "passwordRule.kinds",
  noSpaces: "passwordRule.noSpaces"
} as const satisfies Record<PasswordRule, string>
const rules = Object.keys(words) as ReadonlyArray<PasswordRule>

/** What a password must be, and which of it the typed one is already. */
export function PasswordRules({ password }: { readonly password: string }) {
  const { t } = useWords()
  const met = passwordRules(password)
  return (
    <ul className="PasswordRules" aria-label={t("passwordRule.title")}>
      {rules.map((rule) => (
        <li key={rule} data-met={met[rule] || undefined}>
          <Icon name={met[rule] ? "check" : "minus"} size={16} />
          <span>{t(words[rule])}</span>
          <span className="hidden-text">{met[rule] ? t("passwordRule.met") : t("passwordRule.notMet")}</span>
        </li>
      ))}
    </ul>
  )
}
