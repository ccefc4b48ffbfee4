import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { useWords } from "#web/words/useWords.ts"
import { StepHeading } from "./StepHeading.tsx"

/** The new password holds; the sign-in follows by itself in a moment. */
export function PasswordDone({ login }: { readonly login: () => void }) {
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
