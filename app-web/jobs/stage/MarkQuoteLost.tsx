import { Schema } from "effect"
import { getChoiceLists } from "#domain/choice-lists/choiceListsApi.ts"
import { LostQuote, type Quote, type Job } from "#domain/jobs/Job.ts"
import { deleteLost, postLost } from "#domain/jobs/jobStepsApi.ts"
import { Select } from "#ui/Select.tsx"
import { TextArea } from "#ui/TextArea.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { FormDialog } from "#web/forms/FormDialog.tsx"
import { useForm } from "#web/forms/useForm.ts"
import type { ApplySavedJob } from "#web/jobs/form/useOpenJob.ts"
import { useToast } from "#web/page/useToast.ts"
import { useWords } from "#web/words/useWords.ts"
import { useLostReason } from "./StageDot.tsx"
import { listStagePiles } from "#domain/jobs/jobListApi.ts"
import { getJob, listJobs, deleteQuote } from "#domain/jobs/jobsApi.ts"
import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { DeleteDialog } from "#web/forms/DeleteRecord.tsx"
import { jobToastKey } from "./nextStep.ts"

const LostForm = Schema.Struct({ reason: LostQuote.fields.reason, note: LostQuote.fields.note })

interface MarkQuoteLostProps {
  readonly open: ApplySavedJob
  readonly job: Quote
  readonly onClose: () => void
}

/** Marks a quote as lost: the reason from the shop's list, and a note. */
export function MarkQuoteLost({ open, job, onClose }: MarkQuoteLostProps) {
  const { t } = useWords()
  const showToast = useToast()
  const lostReason = useLostReason()
  const lists = useApiQuery(getChoiceLists, {}).data
  const revive = useReopenQuote(open)
  const form = useForm(LostForm, { reason: "", note: "" })
  const { send, isPending } = useApiMutation(postLost, {
    form,
    invalidates: whereLost,
    onDone: (lost) => {
      open.applySaved(lost)
      onClose()
      showToast({
        kind: "success",
        about: jobToastKey(lost),
        text: t("lost.done", { number: lost.number }),
        action: { label: t("undo"), onPress: () => revive.send({ id: lost.id, version: lost.version }) }
      })
    },
    onFailure: (failure) => {
      if (failure._tag !== "JobChanged") return
      open.applySaved(failure.current)
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
        options={lists?.lostReasons.map((value) => ({ value, label: lostReason(value) }))}
      />
      <TextArea {...form.field("note", t("lost.note"))} rows={2} />
    </FormDialog>
  )
}

/** Endpoints whose responses show whether a quote is lost. */
const whereLost = [listJobs, listStagePiles, getJob]

/** Reopens a lost quote. */
const useReopenQuote = (open: ApplySavedJob) => {
  const { t } = useWords()
  const showToast = useToast()
  return useApiMutation(deleteLost, {
    invalidates: whereLost,
    onDone: (quote) => {
      open.applySaved(quote)
      showToast({ kind: "success", about: jobToastKey(quote), text: t("lost.reopened", { number: quote.number }) })
    },
    onFailure: (failure) => {
      if (failure._tag === "JobChanged") open.applySaved(failure.current)
    }
  })
}

export interface LostNoteProps {
  readonly open: ApplySavedJob
  readonly job: Quote
  readonly lost: LostQuote
}

/** Since when and why a quote is lost, with a button to reopen it. */
export function LostNote({ open, job, lost: { note, on, reason } }: LostNoteProps) {
  const { t } = useWords()
  const { day } = useFormats()
  const lostReason = useLostReason()
  const { send, isPending } = useReopenQuote(open)
  return (
    <Callout
      tone="warning"
      title={t("lost.on", { day: day(on), reason: lostReason(reason) })}
      actions={
        <Button size="small" isPending={isPending} onPress={() => send({ id: job.id, version: job.version })}>
          {t("lost.reopen")}
        </Button>
      }
    >
      {note === "" ? undefined : note}
    </Callout>
  )
}

export interface DeleteQuoteProps {
  readonly job: Job
  readonly onDeleted: () => void
  readonly onClose: () => void
}

/** Confirms deleting a quote. One that was sent, signed or paid for is kept, and the dialog says why. */
export function DeleteQuote({ job: { id, number, customerName }, onDeleted, onClose }: DeleteQuoteProps) {
  const { t } = useWords()
  return (
    <DeleteDialog
      id={id}
      call={deleteQuote}
      list={listJobs}
      listPath="/jobs/jobs-list"
      words={{
        press: t("quote.delete"),
        ask: t("quote.deleteAsk", { number, customer: customerName }),
        hint: t("quote.deleteHint"),
        done: t("quote.deleted", { number })
      }}
      onDeleted={onDeleted}
      onClose={onClose}
    />
  )
}
