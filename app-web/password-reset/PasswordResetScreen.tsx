import "./PasswordReset.css"
import { useMachine } from "@xstate/react"
import { useEffect, useState } from "react"
import { useLocation, useNavigate, useSearchParams } from "react-router-dom"
import type { PasswordResetInput, ResetLink } from "#domain/password-reset/PasswordResetContext.ts"
import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { Link } from "#ui/Link.tsx"
import { Spinner } from "#ui/Spinner.tsx"
import { useRun, type Run } from "#web/api/ApiProvider.tsx"
import { SignedOutLayout } from "#web/layout/SignedOutLayout.tsx"
import { useTitle } from "#web/page/useTitle.ts"
import { useWords } from "#web/words/useWords.ts"
import { ForgotPasswordForm } from "./ForgotPasswordForm.tsx"
import { NewPasswordForm } from "./NewPasswordForm.tsx"
import { passwordWasReset } from "#web/login/LoginScreen.tsx"
import { StepHeading, type StepProps } from "./StepHeading.tsx"
import { Effect } from "effect"
import { fromPromise } from "xstate"
import { forgotPassword, postNewPassword, verifyToken } from "#domain/password-reset/passwordResetApi.ts"
import { passwordResetMachine } from "#domain/password-reset/passwordResetMachine.ts"
import { type RefusalReason, ResetRefused } from "#domain/password-reset/ResetRefused.ts"
import { callOnce } from "#web/api/call.ts"
import { isFailure } from "#web/api/failures.ts"
import { asSessionFailure } from "#web/session/sessionFailures.ts"

const asking = "/forgot-password"
const choosing = "/reset-password"

/** /forgot-password and /reset-password: a single flow driven by a state machine, whose step determines the URL. */
export function PasswordResetScreen() {
  const run = useRun()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [parameters] = useSearchParams()
  const [link] = useState(() => (pathname === choosing ? linkIn(parameters) : undefined))
  const [logic] = useState(() =>
    resetLogic(run, () => void navigate("/login", { replace: true, state: passwordWasReset }))
  )
  const [snapshot, send] = useMachine(logic, { input: { link } })

  const isAsking = ["asking", "requesting", "emailNotFound", "sent"].some((state) =>
    snapshot.matches(state as "asking")
  )
  const place = isAsking ? asking : choosing
  const isLeaving = snapshot.matches("left")
  useEffect(() => {
    // Removes the secret from the URL, where the history or a copied link would expose it.
    if (!isLeaving && (pathname !== place || search !== "")) void navigate(place, { replace: true })
  }, [isLeaving, navigate, pathname, place, search])

  return (
    <SignedOutLayout>
      <div className="PasswordReset">
        <ResetStep snapshot={snapshot} send={send} />
      </div>
    </SignedOutLayout>
  )
}

/** The current step of the password reset. */
function ResetStep({ snapshot, send }: StepProps) {
  const { t } = useWords()
  const isChoosing = snapshot.matches("choosing") || snapshot.matches("setting")
  useTitle(t(isChoosing || snapshot.matches("done") ? "route.resetPassword" : "route.forgotPassword"))
  if (isChoosing) return <NewPasswordForm snapshot={snapshot} send={send} />
  if (snapshot.matches("sent")) return <LinkSent email={snapshot.context.email} again={() => send({ type: "again" })} />
  if (snapshot.matches("done") || snapshot.matches("left"))
    return <PasswordDone login={() => send({ type: "login" })} />
  if (snapshot.matches("unreachable")) return <LinkNotChecked again={() => send({ type: "again" })} />
  if (snapshot.matches("checkingLink")) return <Spinner label={t("passwordReset.checking")} size={28} />
  return <ForgotPasswordForm snapshot={snapshot} send={send} />
}

interface LinkSentProps {
  readonly email: string
  readonly again: () => void
}

/** The e-mail is on its way: where to look, and how long the link is valid. */
function LinkSent({ email, again }: LinkSentProps) {
  const { t } = useWords()
  return (
    <>
      <StepHeading title={t("passwordReset.sentTitle")} about={t("passwordReset.sentAbout", { email })} isArrival />
      <Callout tone="success" isLive title={t("passwordReset.sent")} />
      <div className="PasswordResetFields">
        <Button variant="secondary" isWide onPress={again}>
          {t("passwordReset.another")}
        </Button>
        <span className="PasswordResetBack">
          <Link href="/login">{t("passwordReset.backToLogin")}</Link>
        </span>
      </div>
    </>
  )
}

/** The new password is active. The login follows automatically after a moment. */
function PasswordDone({ login }: { readonly login: () => void }) {
  const { t } = useWords()
  return (
    <>
      <StepHeading title={t("passwordReset.doneTitle")} about={t("passwordReset.doneAbout")} isArrival />
      <Callout tone="success" isLive title={t("passwordReset.done")} />
      <Button variant="primary" isWide onPress={login}>
        {t("login.submit")}
      </Button>
    </>
  )
}

/** The server did not respond to the link check. Retries automatically every five seconds. */
function LinkNotChecked({ again }: { readonly again: () => void }) {
  const { t } = useWords()
  return (
    <>
      <StepHeading title={t("unreachable.title")} about={t("passwordReset.notCheckedAbout")} isArrival />
      <Button variant="primary" icon="refresh" isWide onPress={again}>
        {t("retry")}
      </Button>
    </>
  )
}

/**
 * Parses the reset link from the URL: `?token=…&email=…`. An incomplete link is "broken"; /reset-password without
 * either parameter is not a link.
 */
const linkIn = (search: URLSearchParams): PasswordResetInput["link"] => {
  const [token, email] = [search.get("token") ?? "", search.get("email") ?? ""]
  if (token === "" && email === "") return undefined
  return token === "" || email === "" ? "broken" : { token, email }
}

/** The password reset machine with its actors. */
const resetLogic = (run: Run, goToLogin: () => void) =>
  passwordResetMachine.provide({
    actors: {
      sendLink: fromPromise<void, { email: string }>(({ input, signal }) =>
        told(run(Effect.asVoid(callOnce(forgotPassword, input)), signal))
      ),
      checkLink: fromPromise<void, ResetLink>(({ input: { email, token }, signal }) =>
        told(run(Effect.asVoid(callOnce(verifyToken, { email, token })), signal))
      ),
      setPassword: fromPromise<void, ResetLink & { password: string }>(({ input, signal }) =>
        told(run(Effect.asVoid(callOnce(postNewPassword, input)), signal))
      )
    },
    actions: { goToLogin }
  })

/** Spec §8: 'Invalid token.' is shown like a link older than 10 minutes. */
const reasons: Readonly<Record<string, RefusalReason>> = {
  EmailUnknown: "emailUnknown",
  NoMailService: "noMail",
  TokenInvalid: "linkExpired",
  TokenExpired: "linkExpired",
  TokenTooOld: "linkTooOld",
  PasswordCommon: "passwordCommon"
}

const told = <A,>(work: Promise<A>): Promise<A> =>
  asSessionFailure(work).catch((failure: unknown) => {
    const reason = isFailure(failure) ? reasons[failure._tag] : undefined
    throw reason === undefined ? failure : new ResetRefused(reason)
  })
