import type { CustomerDraft } from "#domain/customers/Customer.ts"
import { Button } from "#ui/Button.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { Section } from "#ui/Section.tsx"
import { Select } from "#ui/Select.tsx"
import { TextField } from "#ui/TextField.tsx"
import type { Form } from "#web/api/useForm.ts"
import { focusField } from "#web/forms/focusField.ts"
import { languageOptions } from "#web/forms/languageOptions.ts"
import { useWords } from "#web/words/useWords.ts"
import { PhoneFields } from "./PhoneFields.tsx"
import "./ContactSection.css"

const mostPhones = 10

/** How the customer is reached: phones entry by entry, and e-mail, and in which language. */
export function ContactSection({ form }: { readonly form: Form<typeof CustomerDraft> }) {
  const { t } = useWords()
  const language = form.field("language", t("language"), { isChoice: true })
  const phones = form.values.phoneNumbers
  const focusPhone = (place: number) => focusField(`phoneNumbers.${place}.phoneNumber`)
  const add = () => {
    form.set("phoneNumbers", [...phones, { phoneNumber: "", phoneType: "mobile" }])
    focusPhone(phones.length)
  }
  const remove = (place: number) => {
    form.set(
      "phoneNumbers",
      phones.filter((_, at) => at !== place)
    )
    focusPhone(Math.max(0, place - 1))
  }
  return (
    <Section title={t("customer.contact")} id="contact">
      <div className="ContactSection">
        {phones.map((_, place) => (
          <PhoneFields
            key={place}
            form={form}
            place={place}
            onRemove={phones.length === 1 ? undefined : () => remove(place)}
          />
        ))}
        <div>
          <Button size="small" icon="plus" isDisabled={phones.length >= mostPhones} onPress={add}>
            {t("customer.addPhone")}
          </Button>
        </div>
        <FormGrid columns={2}>
          <TextField
            {...form.field("emailAddress", t("emailAddress"))}
            type="email"
            inputMode="email"
            autoComplete="off"
          />
          <Select
            {...language}
            options={languageOptions}
            onChange={(value) => {
              if (value !== null) language.onChange(value)
            }}
            description={t("customer.languageHint")}
          />
        </FormGrid>
      </div>
    </Section>
  )
}
