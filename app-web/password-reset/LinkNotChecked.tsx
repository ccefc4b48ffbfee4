import { Button } from "#ui/Button.tsx"
import { useWords } from "#web/words/useWords.ts"
import { StepHeading } from "./StepHeading.tsx"

/** The server did not answer whether the link works; asked again by itself every five seconds. */
export function LinkNotChecked({ again }: { readonly again: () => void }) {
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
