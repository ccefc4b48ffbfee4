import { useState } from "react"
import { canEditTax } from "#domain/access/hasAccess.ts"
import { type Customer, CustomerDraft, CustomerType } from "#domain/customers/Customer.ts"
import { getCustomer, listCustomers, postCustomer } from "#domain/customers/customersApi.ts"
import type { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import { isPhoneNumber } from "#domain/shared/phoneDigits.ts"
import { Button } from "#ui/Button.tsx"
import { Checkbox } from "#ui/Checkbox.tsx"
import { DateField } from "#ui/DateField.tsx"
import { Drawer } from "#ui/Drawer.tsx"
import { Form } from "#ui/Form.tsx"
import { Select } from "#ui/Select.tsx"
import { TextField } from "#ui/TextField.tsx"
import { shopLanguageOf } from "#web/access/Person.ts"
import { useUser } from "#web/access/useUser.ts"
import { FindCustomer } from "#web/customers/FindCustomer.tsx"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { languageOptions } from "#web/forms/LanguageSelect.tsx"
import { useForm } from "#web/forms/useForm.ts"
import { useWords } from "#web/words/useWords.ts"

interface CustomerSearchProps {
  readonly profiles: ReadonlyArray<PricingProfile>
  readonly takesFocus: boolean
  readonly errorMessage: string | undefined
  readonly onChoose: (customer: Customer) => void
  readonly onCancel: (() => void) | undefined
}

/** Finds the customer of a job, or creates a new one. */
export function CustomerSearch({ profiles, takesFocus, errorMessage, onChoose, onCancel }: CustomerSearchProps) {
  const { t } = useWords()
  const [text, setText] = useState("")
  const [newText, setNewText] = useState<string>()
  return (
    <div className="CustomerSearch">
      <FindCustomer
        label={t("job.customer")}
        description={t("job.customerHint")}
        takesFocus={takesFocus}
        errorMessage={errorMessage}
        onChoose={onChoose}
        onNew={setNewText}
        onText={setText}
      />
      <div className="CustomerSearchActions">
        <Button icon="plus" onPress={() => setNewText(text)}>
          {t("job.newCustomer")}
        </Button>
        {onCancel !== undefined && (
          <Button variant="quiet" onPress={onCancel}>
            {t("cancel")}
          </Button>
        )}
      </div>
      {newText !== undefined && (
        <NewCustomer text={newText} profiles={profiles} onDone={onChoose} onClose={() => setNewText(undefined)} />
      )}
    </div>
  )
}

interface NewCustomerProps {
  /** The search text: a phone number, an email address or a name. */
  readonly text: string
  readonly profiles: ReadonlyArray<PricingProfile>
  readonly onDone: (customer: Customer) => void
  readonly onClose: () => void
}

/** Creates a customer without leaving the job, with only the fields a job needs. */
function NewCustomer({ text, profiles, onDone, onClose }: NewCustomerProps) {
  const { t, of } = useWords()
  const user = useUser()
  const writesTax = canEditTax(user)
  const form = useForm(CustomerDraft, customerFromSearch(text, shopLanguageOf(user.profile)))
  const [isExempt, setExempt] = useState(false)
  const { send, isPending } = useApiMutation(postCustomer, {
    form,
    invalidates: [listCustomers, getCustomer],
    onDone: (customer) => {
      onClose()
      onDone(customer)
    }
  })
  const save = () => {
    const draft = form.check()
    if (draft !== undefined) send(draft)
  }
  return (
    <Drawer
      title={t("job.newCustomer")}
      size="small"
      closeLabel={t("close")}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <>
          <Button onPress={onClose}>{t("cancel")}</Button>
          <Button variant="primary" onPress={save} isPending={isPending}>
            {t("job.addCustomer")}
          </Button>
        </>
      }
    >
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <TextField
          {...form.field("customerName", t("job.customerName"))}
          isRequired
          autoFocus={form.values.customerName === ""}
          autoComplete="off"
        />
        <TextField
          {...form.field("phoneNumbers.0.phoneNumber", t("phoneNumber"))}
          isRequired
          type="tel"
          inputMode="tel"
          autoFocus={form.values.customerName !== ""}
          autoComplete="off"
        />
        <TextField
          {...form.field("emailAddress", t("emailAddress"))}
          type="email"
          inputMode="email"
          autoComplete="off"
        />
        <Select
          {...form.field("language", t("language"), { isChoice: true })}
          options={languageOptions}
          onChange={(language) => {
            if (language !== null) form.set("language", language)
          }}
        />
        <Checkbox {...form.tick("isBusiness", t("job.isBusiness"))}>{t("job.isBusiness")}</Checkbox>
        <Select
          {...form.field("customerType", t("job.customerType"), { isChoice: true })}
          options={CustomerType.literals.map((value) => ({ value, label: of("customerType", value) }))}
          onChange={(type) => {
            if (type !== null) form.set("customerType", type)
          }}
        />
        <Select
          {...form.field("pricingProfileId", t("job.profile"))}
          noneLabel={t("none")}
          placeholder={t("none")}
          options={profiles.map(({ id, profileName }) => ({ value: id as string, label: profileName }))}
        />
        {writesTax && (
          <Checkbox
            isSelected={isExempt}
            onChange={(is) => {
              setExempt(is)
              if (!is) form.set("taxExemptNo", "")
            }}
          >
            {t("job.taxExempt")}
          </Checkbox>
        )}
        {isExempt && (
          <>
            <TextField {...form.field("taxExemptNo", t("job.taxExemptNo"))} autoComplete="off" />
            <DateField {...form.field("taxExemptExpirationDate", t("job.taxExemptUntil"))} unfinished="?" />
          </>
        )}
        <button type="submit" hidden />
      </Form>
    </Drawer>
  )
}

type Values = { -readonly [K in keyof CustomerDraft]: CustomerDraft[K] }

/** Initial values of a new customer, taken from the search text: a phone number, an email address or a name. */
export const customerFromSearch = (text: string, language: CustomerDraft["language"]): Values => {
  const sought = text.trim()
  const kind = isPhoneNumber(sought) ? "phone" : sought.includes("@") ? "email" : "name"
  return {
    isBusiness: false,
    customerName: kind === "name" ? sought : "",
    firstName: "",
    lastName: "",
    customerType: "retail",
    pricingProfileId: null,
    phoneNumbers: [{ phoneNumber: kind === "phone" ? sought : "", phoneType: "mobile" }],
    emailAddress: kind === "email" ? sought : "",
    language,
    billingAddress: null,
    shippingAddress: null,
    taxExemptNo: "",
    taxExemptExpirationDate: "",
    paymentTerms: "COD",
    externalAccountingId: "",
    ediInsuranceId: "",
    tpaId: "",
    salesRepresentative: "",
    status: "active"
  }
}
