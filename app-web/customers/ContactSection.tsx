import "./ContactSection.css"
import type { CustomerDraft } from "#domain/customers/Customer.ts"
import { PhoneType } from "#domain/shared/PhoneNumber.ts"
import { Button } from "#ui/Button.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { Section } from "#ui/Section.tsx"
import { Select } from "#ui/Select.tsx"
import { TextField } from "#ui/TextField.tsx"
import { focusField } from "#web/forms/formErrors.ts"
import { languageOptions } from "#web/forms/LanguageSelect.tsx"
import type { Form } from "#web/forms/useForm.ts"
import { useOptions } from "#web/forms/useOptions.ts"
import { useWords } from "#web/words/useWords.ts"

const mostPhones = 10

/** Contact details: one or more phones, e-mail and language. */
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

interface PhoneFieldsProps {
  readonly form: Form<typeof CustomerDraft>
  /** Zero-based index. */
  readonly place: number
  /** Undefined for the only phone, since a customer has at least one. */
  readonly onRemove: (() => void) | undefined
}

/** The fields of one phone of a customer. */
function PhoneFields({ form, place, onRemove }: PhoneFieldsProps) {
  const { t } = useWords()
  const types = useOptions("phoneType", PhoneType)
  const number = place + 1
  const type = form.field(`phoneNumbers.${place}.phoneType`, t("customer.phoneType"), { isChoice: true })
  return (
    <div className="PhoneFields" role="group" aria-label={t("customer.phoneNumber", { number })}>
      <TextField
        {...form.field(`phoneNumbers.${place}.phoneNumber`, t("phoneNumber"))}
        isRequired
        type="tel"
        inputMode="tel"
        autoComplete="off"
      />
      <Select
        {...type}
        options={types}
        onChange={(value) => {
          if (value !== null) type.onChange(value)
        }}
      />
      {onRemove !== undefined && (
        <IconButton icon="trash" label={t("customer.removePhone", { number })} onPress={onRemove} />
      )}
    </div>
  )
}
