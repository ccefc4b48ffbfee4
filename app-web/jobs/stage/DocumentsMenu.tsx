import { memo } from "react"
import type { DocumentKind } from "#domain/documents/DocumentKind.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { Button } from "#ui/Button.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { Menu, type MenuChoice } from "#ui/Menu.tsx"
import { type Language, languageNames, languages } from "#web/words/languages.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { documentHref, documentsOf } from "./documentHref.ts"

/**
 * The papers of a job, each in a tab of its own; in the customer's language; the latest one also in each of the
 * product's.
 */
export const DocumentsMenu = memo(function DocumentsMenu({
  job,
  isDirty,
  isNarrow
}: {
  readonly job: Job
  readonly isDirty: boolean
  readonly isNarrow: boolean
}) {
  const { t, of } = useWords()
  const { money, day } = useFormats()
  const paper = (
    kind: DocumentKind,
    label: string,
    { into, payment }: { readonly into?: Language; readonly payment?: string } = {}
  ): MenuChoice => ({
    id: `${kind} ${into ?? ""} ${payment ?? ""}`,
    label,
    icon: "document",
    disabledReason: isDirty ? t("step.saveFirst") : undefined,
    onAction: () => void window.open(documentHref(job.id, kind, into, payment), "_blank", "noopener")
  })
  const receipts = job.payments
    .filter(({ status }) => status !== "pending" && status !== "failed")
    .map(({ id, amountReceived, collectionDate }) =>
      paper("receipt", t("step.receipt", { amount: money(amountReceived), day: day(collectionDate) }), { payment: id })
    )
  return (
    <Menu
      label={t("step.documents")}
      trigger={
        isNarrow ? (
          <IconButton icon="printer" label={t("step.documents")} variant="secondary" />
        ) : (
          <Button icon="printer" iconAfter="chevron-down">
            {t("step.documents")}
          </Button>
        )
      }
      groups={[
        ...(job.credit === null ? [] : [{ choices: [paper("credit", t("step.creditNote"))] }]),
        {
          choices: documentsOf(job.stage)
            .toReversed()
            .map((kind) => paper(kind, of("stage", kind)))
        },
        ...(receipts.length === 0 ? [] : [{ title: t("step.receipts"), choices: receipts }]),
        {
          title: t("step.otherLanguages"),
          choices: Object.values(languages).map((into) =>
            paper(job.stage, t("step.documentIn", { kind: of("stage", job.stage), language: languageNames[into] }), {
              into
            })
          )
        }
      ]}
    />
  )
})
