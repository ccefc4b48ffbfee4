import type { FormEvent } from "react"
import { forgotPassword } from "#domain/password-reset/passwordResetApi.ts"
import { Button } from "#ui/Button.tsx"
import { Form } from "#ui/Form.tsx"
import { Link } from "#ui/Link.tsx"
import { TextField } from "#ui/TextField.tsx"
import { useForm } from "#web/forms/useForm.ts"
import { validateOnSubmit } from "#web/login/LoginForm.tsx"
import { useSession } from "#web/session/useSession.ts"
import { useWords } from "#web/words/useWords.ts"
import { ResetNotice, StepHeading, type StepProps } from "./StepHeading.tsx"

/** The e-mail address of a user who forgot their password. Enter submits. */
export function ForgotPasswordForm({ snapshot, send }: StepProps) {
  const { t } = useWords()
  const form = useForm(forgotPassword.input, { email: "" })
  const { site } = useSession()
  const isNobodys = snapshot.matches("emailNotFound")
  const notice =
    site.sendsMail === false ? ("noMail" as const) : isNobodys ? ("emailNotFound" as const) : snapshot.context.notice

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = form.check()
    if (typed !== undefined) send({ type: "request", email: typed.email })
  }
  return (
    <>
      <StepHeading title={t("passwordReset.forgotTitle")} about={t("passwordReset.forgotAbout")} />
      <ResetNotice notice={notice} minutes={snapshot.context.minutes} />
      <Form onSubmit={submit}>
        <div className="PasswordResetFields">
          {notice !== "noMail" && (
            <TextField
              {...form.field("email", t("emailAddress"))}
              {...validateOnSubmit}
              isRequired
              type="email"
              inputMode="email"
              autoComplete="email"
              spellCheck="false"
              autoFocus
            />
          )}
          {notice !== "noMail" && (
            <Button type="submit" variant="primary" isWide isPending={snapshot.matches("requesting")}>
              {t("passwordReset.send")}
            </Button>
          )}
          <span className="PasswordResetBack">
            <Link href="/login">{t("passwordReset.backToLogin")}</Link>
          </span>
        </div>
      </Form>
    </>
  )
}
