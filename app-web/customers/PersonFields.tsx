import type { CustomerDraft } from "#domain/customers/Customer.ts"
import { TextField } from "#ui/TextField.tsx"
import type { Form } from "#web/api/useForm.ts"
import { useWords } from "#web/words/useWords.ts"
import { composedName } from "./composedName.ts"

export interface PersonFieldsProps {
  readonly form: Form<typeof CustomerDraft>
  /** Whether typing begins here. */
  readonly isFirst?: boolean
}

/**
 * The customer's own name, or that of the person to ask for at a business. A private customer's name is made of it
 * until somebody says otherwise.
 */
export function PersonFields({ form, isFirst = false }: PersonFieldsProps) {
  const { t } = useWords()
  const { isBusiness, firstName, lastName, customerName } = form.values
  const first = form.field("firstName", t(isBusiness ? "customer.contactFirstName" : "customer.firstName"))
  const last = form.field("lastName", t(isBusiness ? "customer.contactLastName" : "customer.lastName"))
  const compose = (given: string, family: string) => {
    if (!isBusiness && (customerName === "" || customerName === composedName(firstName, lastName)))
      form.set("customerName", composedName(given, family))
  }
  return (
    <>
      <TextField
        {...first}
        onChange={(text) => {
          first.onChange(text)
          compose(text, lastName)
        }}
        autoFocus={isFirst}
        autoComplete="off"
      />
      <TextField
        {...last}
        onChange={(text) => {
          last.onChange(text)
          compose(firstName, text)
        }}
        autoComplete="off"
      />
    </>
  )
}
