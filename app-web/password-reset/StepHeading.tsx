import { useEffect, useRef } from "react"
import type { EventFrom, SnapshotFrom } from "xstate"
import type { ResetNotice as Notice } from "#domain/password-reset/PasswordResetContext.ts"
import type { passwordResetMachine } from "#domain/password-reset/passwordResetMachine.ts"
import { Callout } from "#ui/Callout.tsx"
import { useWords } from "#web/words/useWords.ts"

/** Props of each step of the password reset: the machine's snapshot, and a function to send it events. */
export interface StepProps {
  readonly snapshot: SnapshotFrom<typeof passwordResetMachine>
  readonly send: (event: EventFrom<typeof passwordResetMachine>) => void
}

interface StepHeadingProps {
  readonly title: string
  readonly about: string
  /** Whether to take focus, so that a screen reader announces the new step. */
  readonly isArrival?: boolean
}

/** The heading of the current step. */
export function StepHeading({ title, about, isArrival = false }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isArrival) heading.current?.focus()
  }, [isArrival])
  return (
    <div className="PasswordResetWords">
      <h1 ref={heading} tabIndex={isArrival ? -1 : undefined}>
        {title}
      </h1>
      <p>{about}</p>
    </div>
  )
}

interface ResetNoticeProps {
  readonly notice: Notice | "emailNotFound" | undefined
  readonly minutes: number
}

/** The reason the form is shown again, next to it: spec §8 texts. */
export function ResetNotice({ notice, minutes }: ResetNoticeProps) {
  const { of, t } = useWords()
  switch (notice) {
    case "emailNotFound":
      return (
        <Callout tone="danger" isLive title={t("passwordReset.emailNotFound")}>
          {t("passwordReset.emailNotFoundAbout")}
        </Callout>
      )
    case "noMail":
      return (
        <Callout tone="warning" isLive title={of("missing", "email")}>
          {t("passwordReset.noMail")}
        </Callout>
      )
    case "linkExpired":
      return (
        <Callout tone="warning" isLive title={t("passwordReset.linkExpired")}>
          {t("passwordReset.askAgain")}
        </Callout>
      )
    case "linkTooOld":
      return (
        <Callout tone="warning" isLive title={t("passwordReset.linkTooOld")}>
          {t("passwordReset.askAgain")}
        </Callout>
      )
    case "linkBroken":
      return (
        <Callout tone="warning" isLive title={t("passwordReset.linkBroken")}>
          {t("passwordReset.askAgain")}
        </Callout>
      )
    case "tooManyTries":
      return <Callout tone="warning" isLive title={t("failure.TooManyTries", { minutes })} />
    case "unreachable":
      return <Callout tone="warning" isLive title={t("failure.Offline")} />
    case "failed":
      return <Callout tone="danger" isLive title={t("oneOrMoreErrors")} />
    case "passwordCommon":
    case undefined:
      return null
  }
}
