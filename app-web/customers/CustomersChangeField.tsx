import type { CustomersChange } from "#domain/customers/CustomersChange.ts"
import { Select } from "#ui/Select.tsx"
import { TextField } from "#ui/TextField.tsx"
import type { FormErrors } from "#web/api/formErrors.ts"
import { useProfiles } from "#web/pricing-profiles/useProfiles.ts"
import { useOptions } from "#web/forms/useOptions.ts"
import { errorText } from "#web/words/errorText.ts"
import { useWords } from "#web/words/useWords.ts"
import type { ChangedField } from "./ChangeCustomers.tsx"
import { useCustomerNames } from "./useCustomerNames.ts"

export interface CustomersChangeFieldProps {
  readonly field: ChangedField
  readonly change: CustomersChange
  /** What was wrong when it was confirmed: with the answer, or that there is none. */
  readonly errors: FormErrors
  readonly onChange: (change: CustomersChange | undefined) => void
}

/** The field that many customers are given. */
export function CustomersChangeField({ field, change, errors, onChange }: CustomersChangeFieldProps) {
  const talk = useWords()
  const { t } = talk
  const { labels } = useCustomerNames()
  const types = useOptions("customerType")
  const terms = useOptions("paymentTerms")
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
