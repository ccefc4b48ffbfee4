import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useNavigate } from "react-router-dom"
import type { Customer } from "#domain/customers/Customer.ts"
import { postCustomerMerge } from "#domain/customers/customerRemovalApi.ts"
import { formatPhone } from "#domain/shared/phoneDigits.ts"
import { Callout } from "#ui/Callout.tsx"
import { useFailureText } from "#web/api/LoadFailed.tsx"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { useUndo } from "#web/bulk-actions/useUndo.ts"
import { FormDialog } from "#web/forms/FormDialog.tsx"
import { useToast } from "#web/page/useToast.ts"
import { useWords } from "#web/words/useWords.ts"
import { FindCustomer } from "./FindCustomer.tsx"

interface MergeCustomerProps {
  readonly customer: Customer
  readonly onMerged: () => void
  readonly onClose: () => void
}

/** Merges a duplicate customer into another one, including their jobs, and opens the other one. */
export function MergeCustomer({ customer, onMerged, onClose }: MergeCustomerProps) {
  const { t } = useWords()
  const textOf = useFailureText()
  const showToast = useToast()
  const undo = useUndo()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [into, setInto] = useState<Customer>()
  const [isMissing, setMissing] = useState(false)
  const { send, isPending, failure } = useApiMutation(postCustomerMerge, {
    onDone: ({ undoId }) => {
      if (into === undefined) return
      // Customers, jobs and everything else that shows a customer's name change, so all queries are invalidated.
      void queries.invalidateQueries()
      onMerged()
      showToast({
        kind: "success",
        text: t("customer.merged", { name: customer.customerName, into: into.customerName }),
        action: undo(undoId)
      })
      void navigate(`/customers/${into.id}/edit`)
    },
    onFailure: () => true
  })
  return (
    <FormDialog
      title={t("customer.mergeTitle", { name: customer.customerName })}
      submitLabel={t("customer.mergeDo")}
      isPending={isPending}
      onSubmit={() => {
        if (into === undefined) setMissing(true)
        else if (!isPending) send({ id: customer.id, into: into.id })
      }}
      onClose={onClose}
    >
      <p>{t("customer.mergeHint")}</p>
      <FindCustomer
        key={into?.id}
        label={t("customer.mergeInto")}
        takesFocus
        errorMessage={isMissing && into === undefined ? t("customer.mergeMissing") : undefined}
        without={customer.id}
        onChoose={setInto}
      />
      {into !== undefined && (
        <Callout tone="info" isLive title={t("customer.mergeStays", { name: into.customerName })}>
          {[...into.phoneNumbers.map(({ phoneNumber }) => formatPhone(phoneNumber)), into.emailAddress]
            .filter((fact) => fact !== "")
            .join(" · ")}
        </Callout>
      )}
      {failure !== undefined && <Callout tone="danger" isLive title={textOf(failure)} />}
    </FormDialog>
  )
}
