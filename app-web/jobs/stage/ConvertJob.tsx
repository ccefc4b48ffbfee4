import { Schema } from "effect"
import { useEffect, useEffectEvent } from "react"
import { isJob, type Job, withFields } from "#domain/jobs/Job.ts"
import { TimeFrame } from "#domain/jobs/JobInstall.ts"
import { getJob, postInvoice, postWorkOrder } from "#domain/jobs/jobsApi.ts"
import { listStockRequired } from "#domain/jobs/jobStepsApi.ts"
import { listJobLocations } from "#domain/locations/locationsApi.ts"
import { Day } from "#domain/shared/Day.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { Button } from "#ui/Button.tsx"
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx"
import { DatePicker } from "#ui/DatePicker.tsx"
import { Dialog } from "#ui/Dialog.tsx"
import { Form } from "#ui/Form.tsx"
import { Select } from "#ui/Select.tsx"
import { useFailureText } from "#web/api/LoadFailed.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { useForm } from "#web/forms/useForm.ts"
import { useDayMessage } from "#web/jobs/form/useDayMessage.ts"
import { useToday } from "#web/jobs/form/useLookups.ts"
import type { ApplySavedJob } from "#web/jobs/form/useOpenJob.ts"
import { bookedMessage } from "#web/jobs/install/DoubleBooking.tsx"
import { useClock } from "#web/jobs/install/useClock.ts"
import { useToast } from "#web/page/useToast.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { blockersWith, defaultStep } from "./nextStep.ts"
import { afterStep, StageChanges, useStepToast } from "./StageChanges.tsx"

const Accepted = Schema.Struct({ date: Day, timeFrame: TimeFrame })
const frames = ["morning", "afternoon"] as const

/** Turns an accepted quote into a work order, asking for the installation date. */
export function ConvertToWorkOrder({
  open,
  job,
  onClose
}: {
  readonly open: ApplySavedJob
  readonly job: Job
  readonly onClose: () => void
}) {
  const { t, of } = useWords()
  const { clock } = useClock()
  const dayMessage = useDayMessage()
  const isTaken = useStepToast(open)
  const form = useForm(Accepted, { date: job.install.date, timeFrame: job.install.timeFrame })
  const { send, isPending } = useApiMutation(postWorkOrder, {
    form,
    invalidates: afterStep,
    onDone: (ordered) => {
      isTaken(ordered, t("step.nowWorkOrder", { number: ordered.number }))
      onClose()
    },
    onFailure: (failure) => {
      if (failure._tag === "JobChanged") open.applySaved(failure.current)
      const refused =
        failure._tag === "DayOutOfRange"
          ? dayMessage(failure)
          : failure._tag === "InstallerBooked"
            ? bookedMessage("install.bookedThatDay", failure, clock)
            : failure._tag === "PlanRefused"
              ? "rule.closed"
              : undefined
      if (refused === undefined) return
      form.setServerErrors({ date: [refused] })
      return true
    }
  })
  const turn = () => {
    const accepted = form.check()
    if (accepted !== undefined) send({ id: job.id, version: job.version, ...accepted })
  }
  return (
    <Dialog
      title={t("step.toWorkOrder")}
      closeLabel={t("close")}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <>
          <Button onPress={onClose}>{t("cancel")}</Button>
          <Button variant="primary" onPress={turn} isPending={isPending}>
            {t("step.toWorkOrder")}
          </Button>
        </>
      }
    >
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          turn()
        }}
      >
        <p>{t("step.toWorkOrderHint")}</p>
        <DatePicker {...form.field("date", t("install.date"))} isRequired autoFocus />
        <Select
          {...form.field("timeFrame", t("install.timeFrame"))}
          noneLabel={t("install.anyTime")}
          placeholder={t("install.anyTime")}
          options={frames.map((value) => ({ value, label: of("timeFrame", value) }))}
          value={form.values.timeFrame === "" ? null : form.values.timeFrame}
          onChange={(frame) => form.set("timeFrame", frame ?? "")}
        />
        <StageChanges
          job={withFields(job, { install: { ...job.install, date: form.values.date } }, { disableChecks: true })}
          to="workorder"
          changes={[]}
          onLeave={onClose}
        />
      </Form>
    </Dialog>
  )
}

/** Confirms invoicing a job: what changes, and what is still open. */
export function ConvertToInvoice({
  open,
  job,
  onClose
}: {
  readonly open: ApplySavedJob
  readonly job: Job
  readonly onClose: () => void
}) {
  const { t } = useWords()
  const { money } = useFormats()
  const isTaken = useStepToast(open)
  const { send, isPending } = useApiMutation(postInvoice, {
    invalidates: afterStep,
    onDone: (invoiced) => {
      isTaken(invoiced, t("step.nowInvoice", { number: invoiced.invoiceNumber }))
      onClose()
    },
    onFailure: (failure) => {
      if (failure._tag === "JobChanged") open.applySaved(failure.current)
      onClose()
    }
  })
  return (
    <ConfirmDialog
      title={t("step.toInvoice")}
      isOpen
      isPending={isPending}
      confirmLabel={t("step.toInvoice")}
      cancelLabel={t("cancel")}
      onConfirm={() => send({ id: job.id, version: job.version })}
      onCancel={onClose}
    >
      <StageChanges
        job={job}
        to="invoice"
        onLeave={onClose}
        changes={[
          {
            label: t("jobs.invoiceNumber"),
            value: job.invoiceNumber === null ? t("step.nextNumber") : String(job.invoiceNumber)
          },
          { label: t("jobs.total"), value: t("step.totalStands", { total: money(job.totals.total) }) }
        ]}
      />
    </ConfirmDialog>
  )
}

/** The list shows saved data, so there is no form to update. */
const nothingTyped = { applySaved: () => {} }

export interface CardStepProps {
  readonly id: JobId
  readonly onClose: () => void
}

/**
 * Runs the next stage step of a board card's job, with the same dialog as in the job. If the step is blocked, shows the
 * reason instead.
 */
export function CardStep({ id, onClose }: CardStepProps) {
  const showToast = useToast()
  const textOf = useFailureText()
  const job = useApiQuery(getJob, { id })
  const required = useApiQuery(listStockRequired, { id })
  const locations = useApiQuery(listJobLocations, {})
  const kept = isJob(job.data) ? job.data : undefined
  const today = useToday(locations.data?.find((one) => one.id === kept?.locationId)?.timeZone ?? "UTC")
  const next = kept && defaultStep(kept.stage)
  const isKnown = kept !== undefined && required.data !== undefined && locations.data !== undefined && !job.isFetching
  const blocked =
    !isKnown || next === undefined
      ? undefined
      : blockersWith(kept, undefined, next, { today, stockRequired: required.data })[0]
  const failure = blocked?.failure ?? job.error ?? required.error ?? locations.error ?? undefined

  const refuse = useEffectEvent((reason: { readonly _tag: string }) => {
    showToast({ kind: "danger", text: textOf(reason) })
    onClose()
  })
  useEffect(() => {
    if (failure !== undefined) refuse(failure)
  }, [failure])

  if (!isKnown || failure !== undefined || next === undefined) return null
  return next === "accept" ? (
    <ConvertToWorkOrder open={nothingTyped} job={kept} onClose={onClose} />
  ) : (
    <ConvertToInvoice open={nothingTyped} job={kept} onClose={onClose} />
  )
}
