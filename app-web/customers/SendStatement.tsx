import { useEffect, useRef, useState } from "react"
import type { CustomerId } from "#domain/customers/Customer.ts"
import { getStatementDraft, postStatement, StatementEmail } from "#domain/messages/statementApi.ts"
import { Dialog } from "#ui/Dialog.tsx"
import { Select } from "#ui/Select.tsx"
import { Skeleton } from "#ui/Skeleton.tsx"
import { TextArea } from "#ui/TextArea.tsx"
import { TextField } from "#ui/TextField.tsx"
import { LoadFailed } from "#web/api/LoadFailed.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { FormDialog } from "#web/forms/FormDialog.tsx"
import { languageOptions } from "#web/forms/LanguageSelect.tsx"
import { useForm } from "#web/forms/useForm.ts"
import { useToast } from "#web/page/useToast.ts"
import { useWords } from "#web/words/useWords.ts"

export interface SendStatementProps {
  readonly customerId: CustomerId
  readonly name: string
  readonly onClose: () => void
}

/**
 * A dialog with the e-mail that carries a customer's statement, in the customer's language unless another is chosen.
 */
export function SendStatement({ customerId, name, onClose }: SendStatementProps) {
  const { t } = useWords()
  const [chosen, setChosen] = useState<StatementEmail["language"]>()
  const { data, error, refetch } = useApiQuery(
    getStatementDraft,
    { customerId, ...(chosen === undefined ? {} : { language: chosen }) },
    { keepsPrevious: true }
  )
  if (data !== undefined)
    return <LetterForm draft={data} customerId={customerId} name={name} onLanguage={setChosen} onClose={onClose} />
  return (
    <Dialog
      isOpen
      title={t("statement.title", { name })}
      closeLabel={t("close")}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      {error === null ? <Skeleton /> : <LoadFailed failure={error} onRetry={() => void refetch()} />}
    </Dialog>
  )
}

interface LetterFormProps extends SendStatementProps {
  readonly draft: StatementEmail
  readonly onLanguage: (language: StatementEmail["language"]) => void
}

function LetterForm({ customerId, draft, name, onClose, onLanguage }: LetterFormProps) {
  const { t } = useWords()
  const showToast = useToast()
  const form = useForm(StatementEmail, draft)
  // When the language changes, the letter is replaced within the same dialog, which keeps the focus where it was.
  const written = useRef(draft.language)
  useEffect(() => {
    if (draft.language === written.current) return
    written.current = draft.language
    for (const name of ["language", "subject", "body"] as const) form.set(name, draft[name])
  }, [draft, form])
  const { send, isPending } = useApiMutation(postStatement, {
    form,
    onDone: ({ to }) => {
      onClose()
      showToast({ kind: "success", text: t("statement.onItsWay", { to }) })
    }
  })
  return (
    <FormDialog
      title={t("statement.title", { name })}
      submitLabel={t("statement.sendNow")}
      isPending={isPending}
      isDismissable={false}
      onSubmit={() => {
        const typed = form.check()
        if (typed !== undefined && !isPending) send({ customerId, ...typed })
      }}
      onClose={onClose}
    >
      <TextField {...form.field("to", t("statement.to"))} inputMode="email" autoComplete="off" isRequired />
      <Select
        label={t("statement.language")}
        value={draft.language}
        onChange={(next) => onLanguage(next ?? draft.language)}
        options={languageOptions}
      />
      <TextField {...form.field("subject", t("statement.subject"))} autoComplete="off" isRequired />
      <TextArea
        {...form.field("body", t("statement.body"))}
        rows={10}
        description={t("statement.linkHint")}
        isRequired
      />
    </FormDialog>
  )
}
