import { Result } from "effect"
import { useState } from "react"
import { postCustomersChange } from "#domain/customers/customersApi.ts"
import { CustomersChange } from "#domain/customers/CustomersChange.ts"
import { Button } from "#ui/Button.tsx"
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx"
import { Menu } from "#ui/Menu.tsx"
import { type FormErrors, readForm } from "#web/api/formErrors.ts"
import { trimmed } from "#web/forms/trimmed.ts"
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
  const [errors, setErrors] = useState<FormErrors>({})
  const ask = (next: ChangedField) => {
    setChange(
      next === "salesRepresentative"
        ? { salesRepresentative: "" }
        : next === "pricingProfileId"
          ? { pricingProfileId: null }
          : undefined
    )
    setErrors({})
    setField(next)
  }
  const close = () => setField(undefined)
  return (
    <>
      <Menu
        label={t("customers.bulkChange")}
        placement="top end"
        trigger={
          <Button variant="quiet" size="small" icon="edit" iconAfter="chevron-up" isPending={bulk.isPending}>
            {t("customers.bulkChange")}
          </Button>
        }
        groups={[{ choices: fields.map((id) => ({ id, label: labels[id], onAction: () => ask(id) })) }]}
      />
      {field !== undefined && (
        <ConfirmDialog
          title={labels[field]}
          cancelLabel={t("cancel")}
          confirmLabel={t("customers.bulkConfirm", { count: chosen.count })}
          isOpen
          onCancel={close}
          onConfirm={() => {
            const read = readForm(CustomersChange, trimmed(change ?? {}))
            if (Result.isFailure(read)) return setErrors(read.failure)
            bulk.start(read.success)
            close()
          }}
        >
          <CustomersChangeField
            field={field}
            change={change ?? {}}
            errors={errors}
            onChange={(next) => {
              setChange(next)
              setErrors({})
            }}
          />
          <p>{t("customers.bulkHint")}</p>
        </ConfirmDialog>
      )}
      {bulk.dialogs}
    </>
  )
}
