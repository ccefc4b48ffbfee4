import type { CustomerDraft } from "#domain/customers/Customer.ts"
import { Select } from "#ui/Select.tsx"
import type { Form } from "#web/api/useForm.ts"
import { AddressFields as Fields } from "#web/forms/AddressFields.tsx"
import { useOptions } from "#web/forms/useOptions.ts"
import { useWords } from "#web/words/useWords.ts"

export interface AddressFieldsProps {
  readonly form: Form<typeof CustomerDraft>
  readonly which: "billingAddress" | "shippingAddress"
}

/** One address of a customer, and what kind of place it is. */
export function AddressFields({ form, which }: AddressFieldsProps) {
  const { t } = useWords()
  const types = useOptions("addressType")
  const type = form.field(`${which}.addressType`, t("customer.addressType"), { isChoice: true })
  return (
    <Fields field={(name, label, naming) => form.field(`${which}.${name}`, label, naming)}>
      <Select
        {...type}
        isRequired
        options={types}
        onChange={(value) => {
          if (value !== null) type.onChange(value)
        }}
      />
    </Fields>
  )
}
