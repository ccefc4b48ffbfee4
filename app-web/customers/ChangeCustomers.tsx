import { useState } from "react"
import { postCustomersChange } from "#domain/customers/customersApi.ts"
import type { CustomersChange } from "#domain/customers/CustomersChange.ts"
import { Button } from "#ui/Button.tsx"
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx"
import { Menu } from "#ui/Menu.tsx"
import { useBulk } from "#web/lists/useBulk.tsx"
import type { ChosenRows } from "#web/lists/useChosen.ts"
import { useWords } from "#web/words/useWords.ts"
import { CustomersChangeField } from "./CustomersChangeField.tsx"
import { useCustomerNames } from "./useCustomerNames.ts"

const fields = ["salesRepresentative", "pricingProfileId", "paymentTerms", "customerType"] as const

/** One thing that is changed of many customers. */
export type ChangedField = (typeof fields)[number]

/** What can be changed of many customers at once: one thing at a time, after saying of how many. */
export function ChangeCustomers({ chosen }: { readonly chosen: ChosenRows }) {
  const { t } = useWords()
  const { labels } = useCustomerNames()
  const bulk = useBulk(postCustomersChange, chosen)
  const [field, setField] = useState<ChangedField>()
  const [change, setChange] = useState<CustomersChange>()
  const [isMissing, setMissing] = useState(false)
  const ask = (next: ChangedField) => {
    setChange(next === "salesRepresentative" ? { salesRepresentative: "" } : next === "pricingProfileId" ? { pricingProfileId: null } : undefined)
    setMissing(false)
    setField(next)
  }
  const close = () => setField(undefined)
  return (
    <>
      <Menu
        label={t("customers.bulkChange")} placement="top end"
        trigger={<Button variant="quiet" size="small" icon="edit" iconAfter="chevron-up" isPending={bulk.isPending}>{t("customers.bulkChange")}</Button>}
        groups={[{ choices: fields.map((id) => ({ id, label: labels[id], onAction: () => ask(id) })) }]}
      />
      {field !== undefined && (
        <ConfirmDialog
          title={labels[field]} cancelLabel={t("cancel")} confirmLabel={t("customers.bulkConfirm", { count: chosen.count })}
          isOpen onCancel={close}
          onConfirm={() => {
            if (change === undefined) return setMissing(true)
            bulk.start(change)
            close()
          }}
        >
          <CustomersChangeField field={field} change={change ?? {}} isMissing={isMissing && change === undefined} onChange={setChange} />
          <p>{t("customers.bulkHint")}</p>
        </ConfirmDialog>
      )}
      {bulk.dialogs}
    </>
  )
}
