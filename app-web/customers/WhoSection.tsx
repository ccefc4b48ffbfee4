import { type CustomerDraft, CustomerType } from "#domain/customers/Customer.ts"
import { Checkbox } from "#ui/Checkbox.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { Section } from "#ui/Section.tsx"
import { Select } from "#ui/Select.tsx"
import { TextField } from "#ui/TextField.tsx"
import type { Form } from "#web/api/useForm.ts"
import { useWords } from "#web/words/useWords.ts"

/** Who the customer is. */
export function WhoSection({ form }: { readonly form: Form<typeof CustomerDraft> }) {
  const { t, of } = useWords()
  const type = form.field("customerType", t("customer.type"), { isChoice: true })
  return (
    <Section title={t("customer.who")} id="who">
      <FormGrid columns={2}>
        <TextField {...form.field("customerName", t("customer.name"))} isRequired autoComplete="off" />
        <Select
          {...type}
          isRequired
          options={CustomerType.literals.map((value) => ({ value, label: of("customerType", value) }))}
          onChange={(value) => { if (value !== null) type.onChange(value) }}
        />
        <TextField {...form.field("firstName", t("customer.firstName"))} autoComplete="off" />
        <TextField {...form.field("lastName", t("customer.lastName"))} autoComplete="off" />
        <TextField {...form.field("salesRepresentative", t("customer.salesRepresentative"))} autoComplete="off" />
        <Checkbox {...form.tick("isBusiness", t("customer.isBusiness"))}>{t("customer.isBusiness")}</Checkbox>
      </FormGrid>
    </Section>
  )
}
