import type { CustomerDraft } from "#domain/customers/Customer.ts"
import { FormGrid } from "#ui/FormGrid.tsx"
import { Section } from "#ui/Section.tsx"
import { TextField } from "#ui/TextField.tsx"
import type { Form } from "#web/api/useForm.ts"
import { useWords } from "#web/words/useWords.ts"

/** What the customer is called in other systems. */
export function LinksSection({ form }: { readonly form: Form<typeof CustomerDraft> }) {
  const { t } = useWords()
  return (
    <Section title={t("customer.links")} id="links">
      <FormGrid columns={3}>
        <TextField {...form.field("externalAccountingId", t("customer.externalAccountingId"))} autoComplete="off" />
        <TextField {...form.field("ediInsuranceId", t("customer.ediInsuranceId"))} autoComplete="off" />
        <TextField {...form.field("tpaId", t("customer.tpaId"))} autoComplete="off" />
      </FormGrid>
    </Section>
  )
}
