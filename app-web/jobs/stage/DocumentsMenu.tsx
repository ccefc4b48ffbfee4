import { memo } from "react"
import type { Job, Stage } from "#domain/jobs/Job.ts"
import { Button } from "#ui/Button.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { Menu, type MenuChoice } from "#ui/Menu.tsx"
import { type Language, languageNames, languages } from "#web/words/languages.ts"
import { useWords } from "#web/words/useWords.ts"
import { useSpeech } from "#web/words/WordsProvider.tsx"
import { documentHref, documentsOf } from "./documentHref.ts"

/** The papers of a job, each in a tab of its own; the latest one also in the product's other languages. */
export const DocumentsMenu = memo(function DocumentsMenu({ job, isDirty, isNarrow }: { readonly job: Job; readonly isDirty: boolean; readonly isNarrow: boolean }) {
  const { t, of } = useWords()
  const { language } = useSpeech()
  const paper = (kind: Stage, into: Language, label: string): MenuChoice => ({
    id: `${kind} ${into}`,
    label,
    icon: "document",
    disabledReason: isDirty ? t("step.saveFirst") : undefined,
    onAction: () => void window.open(documentHref(job.id, kind, into), "_blank", "noopener")
  })
  return (
    <Menu
      label={t("step.documents")}
      trigger={isNarrow ? <IconButton icon="printer" label={t("step.documents")} variant="secondary" /> : <Button icon="printer" iconAfter="chevron-down">{t("step.documents")}</Button>}
      groups={[
        { choices: documentsOf(job.stage).toReversed().map((kind) => paper(kind, language, of("stage", kind))) },
        {
          title: t("step.otherLanguages"),
          choices: Object.values(languages).filter((one) => one !== language).map((one) => paper(job.stage, one, t("step.documentIn", { kind: of("stage", job.stage), language: languageNames[one] })))
        }
      ]}
    />
  )
})
