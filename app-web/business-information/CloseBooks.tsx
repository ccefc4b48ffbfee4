import { Schema } from "effect"
import { getClosingDay, putClosingDay } from "#domain/payments/closingDayApi.ts"
import { OptionalDay } from "#domain/shared/Day.ts"
import { Callout } from "#ui/Callout.tsx"
import { DatePicker } from "#ui/DatePicker.tsx"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { FormDialog } from "#web/forms/FormDialog.tsx"
import { useForm } from "#web/forms/useForm.ts"
import { useToast } from "#web/page/useToast.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

export interface CloseBooksProps {
  /** The last closed day; "" if the books are open. */
  readonly before: string
  readonly onClose: () => void
}

/**
 * A dialog that sets the closing day. A later day closes more of the books; an earlier one or none reopens them, with a
 * warning first.
 */
export function CloseBooks({ before, onClose }: CloseBooksProps) {
  const { t } = useWords()
  const { day } = useFormats()
  const showToast = useToast()
  const form = useForm(ClosingDayForm, { closedThrough: before })
  const isReopened = form.values.closedThrough < before
  const { send, isPending } = useApiMutation(putClosingDay, {
    form,
    invalidates: [getClosingDay],
    onDone: ({ closedThrough }) => {
      showToast({
        kind: "success",
        text: closedThrough === "" ? t("closing.nowOpen") : t("closing.nowClosed", { day: day(closedThrough) })
      })
      onClose()
    },
    onFailure: (failure) => {
      if (failure._tag !== "ClosingDayAhead") return
      form.setServerErrors({ closedThrough: [`day.tooLate:${day(failure.limit)}`] })
      return true
    }
  })
  const submitLabel = t(isReopened ? "closing.reopen" : "closing.close")
  return (
    <FormDialog
      title={t("closing.title")}
      size="small"
      submitLabel={submitLabel}
      submitVariant={isReopened ? "danger" : "primary"}
      isPending={isPending}
      isDisabled={form.values.closedThrough === before}
      onSubmit={() => {
        const asked = form.check()
        if (asked !== undefined && !isPending) send(asked)
      }}
      onClose={onClose}
    >
      <DatePicker {...form.field("closedThrough", t("closing.day"))} description={t("closing.dayHint")} autoFocus />
      {isReopened && (
        <Callout tone="warning" isLive title={t("closing.reopens", { day: day(before) })}>
          {t("closing.reopensHint")}
        </Callout>
      )}
    </FormDialog>
  )
}

const ClosingDayForm = Schema.Struct({ closedThrough: OptionalDay })
