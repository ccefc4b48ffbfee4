import { Callout } from "#ui/Callout.tsx"
import { Section } from "#ui/Section.tsx"
import type { Form } from "#web/api/useForm.ts"
import { useWords } from "#web/words/useWords.ts"
import { GivenPassword } from "./GivenPassword.tsx"
import { UserCost } from "./UserCost.tsx"
import type { NewUserTyped } from "./UserTyped.ts"
import "./NewPasswordSection.css"

/** The first password of somebody new, which is told and not sent (spec §6), and what they will cost. */
export function NewPasswordSection({ form }: { readonly form: Form<typeof NewUserTyped> }) {
  const { t } = useWords()
  return (
    <Section title={t("user.firstPassword")} id="first-password">
      <div className="NewPasswordSection">
        <Callout title={t("user.passwordInPerson")}>{t("user.passwordOnce")}</Callout>
        <GivenPassword {...form.field("password", t("password"))} />
        <UserCost />
      </div>
    </Section>
  )
}
