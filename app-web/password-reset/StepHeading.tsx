import { useEffect, useRef } from "react"
import type { EventFrom, SnapshotFrom } from "xstate"
import type { ResetNotice as Notice } from "#domain/password-reset/PasswordResetContext.ts"
import type { passwordResetMachine } from "#domain/password-reset/passwordResetMachine.ts"
import { Callout } from "#ui/Callout.tsx"
import { useWords } from "#web/words/useWords.ts"

/** What each step of the recovery is drawn from: where its machine stands, and how to tell it something. */
export interface StepProps {
  readonly snapshot: SnapshotFrom<typeof passwordResetMachine>
  readonly send: (event: EventFrom<typeof passwordResetMachine>) => void
}

interface StepHeadingProps {
  readonly title: string
  readonly about: string
  /** Takes the focus, so that a screen reader says where one has arrived. */
  readonly isArrival?: boolean
}

/** What the present step is about. */
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

/** Why the form is on screen again, beside it: spec §8 texts. */
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
