import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

export interface DraftBannerProps {
  readonly savedAt: number
  readonly onRestore: () => void
  readonly onDiscard: () => void
}

/** Offers what an earlier visit typed and did not save. */
export function DraftBanner({ savedAt, onRestore, onDiscard }: DraftBannerProps) {
  const { t } = useWords()
  const { time } = useFormats()
  return (
    <Callout
      tone="info"
      title={t("draft.found", { time: time(savedAt) })}
      actions={
        <>
          <Button size="small" onPress={onRestore}>{t("draft.restore")}</Button>
          <Button size="small" variant="quiet" onPress={onDiscard}>{t("draft.discard")}</Button>
        </>
      }
    />
  )
}
