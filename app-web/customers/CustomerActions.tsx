import { useState } from "react"
import { privacyAccess } from "#domain/access/accessTable.ts"
import { hasAccess } from "#domain/access/hasAccess.ts"
import type { Customer } from "#domain/customers/Customer.ts"
import { listCustomers } from "#domain/customers/customersApi.ts"
import { deleteCustomer } from "#domain/customers/customerRemovalApi.ts"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { Menu } from "#ui/Menu.tsx"
import { useUser } from "#web/access/useUser.ts"
import { DeleteDialog } from "#web/forms/DeleteRecord.tsx"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { useWords } from "#web/words/useWords.ts"

const AnonymizeCustomer = lazyPart(() => import("./AnonymizeCustomer.tsx"), "AnonymizeCustomer", "asked")
const MergeCustomer = lazyPart(() => import("./MergeCustomer.tsx"), "MergeCustomer", "idle")

interface CustomerActionsProps {
  readonly customer: Customer
  /** Called after the customer is gone. Any draft of the form must be discarded too. */
  readonly onGone: () => void
}

/** The actions on a customer: new quote, merge, delete, remove personal data. */
export function CustomerActions({ customer, onGone }: CustomerActionsProps) {
  const { t } = useWords()
  const user = useUser()
  const [asks, setAsks] = useState<"merge" | "delete" | "anonymize">()
  const { id, customerName: name, status } = customer
  const close = () => setAsks(undefined)
  return (
    <>
      {status === "active" && (
        <ButtonLink icon="plus" href={`/jobs/create?customer=${id}`}>
          {t("customer.newJob")}
        </ButtonLink>
      )}
      <Menu
        label={t("customer.more")}
        trigger={<IconButton icon="more" label={t("customer.more")} variant="secondary" />}
        groups={[
          {
            choices: [
              { id: "merge", icon: "users", label: t("customer.merge"), onAction: () => setAsks("merge") },
              { id: "delete", icon: "trash", label: t("customer.delete"), onAction: () => setAsks("delete") },
              ...(hasAccess(privacyAccess, user)
                ? [
                    {
                      id: "anonymize",
                      icon: "lock",
                      label: t("customer.anonymize"),
                      onAction: () => setAsks("anonymize")
                    } as const
                  ]
                : [])
            ]
          }
        ]}
      />
      {asks === "merge" && <MergeCustomer customer={customer} onMerged={onGone} onClose={close} />}
      {asks === "anonymize" && <AnonymizeCustomer customer={customer} onGone={onGone} onClose={close} />}
      {asks === "delete" && (
        <DeleteDialog
          id={id}
          call={deleteCustomer}
          list={listCustomers}
          listPath="/customers"
          words={{
            press: t("customer.delete"),
            ask: t("customer.deleteAsk", { name }),
            hint: t("customer.deleteHint"),
            done: t("customer.deleted", { name })
          }}
          onDeleted={onGone}
          onClose={close}
        />
      )}
    </>
  )
}
