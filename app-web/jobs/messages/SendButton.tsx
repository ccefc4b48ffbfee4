import { useState } from "react"
import type { Job } from "#domain/jobs/Job.ts"
import { Button } from "#ui/Button.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { latePart } from "#web/shell/latePart.tsx"
import { useWords } from "#web/words/useWords.ts"

const SendDialog = latePart(() => import("./SendDialog.tsx"), "SendDialog", "idle")

interface SendButtonProps {
  readonly job: Job
  readonly isDirty: boolean
  readonly isNarrow?: boolean
}

/** Opens the letter to the customer; what is sent is what is saved. */
export function SendButton({ job, isDirty, isNarrow = false }: SendButtonProps) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const label = isDirty ? t("step.saveFirst") : t("messages.send")
  return (
    <>
      {isNarrow ? (
        <IconButton icon="mail" label={label} variant="secondary" isDisabled={isDirty} onPress={() => setOpen(true)} />
      ) : (
        <Button icon="mail" isDisabled={isDirty} onPress={() => setOpen(true)}>
          {t("messages.send")}
        </Button>
      )}
      {isOpen && <SendDialog job={job} onClose={() => setOpen(false)} />}
    </>
  )
}
