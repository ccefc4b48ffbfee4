import "./AddressesSection.css"
import { useRef } from "react"
import { AddressType, type CustomerDraft } from "#domain/customers/Customer.ts"
import { Checkbox } from "#ui/Checkbox.tsx"
import { Section } from "#ui/Section.tsx"
import { Select } from "#ui/Select.tsx"
import { countryOf } from "#web/access/Person.ts"
import { useUser } from "#web/access/useUser.ts"
import { AddressFields as Fields } from "#web/forms/AddressFields.tsx"
import type { Form } from "#web/forms/useForm.ts"
import { useOptions } from "#web/forms/useOptions.ts"
import { useWords } from "#web/words/useWords.ts"
import type { CustomerValues } from "./customerKind.ts"

type Which = "billingAddress" | "shippingAddress"

/**
 * The billing address, and a shipping address if different. If the shipping address is switched off and on again, its
 * typed values are restored.
 */
export function AddressesSection({ form }: { readonly form: Form<typeof CustomerDraft> }) {
  const { t } = useWords()
  const country = countryOf(useUser().profile)
  const aside = useRef<{ [W in Which]?: CustomerValues[W] }>({})
  const toggle = (which: Which) => (isOn: boolean) => {
    if (!isOn) aside.current[which] = form.values[which]
    const addressType = form.values.isBusiness ? "commercial" : "residential"
    form.set(
      which,
      isOn
        ? (aside.current[which] ?? {
            address1: "",
            address2: "",
            city: "",
            region: "",
            postalCode: "",
            country,
            addressType
          })
        : null
    )
  }
  const part = (which: Which, title: string, asked = title) => (
    <>
      <Checkbox isSelected={form.values[which] !== null} onChange={toggle(which)}>
        {asked}
      </Checkbox>
      {form.values[which] !== null && (
        <div role="group" aria-label={title}>
          <AddressFields form={form} which={which} />
        </div>
      )}
    </>
  )
  return (
    <Section title={t("customer.addresses")} id="addresses">
      <div className="AddressesSection">
        {part("billingAddress", t("customer.billing"))}
        {part("shippingAddress", t("customer.shipping"), t("customer.hasShipping"))}
      </div>
    </Section>
  )
}

interface AddressFieldsProps {
  readonly form: Form<typeof CustomerDraft>
  readonly which: "billingAddress" | "shippingAddress"
}

/** One address of a customer and its type. */
function AddressFields({ form, which }: AddressFieldsProps) {
  const { t } = useWords()
  const types = useOptions("addressType", AddressType)
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
