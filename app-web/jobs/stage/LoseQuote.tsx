import { Schema } from "effect"
import { getChoiceLists } from "#domain/choice-lists/choiceListsApi.ts"
import { LostQuote, type Quote } from "#domain/jobs/Job.ts"
import { postLost } from "#domain/jobs/lostQuoteApi.ts"
import { Select } from "#ui/Select.tsx"
import { TextArea } from "#ui/TextArea.tsx"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { useSend } from "#web/api/useSend.ts"
import { FormDialog } from "#web/forms/FormDialog.tsx"
import { useForm } from "#web/forms/useForm.ts"
import type { Adopts } from "#web/jobs/form/useOpenJob.ts"
import { useToast } from "#web/page/useToast.ts"
import { useWords } from "#web/words/useWords.ts"
import { aboutJob } from "#web/jobs/form/aboutJob.ts"
import { useLostReason } from "./useLostReason.ts"
import { useRevive, whereLost } from "./useRevive.ts"

const LostForm = Schema.Struct({ reason: LostQuote.fields.reason, note: LostQuote.fields.note })

interface LoseQuoteProps {
  readonly open: Adopts
  readonly job: Quote
  readonly onClose: () => void
}

/** Marks a quote as lost: why, by the shop's list, and what else is known of it. */
export function LoseQuote({ open, job, onClose }: LoseQuoteProps) {
  const { t } = useWords()
  const showToast = useToast()
  const lostReason = useLostReason()
  const lists = useQueryOf(getChoiceLists, {}).data
  const revive = useRevive(open)
  const form = useForm(LostForm, { reason: "", note: "" })
  const { send, isPending } = useSend(postLost, {
    form,
    refreshes: whereLost,
    onDone: (lost) => {
      open.adopt(lost)
      onClose()
      showToast({
        kind: "success",
        about: aboutJob(lost),
        text: t("lost.done", { number: lost.number }),
        action: { label: t("undo"), onPress: () => revive.send({ id: lost.id, version: lost.version }) }
      })
    },
    onFailure: (failure) => {
      if (failure._tag !== "JobChanged") return
      open.adopt(failure.current)
      onClose()
    }
  })
  const lose = () => {
    const typed = form.check()
    if (typed !== undefined) send({ id: job.id, version: job.version, ...typed })
  }
  return (
    <FormDialog
      title={t("lost.mark")}
      submitLabel={t("lost.mark")}
      isPending={isPending}
      onSubmit={lose}
      onClose={onClose}
    >
      <Select
        {...form.field("reason", t("lost.reason"), { isChoice: true })}
        value={form.values.reason === "" ? null : form.values.reason}
        onChange={(reason) => form.set("reason", reason ?? "")}
        isRequired
        autoFocus
        options={(lists?.lostReasons ?? []).map((value) => ({ value, label: lostReason(value) }))}
      />
      <TextArea {...form.field("note", t("lost.note"))} rows={2} />
    </FormDialog>
  )
}
