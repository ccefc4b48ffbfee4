import { useNavigate } from "react-router-dom"
import type { GlassPart } from "#domain/nags/GlassPart.ts"
import type { GlassQuery } from "#domain/nags-search/GlassQuery.ts"
import { Button } from "#ui/Button.tsx"
import { useToast } from "#web/page/useToast.ts"
import { useWords } from "#web/words/useWords.ts"

/** Navigation state that the NAGS search passes to a new quote. */
export interface NewQuoteState {
  readonly part: GlassPart
  readonly query: Extract<GlassQuery, { readonly by: "vehicle" }> | undefined
}

/** The actions on a found part outside a job: copy its number, or start a quote for it and the vehicle searched for. */
export function GlassActions({ part, query }: { readonly part: GlassPart; readonly query: GlassQuery }) {
  const { t } = useWords()
  const showToast = useToast()
  const navigate = useNavigate()
  const { partNumber } = part
  const copy = () =>
    void navigator.clipboard.writeText(partNumber).then(
      () => showToast({ kind: "success", text: t("nags.copied", { partNumber }) }),
      () => showToast({ kind: "warning", text: t("nags.notCopied", { partNumber }) })
    )
  const quote = () =>
    void navigate("/jobs/create", {
      state: { part, query: query.by === "vehicle" ? query : undefined } satisfies NewQuoteState
    })
  return (
    <>
      <Button variant="primary" icon="plus" aria-label={t("nags.quoteNamed", { partNumber })} onPress={quote}>
        {t("nags.quote")}
      </Button>
      <Button icon="copy" aria-label={t("nags.copyNamed", { partNumber })} onPress={copy}>
        {t("nags.copy")}
      </Button>
    </>
  )
}
