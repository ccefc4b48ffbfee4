import "./LoginScreen.css"
import { useEffect, useState } from "react"
import { useLocation } from "react-router-dom"
import { Callout } from "#ui/Callout.tsx"
import { SignedOutLayout } from "#web/layout/SignedOutLayout.tsx"
import { lazyPart, usePreloadLazyParts } from "#web/loading/lazyPart.tsx"
import { useTitle } from "#web/page/useTitle.ts"
import { secondStepCalls } from "#web/session/startSession.ts"
import { useSession } from "#web/session/useSession.ts"
import { useWords } from "#web/words/useWords.ts"
import { LoginForm } from "./LoginForm.tsx"

/**
 * The second-step form, loaded together with its API calls only after a correct password that requires it. No other
 * page loads it.
 */
const SecondStepForm = lazyPart(
  async () => {
    const [form] = await Promise.all([import("./SecondStepForm.tsx"), secondStepCalls()])
    return form
  },
  "SecondStepForm",
  "asked"
)

/**
 * Navigation state that makes the login show the spec §4 'Login with your new password' notice after a password reset.
 */
export const passwordWasReset = "passwordWasReset"

/** /login: shows the product on the base domain, and the shop's name on a shop's domain. */
export function LoginScreen() {
  const { t } = useWords()
  const { site, secondStep } = useSession()
  const asksMore = secondStep !== undefined
  useTitle(t("route.login"))
  usePreloadLazyParts()
  return (
    <SignedOutLayout>
      <div className="Login">
        <div className="LoginWords">
          <h1>
            {asksMore
              ? t("secondStep.title")
              : site.tenant === null
                ? t("login.title")
                : t("login.titleAt", { shop: site.tenant.businessName })}
          </h1>
          <p>{asksMore ? t("secondStep.about") : site.tenant === null ? t("login.product") : t("login.aboutAt")}</p>
        </div>
        <LoginNotice />
        {asksMore ? <SecondStepForm /> : <LoginForm />}
      </div>
    </SignedOutLayout>
  )
}

/** Milliseconds after which a waiting user is told the reason. */
const slowAfter = 2_000

/** The reason the login is shown, next to its form: spec §4 and §8 texts. */
function LoginNotice() {
  const { t } = useWords()
  const { notice, minutes, seconds, expiredPerson, isBeingChecked } = useSession()
  const { state: arrival } = useLocation()
  const isSlowed = useLasting(isBeingChecked, slowAfter)
  if (isSlowed)
    return (
      <Callout tone="info" isLive title={t("login.slowed")}>
        {t("login.slowedAbout")}
      </Callout>
    )
  switch (notice) {
    case "loginFailed":
      return (
        <Callout tone="danger" isLive title={t("failure.LoginFailed")}>
          {t("login.failedAbout")}
        </Callout>
      )
    // Shown on the code field.
    case "codeNotRight":
      return null
    case "passkeyNotAccepted":
      return <Callout tone="danger" isLive title={t("failure.PasskeyNotAccepted")} />
    case "passkeyNotShown":
      return (
        <Callout tone="warning" isLive title={t("login.passkeyNotShown")}>
          {t("login.passkeyNotShownAbout")}
        </Callout>
      )
    case "secondStepOver":
      return <Callout tone="warning" isLive title={t("failure.SecondStepOver")} />
    case "tooManyTries":
      return (
        <Callout
          tone="warning"
          isLive
          title={seconds < 60 ? t("login.tooSoon", { seconds }) : t("failure.TooManyTries", { minutes })}
        >
          {t("login.tooManyAbout")}
        </Callout>
      )
    case "sessionExpired":
      return (
        <Callout tone="warning" isLive title={t("failure.SessionOver")}>
          {expiredPerson && t("login.keptAbout")}
        </Callout>
      )
    case "busy":
      return <Callout tone="warning" isLive title={t("serverBusy")} />
    case "unreachable":
      return <Callout tone="warning" isLive title={t("failure.Offline")} />
    case "loggedOut":
      return <Callout tone="success" isLive title={t("loggedOut")} />
    case undefined:
      return arrival === passwordWasReset ? (
        <Callout tone="success" isLive title={t("passwordReset.loginWithNew")} />
      ) : null
  }
}

/** Returns whether a condition has held for the given number of milliseconds. */
const useLasting = (is: boolean, after: number): boolean => {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    if (!is) return
    const timer = setTimeout(() => setLasts(true), after)
    return () => {
      clearTimeout(timer)
      setLasts(false)
    }
  }, [is, after])
  return is && lasts
}
