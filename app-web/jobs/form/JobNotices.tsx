import { useState } from "react"
import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { DraftOffer } from "#web/forms/DraftOffer.tsx"
import { FormProblems } from "#web/forms/FormProblems.tsx"
import { useDebouncedFields, useFormFields } from "#web/forms/useForm.ts"
import { useFoundDraft } from "#web/forms/useOpenRecord.ts"
import { blockersWith } from "#web/jobs/stage/nextStep.ts"
import type { EdiHoldProps } from "#web/jobs/stage/CreditInvoice.tsx"
import type { LostNoteProps } from "#web/jobs/stage/MarkQuoteLost.tsx"
import type { ComebackNotesProps } from "#web/jobs/stage/CreateComeback.tsx"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { useFieldLabel } from "#web/jobs/form/fieldLabels.ts"
import type { JobFormStore, OpenJob } from "#web/jobs/form/useOpenJob.ts"
import type { JobLookups } from "#web/jobs/form/useLookups.ts"
import type { SaveJob } from "#web/jobs/form/useSaveJob.ts"
import { isCredited, type Job } from "#domain/jobs/Job.ts"
import { goToSection } from "#web/jobs/form/JobSection.tsx"

const LostNote = lazyPart<LostNoteProps, "LostNote">(
  () => import("#web/jobs/stage/MarkQuoteLost.tsx"),
  "LostNote",
  "idle"
)
const EdiHold = lazyPart<EdiHoldProps, "EdiHold">(() => import("#web/jobs/stage/CreditInvoice.tsx"), "EdiHold", "idle")
const ComebackNotes = lazyPart<ComebackNotesProps, "ComebackNotes">(
  () => import("#web/jobs/stage/CreateComeback.tsx"),
  "ComebackNotes",
  "idle"
)
const OrderAccepted = lazyPart(() => import("#web/jobs/stage/OrderAccepted.tsx"), "OrderAccepted", "idle")
const Reprice = lazyPart(() => import("#web/jobs/parts/reprice/RepriceDialog.tsx"), "Reprice", "idle")

interface JobNoticesProps {
  readonly open: OpenJob
  readonly lookups: JobLookups
  /** In the location's time zone. */
  readonly today: string
  readonly saving: SaveJob
}

/** Notices above the form: an unsaved draft, outdated prices, invalid fields. */
export function JobNotices({ open, lookups, today, saving }: JobNoticesProps) {
  const { t } = useWords()
  const { day } = useFormats()
  const { form, job } = open
  const { lines } = useDebouncedFields(form, ["lines"]).values
  const found = useFoundDraft(open)
  const [isRepricing, setRepricing] = useState(false)
  const isOld =
    job?.stage === "quote" &&
    blockersWith(job, lines, "accept", { today }).some(({ failure }) => failure._tag === "QuoteTooOld")
  return (
    <>
      <DraftOffer found={found} clear={open.draft.clear} restore={open.restore} />
      {isOld && (
        <Callout
          tone="warning"
          title={t("job.quoteTooOld", { day: day(job.quotedOn) })}
          actions={
            <Button size="small" onPress={() => setRepricing(true)} isPending={saving.isPending}>
              {t("job.priceAnew")}
            </Button>
          }
        />
      )}
      {isRepricing && (
        <Reprice
          open={open}
          lookups={lookups}
          saving={saving}
          onReprice={(rows) => form.set("lines", rows)}
          onClose={() => setRepricing(false)}
        />
      )}
      {job?.stage === "quote" && job.lost !== null && <LostNote open={open} job={job} lost={job.lost} />}
      {job?.stage === "quote" && job.answer?.kind === "accepted" && (
        <OrderAccepted open={open} job={job} answer={job.answer} today={today} />
      )}
      <StageNotes job={job} />
      {job?.stage === "invoice" && job.credit === null && job.insurance !== null && <EdiHold job={job} />}
      {job !== undefined && (job.reworkOf !== null || job.reworks.length > 0) && <ComebackNotes job={job} />}
      <JobProblems form={form} refused={saving.refused} />
    </>
  )
}

interface JobProblemsProps {
  readonly form: JobFormStore
  readonly refused: SaveJob["refused"]
}

/** Why the job was not saved. */
function JobProblems({ form, refused: { errors, times } }: JobProblemsProps) {
  const nameOf = useFieldLabel()
  return (
    <FormProblems
      refused={errors}
      times={times}
      errors={useFormFields(form).errors}
      nameOf={(path) => ({ label: nameOf(path), isChoice: path.endsWith("Id") })}
    />
  )
}

/** Links a credited invoice and the job that re-bills its work to each other. */
function StageNotes({ job }: { readonly job: Job | undefined }) {
  const { t } = useWords()
  const { day, money } = useFormats()
  if (job === undefined) return null
  const { rebillOf } = job
  return (
    <>
      {rebillOf !== null && (
        <Callout
          title={t("step.rebillOf", { number: rebillOf.number })}
          links={[{ label: t("returning.open", { number: rebillOf.number }), href: `/jobs/${rebillOf.id}/edit` }]}
        />
      )}
      {isCredited(job) && (
        <Callout
          tone="warning"
          title={t("step.creditedBy", {
            invoice: job.invoiceNumber,
            number: job.credit.number,
            day: day(job.credit.creditedOn)
          })}
          links={[
            ...(job.balance < 0 ? [{ label: t("step.toRefund"), onPress: () => goToSection("payment") }] : []),
            ...(job.credit.rebilledAs === null
              ? []
              : [
                  {
                    label: t("step.rebilledAs", { number: job.credit.rebilledAs.number }),
                    href: `/jobs/${job.credit.rebilledAs.id}/edit`
                  }
                ])
          ]}
        >
          {job.balance < 0 ? t("step.creditPaid", { amount: money(-job.balance) }) : undefined}
        </Callout>
      )}
    </>
  )
}
