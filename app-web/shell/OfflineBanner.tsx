import { Callout } from "#ui/Callout.tsx"
import { useWords } from "#web/words/useWords.ts"
import { useOnline } from "./useOnline.ts"

/** Says that the line is down, and that nothing typed is lost. */
export function OfflineBanner() {
  const { t } = useWords()
  return useOnline() ? null : (
    <Callout tone="warning" isLive title={t("offline.title")}>
      {t("offline.about")}
    </Callout>
  )
}
