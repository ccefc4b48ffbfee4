import { Button } from "#ui/Button.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { SignedOutLayout } from "#web/layout/SignedOutLayout.tsx"
import { useWords } from "#web/words/useWords.ts"
import { useSession } from "#web/session/useSession.ts"

/** Shown if the server does not respond, so the user is unknown. Retries automatically every five seconds. */
export function UnreachableScreen() {
  const { t } = useWords()
  const { again } = useSession()
  return (
    <SignedOutLayout>
      <h1 className="hidden-text">{t("unreachable.title")}</h1>
      <EmptyState
        icon="offline"
        title={t("unreachable.title")}
        action={
          <Button variant="primary" icon="refresh" onPress={again}>
            {t("retry")}
          </Button>
        }
      >
        {t("unreachable.about")}
      </EmptyState>
    </SignedOutLayout>
  )
}
