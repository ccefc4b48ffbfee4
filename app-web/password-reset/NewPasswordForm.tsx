import "./PasswordRules.css"
import { type FormEvent, useEffect, useState } from "react"
import { ChosenPassword } from "#domain/password-reset/ChosenPassword.ts"
import { type PasswordRule, passwordRules } from "#domain/people/Password.ts"
import { Button } from "#ui/Button.tsx"
import { Form } from "#ui/Form.tsx"
import { Icon } from "#ui/Icon.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { TextField } from "#ui/TextField.tsx"
import { useForm } from "#web/forms/useForm.ts"
import { useWords } from "#web/words/useWords.ts"
import { ResetNotice, StepHeading, type StepProps } from "./StepHeading.tsx"

/** The new password, typed twice or pasted, with live feedback on the password rules. */
export function NewPasswordForm({ snapshot, send }: StepProps) {
  const { t } = useWords()
  const form = useForm(ChosenPassword, { password: "", confirmation: "" })
  const [isShown, setShown] = useState(false)
  const { notice, minutes, link } = snapshot.context
  const type = isShown ? "text" : "password"
  const isCommon = notice === "passwordCommon"

  useEffect(() => {
    if (isCommon) form.setServerErrors({ password: ["password.common"] })
    // Runs once, when the server has responded.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isCommon])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = form.check()
    if (typed !== undefined) send({ type: "choose", password: typed.password })
  }
  return (
    <>
      <StepHeading title={t("passwordReset.newTitle")} about={t("passwordReset.newAbout")} />
      <ResetNotice notice={notice} minutes={minutes} />
      <Form onSubmit={submit}>
        <div className="PasswordResetFields">
          <input
            type="text"
            name="username"
            autoComplete="username"
            value={typeof link === "object" ? link.email : ""}
            readOnly
            hidden
          />
          <TextField
            {...form.field("password", t("passwordReset.new"))}
            isRequired
            autoFocus
            type={type}
            autoComplete="new-password"
            action={
              <IconButton
                icon="eye"
                size="small"
                label={isShown ? t("password.hide") : t("password.show")}
                aria-pressed={isShown}
                onPress={() => setShown(!isShown)}
              />
            }
          />
          <PasswordRules password={form.values.password} />
          <TextField
            {...form.field("confirmation", t("passwordReset.confirmation"))}
            isRequired
            type={type}
            autoComplete="new-password"
          />
          <Button type="submit" variant="primary" isWide isPending={snapshot.matches("setting")}>
            {t("passwordReset.set")}
          </Button>
        </div>
      </Form>
    </>
  )
}

const words = {
  length: "passwordRule.length",
  kinds: "passwordRule.kinds",
  noSpaces: "passwordRule.noSpaces"
} as const satisfies Record<PasswordRule, string>
const rules = Object.keys(words) as ReadonlyArray<PasswordRule>

/** The password rules, marking those the typed password already meets. */
function PasswordRules({ password }: { readonly password: string }) {
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
