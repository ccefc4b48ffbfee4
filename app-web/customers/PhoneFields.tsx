import type { CustomerDraft } from "#domain/customers/Customer.ts"
import { IconButton } from "#ui/IconButton.tsx"
import { Select } from "#ui/Select.tsx"
import { TextField } from "#ui/TextField.tsx"
import type { Form } from "#web/api/useForm.ts"
import { useOptions } from "#web/forms/useOptions.ts"
import { useWords } from "#web/words/useWords.ts"

export interface PhoneFieldsProps {
  readonly form: Form<typeof CustomerDraft>
  /** From 0. */
  readonly place: number
  /** Undefined for the only one: a customer has at least one phone. */
  readonly onRemove: (() => void) | undefined
}

/** One phone of a customer. */
export function PhoneFields({ form, place, onRemove }: PhoneFieldsProps) {
  const { t } = useWords()
  const types = useOptions("phoneType")
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
