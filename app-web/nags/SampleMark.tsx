import type { GlassPart } from "#domain/nags/GlassPart.ts"
import { Callout } from "#ui/Callout.tsx"
import { useWords } from "#web/words/useWords.ts"

/** Says that parts are made up, where any is (trade 2.6). */
export function SampleMark({ parts }: { readonly parts: ReadonlyArray<GlassPart> }) {
  const { t } = useWords()
  return parts.some(({ sample }) => sample) ? (
    <Callout tone="warning" title={t("glass.sample")}>
      {t("glass.sampleHint")}
    </Callout>
  ) : null
}
