import type { CustomerDraft } from "#domain/customers/Customer.ts"
import { Checkbox } from "#ui/Checkbox.tsx"
import { Section } from "#ui/Section.tsx"
import type { Form } from "#web/api/useForm.ts"
import { useUser } from "#web/session/useUser.ts"
import { useWords } from "#web/words/useWords.ts"
import { AddressFields } from "./AddressFields.tsx"

/** Where the customer is billed, and where the glass goes when that is elsewhere. */
export function AddressesSection({ form }: { readonly form: Form<typeof CustomerDraft> }) {
  const { t } = useWords()
  const country = useUser().profile.tenantSettings.find(({ groupKey }) => groupKey === "DefaultCountry")?.value === "CA" ? "CA" : "US"
  const toggle = (which: "billingAddress" | "shippingAddress") => (isOn: boolean) =>
    form.set(which, isOn ? { address1: "", address2: "", city: "", region: "", postalCode: "", country, addressType: "residential" } : null)
  return (
    <Section title={t("customer.addresses")} id="addresses">
      <Checkbox isSelected={form.values.billingAddress !== null} onChange={toggle("billingAddress")}>{t("customer.hasBilling")}</Checkbox>
      {form.values.billingAddress !== null && <AddressFields form={form} which="billingAddress" />}
      <Checkbox isSelected={form.values.shippingAddress !== null} onChange={toggle("shippingAddress")}>{t("customer.hasShipping")}</Checkbox>
      {form.values.shippingAddress !== null && <AddressFields form={form} which="shippingAddress" />}
    </Section>
  )
}
