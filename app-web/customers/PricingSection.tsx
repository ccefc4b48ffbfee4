import { type CustomerDraft, PaymentTerms } from "#domain/customers/Customer.ts"
import { canEditTax } from "#domain/access/hasAccess.ts"
import { FormGrid } from "#ui/FormGrid.tsx"
import { Section } from "#ui/Section.tsx"
import { Select } from "#ui/Select.tsx"
import { TextField } from "#ui/TextField.tsx"
import type { Form } from "#web/forms/useForm.ts"
import { LazyDatePicker } from "#web/forms/LazyDatePicker.tsx"
import { useOptions } from "#web/forms/useOptions.ts"
import { useProfiles } from "#web/pricing-profiles/useProfiles.ts"
import { useUser } from "#web/access/useUser.ts"
import { useWords } from "#web/words/useWords.ts"

/** The customer's pricing, payment terms and tax settings. */
export function PricingSection({ form }: { readonly form: Form<typeof CustomerDraft> }) {
  const { t } = useWords()
  const allTerms = useOptions("paymentTerms", PaymentTerms)
  const profiles = useProfiles()
  const writesTax = canEditTax(useUser())
  const terms = form.field("paymentTerms", t("customer.terms"), { isChoice: true })
  return (
    <Section title={t("customer.pricing")} id="pricing">
      <FormGrid columns={2}>
        <Select
          {...form.field("pricingProfileId", t("customer.profile"))}
          placeholder={t("none")}
          noneLabel={t("none")}
          options={profiles.map(({ id, profileName }) => ({ value: id as string, label: profileName }))}
        />
        <Select
          {...terms}
          isRequired
          options={allTerms}
          onChange={(value) => {
            if (value !== null) terms.onChange(value)
          }}
        />
        <TextField
          {...form.field("taxExemptNo", t("customer.taxExemptNo"))}
          autoComplete="off"
          isReadOnly={!writesTax}
          {...(writesTax ? {} : { description: t("customer.exemptionByBooks") })}
        />
        <LazyDatePicker
          {...form.field("taxExemptExpirationDate", t("customer.taxExemptUntil"))}
          unfinished="?"
          isReadOnly={!writesTax}
        />
      </FormGrid>
    </Section>
  )
}
