import type { CustomersChange } from "#domain/customers/CustomersChange.ts"
import { Select } from "#ui/Select.tsx"
import { TextField } from "#ui/TextField.tsx"
import { useProfiles } from "#web/pricing-profiles/useProfiles.ts"
import { useOptions } from "#web/forms/useOptions.ts"
import { errorText } from "#web/words/errorText.ts"
import { useWords } from "#web/words/useWords.ts"
import type { ChangedField } from "./ChangeCustomers.tsx"
import { useCustomerNames } from "./useCustomerNames.ts"

export interface CustomersChangeFieldProps {
  readonly field: ChangedField
  readonly change: CustomersChange
  /** Confirmed without an answer. */
  readonly isMissing: boolean
  readonly onChange: (change: CustomersChange | undefined) => void
}

/** The field that many customers are given. */
export function CustomersChangeField({ field, change, isMissing, onChange }: CustomersChangeFieldProps) {
  const talk = useWords()
  const { t } = talk
  const { labels } = useCustomerNames()
  const types = useOptions("customerType")
  const terms = useOptions("paymentTerms")
  const profiles = useProfiles()
  const label = labels[field]
  const required = isMissing ? { errorMessage: errorText(talk, "required", { label, isChoice: true }) } : {}
  switch (field) {
    case "salesRepresentative":
      return <TextField label={label} autoFocus maxLength={120} value={change.salesRepresentative ?? ""} onChange={(salesRepresentative) => onChange({ salesRepresentative })} />
    case "pricingProfileId":
      return (
        <Select
          label={label} noneLabel={t("none")} placeholder={t("none")} options={profiles.map(({ id, profileName }) => ({ value: id, label: profileName }))}
          value={change.pricingProfileId ?? null} onChange={(pricingProfileId) => onChange({ pricingProfileId })}
        />
      )
    case "paymentTerms":
      return <Select label={label} {...required} options={terms} value={change.paymentTerms ?? null} onChange={(paymentTerms) => onChange(paymentTerms === null ? undefined : { paymentTerms })} />
    case "customerType":
      return <Select label={label} {...required} options={types} value={change.customerType ?? null} onChange={(customerType) => onChange(customerType === null ? undefined : { customerType })} />
  }
}
