import { type FormEvent, useEffect, useEffectEvent, useState } from "react"
import { login } from "#domain/session/sessionApi.ts"
import { Button } from "#ui/Button.tsx"
import { Form } from "#ui/Form.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { Link } from "#ui/Link.tsx"
import { TextField } from "#ui/TextField.tsx"
import { useForm } from "#web/forms/useForm.ts"
import { usePasskeys } from "#web/session/browserPasskeys.ts"
import { useSession } from "#web/session/useSession.ts"
import { useWords } from "#web/words/useWords.ts"

/** User name and password, spec §3. Enter submits. */
export function LoginForm() {
  const { t } = useWords()
  const { signIn, state, expiredPerson, usePasskey } = useSession()
  const passkeys = usePasskeys()
  const form = useForm(login.input, { userName: "", password: "" })
  const [isShown, setShown] = useState(false)
  const [held, hold] = useState<typeof login.input.Type>()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    hold(form.check())
  }
  const send = useEffectEvent(({ userName, password }: typeof login.input.Type) => {
    hold(undefined)
    signIn(userName, password)
  })
  // If submitted before it is known whether a user is already signed in, waits for that.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what was held is sent once
    if (held !== undefined && state === "signedOut") send(held)
  }, [held, state])
  return (
    <Form onSubmit={submit}>
      <div className="LoginForm">
        <TextField
          {...form.field("userName", t("userName"))}
          {...validateOnSubmit}
          isRequired
          autoComplete="username"
          spellCheck="false"
          autoFocus
        />
        <TextField
          {...form.field("password", t("password"))}
          {...validateOnSubmit}
          isRequired
          type={isShown ? "text" : "password"}
          autoComplete="current-password"
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
        <Button type="submit" variant="primary" isWide isPending={held !== undefined || state === "checking"}>
          {t("login.submit")}
        </Button>
        {passkeys.isThere() && (
          <Button icon="lock" isWide isDisabled={state !== "signedOut"} onPress={usePasskey}>
            {t("login.passkey")}
          </Button>
        )}
        {expiredPerson === undefined && (
          <span className="LoginForgot">
            <Link href="/forgot-password">{t("login.forgot")}</Link>
          </span>
        )}
      </div>
    </Form>
  )
}

/**
 * Disables validation on blur, for fields above a link, as in the sign-in form: an error that appears on blur would
 * move the link away from the pointer. Such fields are validated on submit.
 */
export const validateOnSubmit = { onBlur: () => {} } as const
