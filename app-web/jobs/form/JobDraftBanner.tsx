import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { useSay } from "#web/shell/useSay.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import type { OpenJob } from "./useOpenJob.ts"

/** Offers what an earlier visit typed and did not save; throwing it away can be undone. */
export function JobDraftBanner({ open: { draft, restore } }: { readonly open: OpenJob }) {
  const { t } = useWords()
  const { time } = useFormats()
  const say = useSay()
  const { found } = draft
  if (found === undefined) return null
  const discard = () => {
    draft.clear()
    say({ kind: "info", text: t("draft.discarded"), action: { label: t("undo"), onPress: () => restore(found.values) } })
  }
  return (
    <Callout
      title={t("draft.found", { time: time(found.savedAt) })}
      actions={
        <>
          <Button size="small" onPress={() => restore(found.values)}>{t("draft.restore")}</Button>
          <Button size="small" variant="quiet" onPress={discard}>{t("draft.discard")}</Button>
        </>
      }
    />
  )
}
