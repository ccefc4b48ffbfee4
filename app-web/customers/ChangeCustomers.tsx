import { Result } from "effect"
import { useState } from "react"
import { postCustomersChange } from "#domain/customers/customersApi.ts"
import { postCustomersDelete } from "#domain/customers/customerRemovalApi.ts"
import { CustomerStatus, CustomerType, CustomersChange, PaymentTerms } from "#domain/customers/Customer.ts"
import { Button } from "#ui/Button.tsx"
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx"
import { Menu } from "#ui/Menu.tsx"
import { Select } from "#ui/Select.tsx"
import { TextField } from "#ui/TextField.tsx"
import { type FormErrors, readForm, trimmed } from "#web/forms/formErrors.ts"
import { useOptions } from "#web/forms/useOptions.ts"
import { BulkDelete } from "#web/lists/BulkDelete.tsx"
import { useBulk } from "#web/lists/useBulk.tsx"
import type { SelectedRows } from "#web/lists/useRowSelection.ts"
import { useProfiles } from "#web/pricing-profiles/useProfiles.ts"
import { errorText, useWords } from "#web/words/useWords.ts"
import { useCustomerNames } from "./useCustomerWords.ts"

const fields = ["salesRepresentative", "pricingProfileId", "paymentTerms", "customerType", "status"] as const

/** A field that can be changed in bulk. */
type ChangedField = (typeof fields)[number]

/** Changes one field of many customers, after confirming how many. */
export function ChangeCustomers({ chosen }: { readonly chosen: SelectedRows }) {
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

/** Deletes the selected customers after confirmation. Customers with jobs are kept. */
export function DeleteCustomers({ chosen }: { readonly chosen: SelectedRows }) {
  const { t } = useWords()
  const words = {
    press: t("customers.delete"),
    ask: t("customers.deleteAsk", { count: chosen.count }),
    hint: t("customer.deleteHint")
  }
  return <BulkDelete call={postCustomersDelete} chosen={chosen} words={words} />
}

interface CustomersChangeFieldProps {
  readonly field: ChangedField
  readonly change: CustomersChange
  /** The errors at the last attempt: an invalid or a missing value. */
  readonly errors: FormErrors
  readonly onChange: (change: CustomersChange | undefined) => void
}

/** The input for the new value. */
function CustomersChangeField({ field, change, errors, onChange }: CustomersChangeFieldProps) {
  const talk = useWords()
  const { t } = talk
  const { labels } = useCustomerNames()
  const types = useOptions("customerType", CustomerType)
  const terms = useOptions("paymentTerms", PaymentTerms)
  const statuses = useOptions("customerStatus", CustomerStatus)
  const profiles = useProfiles()
  const label = labels[field]
  const [message] = Object.values(errors).flat()
  const wrong =
    message === undefined
      ? {}
      : { errorMessage: errorText(talk, message, { label, isChoice: field !== "salesRepresentative" }) }
  switch (field) {
    case "salesRepresentative":
      return (
        <TextField
          label={label}
          {...wrong}
          autoFocus
          maxLength={120}
          value={change.salesRepresentative ?? ""}
          onChange={(salesRepresentative) => onChange({ salesRepresentative })}
        />
      )
    case "pricingProfileId":
      return (
        <Select
          label={label}
          noneLabel={t("none")}
          placeholder={t("none")}
          options={profiles.map(({ id, profileName }) => ({ value: id, label: profileName }))}
          value={change.pricingProfileId ?? null}
          onChange={(pricingProfileId) => onChange({ pricingProfileId })}
        />
      )
    case "paymentTerms":
      return (
        <Select
          label={label}
          {...wrong}
          options={terms}
          value={change.paymentTerms ?? null}
          onChange={(paymentTerms) => onChange(paymentTerms === null ? undefined : { paymentTerms })}
        />
      )
    case "status":
      return (
        <Select
          label={label}
          {...wrong}
          options={statuses}
          value={change.status ?? null}
          onChange={(status) => onChange(status === null ? undefined : { status })}
        />
      )
    case "customerType":
      return (
        <Select
          label={label}
          {...wrong}
          options={types}
          value={change.customerType ?? null}
          onChange={(customerType) => onChange(customerType === null ? undefined : { customerType })}
        />
      )
  }
}
