import { useNavigate } from "react-router-dom"
import { Schema } from "effect"
import { ReworkCause, ReworkDraft } from "#domain/jobs/jobCodes.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { postRework } from "#domain/jobs/jobStepsApi.ts"
import { Select } from "#ui/Select.tsx"
import { TextArea } from "#ui/TextArea.tsx"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { FormDialog } from "#web/forms/FormDialog.tsx"
import { useForm } from "#web/forms/useForm.ts"
import { useOptions } from "#web/forms/useOptions.ts"
import type { ApplySavedJob } from "#web/jobs/form/useOpenJob.ts"
import { useToast } from "#web/page/useToast.ts"
import { useWords } from "#web/words/useWords.ts"
import { afterStep } from "./StageChanges.tsx"
import { Callout } from "#ui/Callout.tsx"

/** The cause is null until one is chosen. */
const ComebackForm = Schema.Struct({ ...ReworkDraft.fields, cause: Schema.NullOr(ReworkCause) }).check(
  Schema.makeFilter(({ cause }) => cause !== null || { path: ["cause"], issue: "required" })
)

interface CreateComebackProps {
  readonly open: ApplySavedJob
  readonly job: Job
  readonly onClose: () => void
}

/** Creates the job that redoes this one's work, with the cause and the customer's description, then opens it. */
export function CreateComeback({ open, job, onClose }: CreateComebackProps) {
  const { t } = useWords()
  const showToast = useToast()
  const navigate = useNavigate()
  const causes = useOptions("reworkCause", ReworkCause)
  const form = useForm(ComebackForm, { cause: null, note: "" })
  const { send, isPending } = useApiMutation(postRework, {
    form,
    invalidates: afterStep,
    onDone: ({ id, number }) => {
      onClose()
      showToast({ kind: "success", text: t("rework.done", { number, original: job.number }) })
      void navigate(`/jobs/${id}/edit`)
    },
    onFailure: (failure) => {
      if (failure._tag !== "JobChanged") return
      open.applySaved(failure.current)
      onClose()
    }
  })
  const make = () => {
    const { cause, note } = form.check() ?? { cause: null, note: "" }
    if (cause !== null) send({ id: job.id, version: job.version, cause, note })
  }
  return (
    <FormDialog
      title={t("rework.make")}
      submitLabel={t("rework.make")}
      isPending={isPending}
      onSubmit={make}
      onClose={onClose}
    >
      <p>{t("rework.hint")}</p>
      <Select
        {...form.field("cause", t("rework.cause"), { isChoice: true })}
        value={form.values.cause}
        onChange={(cause) => form.set("cause", cause)}
        isRequired
        autoFocus
        options={causes}
      />
      <TextArea {...form.field("note", t("rework.note"))} rows={3} />
    </FormDialog>
  )
}

export interface ComebackNotesProps {
  readonly job: Pick<Job, "reworkOf" | "reworks">
}

/** Links a comeback to the job it redoes, and a job to its comebacks. */
export function ComebackNotes({ job: { reworkOf, reworks } }: ComebackNotesProps) {
  const { t, of } = useWords()
  return (
    <>
      {reworkOf !== null && (
        <Callout
          title={t("rework.of", { number: reworkOf.number, cause: of("reworkCause", reworkOf.cause) })}
          links={[{ label: t("returning.open", { number: reworkOf.number }), href: `/jobs/${reworkOf.id}/edit` }]}
        />
      )}
      {reworks.map(({ id, number, cause }) => (
        <Callout
          key={id}
          tone="warning"
          title={t("rework.by", { number, cause: of("reworkCause", cause) })}
          links={[{ label: t("returning.open", { number }), href: `/jobs/${id}/edit` }]}
        />
      ))}
    </>
  )
}
