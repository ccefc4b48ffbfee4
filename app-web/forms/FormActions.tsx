import type { ReactNode } from "react"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import "./FormActions.css"

/** The end of a form, always in reach: what happened to what is typed, and what to do with it. */
export function FormActions({ draftSavedAt, children }: { readonly draftSavedAt: number | undefined; readonly children: ReactNode }) {
  const { t } = useWords()
  const { time } = useFormats()
  return (
    <div className="FormActions">
      {draftSavedAt !== undefined && <span className="FormActionsNote" role="status">{t("draft.saved", { time: time(draftSavedAt) })}</span>}
      {children}
    </div>
  )
}
