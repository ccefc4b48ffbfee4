import type { CustomerDraft } from "#domain/customers/Customer.ts"
import { PhoneType } from "#domain/shared/PhoneNumber.ts"
import { Button } from "#ui/Button.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { Section } from "#ui/Section.tsx"
import { Select } from "#ui/Select.tsx"
import { TextField } from "#ui/TextField.tsx"
import type { Form } from "#web/api/useForm.ts"
import { useWords } from "#web/words/useWords.ts"
import "./ContactSection.css"

const mostPhones = 10

/** How the customer is reached: phones entry by entry, and e-mail. */
export function ContactSection({ form }: { readonly form: Form<typeof CustomerDraft> }) {
  const { t, of } = useWords()
  const phones = form.values.phoneNumbers
  return (
    <Section title={t("customer.contact")} id="contact">
      {phones.map((_, place) => {
        const number = place + 1
        const type = form.field(`phoneNumbers.${place}.phoneType`, t("customer.phoneType"), { isChoice: true })
        return (
          <div className="PhoneEntry" key={place}>
            <TextField {...form.field(`phoneNumbers.${place}.phoneNumber`, t("customer.phoneNumber", { number }))} isRequired type="tel" inputMode="tel" autoComplete="off" />
            <Select
              {...type}
              options={PhoneType.literals.map((value) => ({ value, label: of("phoneType", value) }))}
              onChange={(value) => { if (value !== null) type.onChange(value) }}
            />
            <IconButton
              icon="trash" label={t("customer.removePhone", { number })} isDisabled={phones.length === 1}
              onPress={() => form.set("phoneNumbers", phones.filter((_, at) => at !== place))}
            />
          </div>
        )
      })}
      <Button
        variant="quiet" icon="plus" isDisabled={phones.length >= mostPhones}
        onPress={() => form.set("phoneNumbers", [...phones, { phoneNumber: "", phoneType: "mobile" }])}
      >
        {t("customer.addPhone")}
      </Button>
      <FormGrid columns={2}>
        <TextField {...form.field("emailAddress", t("emailAddress"))} type="email" inputMode="email" autoComplete="off" />
      </FormGrid>
    </Section>
  )
}
