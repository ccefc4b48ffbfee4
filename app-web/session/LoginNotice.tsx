import { useLocation } from "react-router-dom"
import { Callout } from "#ui/Callout.tsx"
import { passwordWasReset } from "#web/password-reset/passwordWasReset.ts"
import { useWords } from "#web/words/useWords.ts"
import { useLasting } from "./useLasting.ts"
import { useSession } from "./useSession.ts"

/** Milliseconds after which somebody who waits is told why. */
const slowAfter = 2_000

/** Why the sign-in is on screen, beside its form: spec §4 and §8 texts. */
export function LoginNotice() {
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
    // Said at the code's own field.
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
