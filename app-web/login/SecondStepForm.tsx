import { type FormEvent, useEffect, useEffectEvent, useState } from "react"
import { postSecondStep } from "#domain/second-step/secondStepApi.ts"
import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { Form } from "#ui/Form.tsx"
import { TextField } from "#ui/TextField.tsx"
import { focusFirstError } from "#web/forms/formErrors.ts"
import { useForm } from "#web/forms/useForm.ts"
import { useWords } from "#web/words/useWords.ts"
import { usePasskeys } from "#web/session/browserPasskeys.ts"
import { validateOnSubmit } from "./LoginForm.tsx"
import { useSession } from "#web/session/useSession.ts"

type CodeWay = "authenticator" | "recoveryCode"

/** The second step of signing in: a passkey, an authenticator code or a recovery code, whichever the user has. */
export function SecondStepForm() {
  const { t } = useWords()
  const { secondStep = [], startOver, state, usePasskey } = useSession()
  const passkeys = usePasskeys()
  const hasPasskey = secondStep.includes("passkey") && passkeys.isThere()
  const [way, setWay] = useState<CodeWay | undefined>(
    secondStep.includes("authenticator") ? "authenticator" : hasPasskey ? undefined : "recoveryCode"
  )
  const isPending = state === "checkingSecondStep"
  const other = (one: CodeWay, label: string) =>
    way !== one &&
    secondStep.includes(one) && (
      <Button variant="quiet" onPress={() => setWay(one)}>
        {label}
      </Button>
    )
  return (
    <div className="LoginForm">
      {hasPasskey && (
        <Button
          variant={way === undefined ? "primary" : "secondary"}
          icon="lock"
          isWide
          isPending={isPending && way === undefined}
          autoFocus={way === undefined}
          onPress={usePasskey}
        >
          {t("secondStep.usePasskey")}
        </Button>
      )}
      {way !== undefined && <CodeForm key={way} way={way} />}
      <div className="LoginOthers">
        {other("authenticator", t("secondStep.useApp"))}
        {other("recoveryCode", t("secondStep.useRecovery"))}
        <Button variant="quiet" onPress={startOver}>
          {t("secondStep.startOver")}
        </Button>
      </div>
      <p className="LoginQuiet">{t("secondStep.lost")}</p>
    </div>
  )
}

function CodeForm({ way }: { readonly way: CodeWay }) {
  const { t } = useWords()
  const { notice, sendCode, state } = useSession()
  const form = useForm(postSecondStep.input, { token: "", code: "" })
  const [sent, setSent] = useState(false)
  // Ignores codes rejected before this field was shown, such as one entered by the other method.
  const isRefused = sent && state === "secondStep" && notice === "codeNotRight"
  const select = useEffectEvent(() => focusFirstError(["code"], true))
  useEffect(() => {
    if (isRefused) select()
  }, [isRefused])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = form.check()
    if (typed === undefined || state !== "secondStep") return
    setSent(true)
    sendCode(typed.code)
  }
  const field = {
    ...form.field("code", t(way === "authenticator" ? "secondStep.code" : "secondStep.recoveryCode")),
    ...validateOnSubmit,
    isInvalid: isRefused,
    isRequired: true,
    autoFocus: true,
    spellCheck: "false"
  } as const
  return (
    <Form onSubmit={submit}>
      <div className="LoginForm">
        {isRefused && (
          <Callout tone="danger" isLive title={t("failure.CodeNotRight")}>
            {t(way === "authenticator" ? "secondStep.notRightAbout" : "secondStep.recoveryNotRightAbout")}
          </Callout>
        )}
        {way === "authenticator" ? (
          <TextField
            {...field}
            description={t("secondStep.codeHint")}
            inputMode="numeric"
            autoComplete="one-time-code"
          />
        ) : (
          <TextField {...field} description={t("secondStep.recoveryHint")} autoComplete="off" />
        )}
        <Button type="submit" variant="primary" isWide isPending={state === "checkingSecondStep"}>
          {t("login.submit")}
        </Button>
      </div>
    </Form>
  )
}
