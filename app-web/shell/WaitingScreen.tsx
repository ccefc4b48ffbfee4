import "./WaitingScreen.css"
import { Spinner } from "#ui/Spinner.tsx"
import { useWords } from "#web/words/useWords.ts"

/** While it is not yet known who is here. Drawn late, so that a fast answer does not flicker. */
export function WaitingScreen() {
  const { t } = useWords()
  return (
    <main className="WaitingScreen">
      <Spinner label={t("loading")} size={28} />
    </main>
  )
}
