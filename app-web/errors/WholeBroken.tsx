import { Button } from "#ui/Button.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { useWords } from "#web/words/useWords.ts"

/** When even the frame broke: say so, and load the page anew. */
export function WholeBroken() {
  const { t } = useWords()
  return (
    <main>
      <h1 className="hidden-text">{t("broken.title")}</h1>
      <EmptyState
        icon="warning"
        title={t("oneOrMoreErrors")}
        action={
          <Button variant="primary" icon="refresh" onPress={() => location.reload()}>
            {t("broken.reload")}
          </Button>
        }
      >
        {t("broken.about")}
      </EmptyState>
    </main>
  )
}
