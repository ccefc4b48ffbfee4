import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useNavigate } from "react-router-dom"
import type { Customer } from "#domain/customers/Customer.ts"
import { postCustomerAnonymize } from "#domain/customers/customerRemovalApi.ts"
import { Callout } from "#ui/Callout.tsx"
import { TextField } from "#ui/TextField.tsx"
import { useFailureText } from "#web/api/LoadFailed.tsx"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { FormDialog } from "#web/forms/FormDialog.tsx"
import { useToast } from "#web/page/useToast.ts"
import { useWords } from "#web/words/useWords.ts"

interface AnonymizeCustomerProps {
  readonly customer: Customer
  /** Called after anonymization. Any draft of the form must be discarded too. */
  readonly onGone: () => void
  readonly onClose: () => void
}

/**
 * A dialog that permanently removes a customer's personal data. Shows what is removed and what stays, and requires
 * typing the name to confirm.
 */
export function AnonymizeCustomer({ customer, onGone, onClose }: AnonymizeCustomerProps) {
  const { t } = useWords()
  const textOf = useFailureText()
  const showToast = useToast()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [typed, setTyped] = useState("")
  const [isAsked, setAsked] = useState(false)
  const name = customer.customerName.trim()
  const isSame = typed.trim() === name
  const { send, isPending, failure } = useApiMutation(postCustomerAnonymize, {
    onDone: () => {
      // Customers, jobs and everything else that shows a customer's name change, so all queries are invalidated.
      void queries.invalidateQueries()
      onGone()
      showToast({ kind: "success", text: t("customer.anonymized") })
      void navigate("/customers")
    },
    onFailure: () => true
  })
  return (
    <FormDialog
      title={t("customer.anonymizeTitle", { name })}
      submitLabel={t("customer.anonymizeDo")}
      submitVariant="danger"
      isPending={isPending}
      onSubmit={() => {
        setAsked(true)
        if (isSame && !isPending) send({ id: customer.id, version: customer.version })
      }}
      onClose={onClose}
    >
      <p>{t("customer.anonymizeErases")}</p>
      <p>{t("customer.anonymizeKeeps")}</p>
      <TextField
        label={t("customer.anonymizeName")}
        value={typed}
        onChange={setTyped}
        errorMessage={isAsked && !isSame ? t("customer.anonymizeDiffers", { name }) : undefined}
        autoFocus
        autoComplete="off"
      />
      {failure !== undefined && <Callout tone="danger" isLive title={textOf(failure)} />}
    </FormDialog>
  )
}
