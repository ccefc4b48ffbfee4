import type { ReactNode } from "react"
import { Icon } from "#ui/Icon.tsx"
import { useFailureText } from "#web/api/LoadFailed.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import "./FormActions.css"

export interface FormActionsProps {
  readonly isDirty: boolean
  readonly draftSavedAt: number | undefined
  /** Why the last try to save came to nothing. */
  readonly failure: { readonly _tag: string } | undefined
  readonly children: ReactNode
}

/** The end of a form, always in reach: what happened to what is typed, and what to do with it. */
export function FormActions({ isDirty, draftSavedAt, failure, children }: FormActionsProps) {
  const { t } = useWords()
  const { time } = useFormats()
  const textOf = useFailureText()
  const note = !isDirty
    ? ""
    : draftSavedAt === undefined
      ? t("unsaved")
      : t("draft.saved", { time: time(draftSavedAt) })
  const isWaiting = failure?._tag === "Offline"
  return (
    <div className="FormActions">
      <p className="FormActionsNote" role="status" data-failed={failure !== undefined || undefined}>
        {failure === undefined ? (
          note
        ) : (
          <>
            <Icon name={isWaiting ? "offline" : "danger"} size={16} />
            {isWaiting ? t("save.waiting") : textOf(failure)}
          </>
        )}
      </p>
      <div className="FormActionsButtons">{children}</div>
    </div>
  )
}
