import { Schema } from "effect"
import { DeclineReason, Dispatch, type ListedDispatch } from "#domain/dispatches/Dispatch.ts"
import { postDispatchDecline, postDispatchReopen } from "#domain/dispatches/dispatchesApi.ts"
import { Select } from "#ui/Select.tsx"
import { TextArea } from "#ui/TextArea.tsx"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { FormDialog } from "#web/forms/FormDialog.tsx"
import { useForm } from "#web/forms/useForm.ts"
import { useOptions } from "#web/forms/useOptions.ts"
import { useToast } from "#web/page/useToast.ts"
import { useWords } from "#web/words/useWords.ts"
import { changedByDispatches } from "./changedByDispatches.ts"

const DeclineForm = Schema.Struct({
  reason: Schema.NullOr(DeclineReason).check(Schema.makeFilter((reason) => reason !== null || "required")),
  note: Dispatch.fields.note
})

/** A dialog that declines a dispatch with a reason and a comment. */
export function DeclineDispatch({
  dispatch: { id, isAnswered, number, network, version },
  onClose
}: {
  readonly dispatch: ListedDispatch
  readonly onClose: () => void
}) {
  const { t, of } = useWords()
  const showToast = useToast()
  const reasons = useOptions("declineReason", DeclineReason)
  const form = useForm(DeclineForm, { reason: null, note: "" })
  const reopening = useApiMutation(postDispatchReopen, { invalidates: changedByDispatches })
  const { send, isPending } = useApiMutation(postDispatchDecline, {
    form,
    invalidates: changedByDispatches,
    onDone: (declined) => {
      onClose()
      showToast({
        kind: "success",
        about: `dispatch.${id}`,
        text: t("dispatch.declined", { number }),
        action: { label: t("undo"), onPress: () => reopening.send({ id, version: declined.version }) }
      })
    }
  })
  const decline = () => {
    const typed = form.check()
    if (typed !== undefined && typed.reason !== null) send({ id, version, reason: typed.reason, note: typed.note })
  }
  return (
    <FormDialog
      title={t("dispatch.declineTitle", { number })}
      submitLabel={t("dispatch.decline")}
      submitVariant="danger"
      isPending={isPending}
      onSubmit={decline}
      onClose={onClose}
    >
      <p className="Quiet">
        {t(isAnswered ? "dispatch.declineTold" : "dispatch.declineHint", { network: of("partnerNetwork", network) })}
      </p>
      <Select
        {...form.field("reason", t("dispatch.reason"), { isChoice: true })}
        onChange={(reason) => form.set("reason", reason)}
        isRequired
        autoFocus
        options={reasons}
      />
      <TextArea {...form.field("note", t("dispatch.note"))} rows={2} />
    </FormDialog>
  )
}
