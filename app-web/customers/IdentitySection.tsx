import { type CustomerDraft, CustomerStatus, CustomerType } from "#domain/customers/Customer.ts"
import { FormCell } from "#ui/FormCell.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { Section } from "#ui/Section.tsx"
import { SegmentedControl } from "#ui/SegmentedControl.tsx"
import { Select } from "#ui/Select.tsx"
import { TextField } from "#ui/TextField.tsx"
import type { Form } from "#web/forms/useForm.ts"
import { useOptions } from "#web/forms/useOptions.ts"
import { useWords } from "#web/words/useWords.ts"

interface IdentitySectionProps {
  readonly form: Form<typeof CustomerDraft>
  readonly isNew: boolean
}

/** The customer's identity: first and last name of a person, or the name of a business. */
export function IdentitySection({ form, isNew }: IdentitySectionProps) {
  const { t } = useWords()
  const types = useOptions("customerType", CustomerType)
  const statuses = useOptions("customerStatus", CustomerStatus)
  const { isBusiness } = form.values
  const type = form.field("customerType", t("customer.type"), { isChoice: true })
  return (
    <Section title={t("customer.who")} id="who">
      <FormGrid columns={2}>
        <FormCell span={12}>
          <SegmentedControl
            label={t("customer.kind")}
            name="isBusiness"
            value={isBusiness ? "business" : "person"}
            options={[
              { value: "person", label: t("customer.person") },
              { value: "business", label: t("customer.business") }
            ]}
            onChange={(kind) => form.set("isBusiness", kind === "business")}
          />
        </FormCell>
        {!isBusiness && <PersonFields form={form} isFirst={isNew} />}
        <TextField
          {...form.field("customerName", t("customer.name"))}
          description={t("customer.nameHint")}
          isRequired
          autoComplete="off"
        />
        <Select
          {...type}
          isRequired
          options={types}
          onChange={(value) => {
            if (value !== null) type.onChange(value)
          }}
        />
        {isBusiness && <PersonFields form={form} />}
        <TextField {...form.field("salesRepresentative", t("customer.salesRepresentative"))} autoComplete="off" />
        {!isNew && (
          <SegmentedControl
            label={t("customer.status")}
            name="status"
            value={form.values.status ?? "active"}
            onChange={(status) => form.set("status", status)}
            description={t("customer.statusHint")}
            options={statuses}
          />
        )}
      </FormGrid>
    </Section>
  )
}

interface PersonFieldsProps {
  readonly form: Form<typeof CustomerDraft>
  /** Whether it takes the initial focus. */
  readonly isFirst?: boolean
}

/**
 * First and last name of the customer, or of the contact at a business. A private customer's display name is composed
 * of them until it is edited.
 */
function PersonFields({ form, isFirst = false }: PersonFieldsProps) {
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

/** Returns the display name of a private customer: first name, then last name. */
export const composedName = (firstName: string, lastName: string): string =>
  [firstName.trim(), lastName.trim()].filter((part) => part !== "").join(" ")
