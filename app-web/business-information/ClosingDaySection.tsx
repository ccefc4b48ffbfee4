import { Schema } from "effect"
import { useState } from "react"
import { shopOffice, shopOwner } from "#domain/access/accessTable.ts"
import { mayEnter } from "#domain/access/mayEnter.ts"
import { listAudit } from "#domain/audit/auditApi.ts"
import { getClosingDay, putClosingDay } from "#domain/payments/closingDayApi.ts"
import { OptionalDay } from "#domain/shared/Day.ts"
import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { DatePicker } from "#ui/DatePicker.tsx"
import { Section } from "#ui/Section.tsx"
import { useUser } from "#web/access/useUser.ts"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { useSend } from "#web/api/useSend.ts"
import { FormDialog } from "#web/forms/FormDialog.tsx"
import { useForm } from "#web/forms/useForm.ts"
import { useToast } from "#web/page/useToast.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

/** Up to which day the books are closed; the owner closes them, and opens them again. */
export function ClosingDaySection() {
  const user = useUser()
  return mayEnter(shopOffice, user) ? <ClosedBooks isOwner={mayEnter(shopOwner, user)} /> : null
}

function ClosedBooks({ isOwner }: { readonly isOwner: boolean }) {
  const { t } = useWords()
  const { day } = useFormats()
  const { data } = useQueryOf(getClosingDay, {})
  const [isChanging, setChanging] = useState(false)
  if (data === undefined) return null
  return (
    <Section
      title={t("closing.title")}
      id="closing"
      actions={
        isOwner && (
          <Button icon="calendar" onPress={() => setChanging(true)}>
            {t(data.closedThrough === "" ? "closing.close" : "closing.change")}
          </Button>
        )
      }
    >
      <p>{data.closedThrough === "" ? t("closing.open") : t("closing.closed", { day: day(data.closedThrough) })}</p>
      <p className="Quiet">{t(isOwner ? "closing.hint" : "closing.ownersOnly")}</p>
      {isChanging && <CloseBooks before={data.closedThrough} onClose={() => setChanging(false)} />}
    </Section>
  )
}

/** A later day closes the books further; an earlier one, or none, opens them again, and is told so before it is sent. */
function CloseBooks({ before, onClose }: { readonly before: string; readonly onClose: () => void }) {
  const { t } = useWords()
  const { day } = useFormats()
  const showToast = useToast()
  const form = useForm(ClosingDayForm, { closedThrough: before })
  const isReopened = form.values.closedThrough < before
  const { send, isPending } = useSend(putClosingDay, {
    form,
    refreshes: [getClosingDay, listAudit],
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
