import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { useToast } from "#web/page/useToast.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import type { Draft } from "./drafts.ts"

export interface DraftOfferProps<V> {
  readonly found: Draft<V> | undefined
  /** Discards the draft. */
  readonly clear: () => void
  readonly restore: (values: V) => void
}

/** Offers to restore unsaved input from an earlier visit. Discarding it can be undone. */
export function DraftOffer<V>({ found, clear, restore }: DraftOfferProps<V>) {
  const { t } = useWords()
  const { timeOrDateTime } = useFormats()
  const showToast = useToast()
  if (found === undefined) return null
  const discard = () => {
    clear()
    showToast({
      kind: "info",
      text: t("draft.discarded"),
      action: { label: t("undo"), onPress: () => restore(found.values) }
    })
  }
  return (
    <Callout
      title={t("draft.found", { time: timeOrDateTime(found.savedAt) })}
      actions={
        <>
          <Button size="small" onPress={() => restore(found.values)}>
            {t("draft.restore")}
          </Button>
          <Button size="small" variant="quiet" onPress={discard}>
            {t("draft.discard")}
          </Button>
        </>
      }
    />
  )
}
