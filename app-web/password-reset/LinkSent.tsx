import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { Link } from "#ui/Link.tsx"
import { useWords } from "#web/words/useWords.ts"
import { StepHeading } from "./StepHeading.tsx"

export interface LinkSentProps {
  readonly email: string
  readonly again: () => void
}

/** The mail is on its way: where to look, and for how long its link works. */
export function LinkSent({ email, again }: LinkSentProps) {
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
