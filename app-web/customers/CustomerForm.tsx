import { useState } from "react"
import type { Customer } from "#domain/customers/Customer.ts"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { RecordForm } from "#web/forms/RecordForm.tsx"
import { useOpenRecord } from "#web/forms/useOpenRecord.ts"
import { type Failure, useSaveRecord } from "#web/forms/useSaveRecord.ts"
import { shopLanguageOf } from "#web/session/Person.ts"
import { useUser } from "#web/session/useUser.ts"
import { useWords } from "#web/words/useWords.ts"
import { AddressesSection } from "./AddressesSection.tsx"
import { ContactSection } from "./ContactSection.tsx"
import { customerKind } from "./customerKind.ts"
import { LinksSection } from "./LinksSection.tsx"
import { PricingSection } from "./PricingSection.tsx"
import { useCustomerWords } from "./useCustomerWords.ts"
import { WhoSection } from "./WhoSection.tsx"

/** A profile that somebody deleted meanwhile is a matter of its field. */
const errorsOf = ({ _tag }: Failure) =>
  _tag === "PricingProfileNotFound" ? { pricingProfileId: ["failure.PricingProfileNotFound"] } : undefined

/** The card of a customer. What is typed is kept as a draft until it is saved. */
export function CustomerForm({ customer }: { readonly customer?: Customer }) {
  const { t } = useWords()
  const words = useCustomerWords()
  const language = shopLanguageOf(useUser().profile)
  const [kind] = useState(() => customerKind(language))
  const open = useOpenRecord(kind, customer)
  const saving = useSaveRecord(kind, open, words, errorsOf)
  const { form } = saving
  const header = (
    <PageHeader
      title={customer?.customerName ?? t("customer.newTitle")}
      back={{ label: t("customers.title"), href: "/customers" }}
      actions={
        customer && (
          <ButtonLink icon="plus" href={`/jobs/create?customer=${customer.id}`}>
            {t("customer.newJob")}
          </ButtonLink>
        )
      }
    />
  )
  return (
    <RecordForm open={open} saving={saving} words={words} header={header} listHref="/customers">
      <WhoSection form={form} isNew={customer === undefined} />
      <ContactSection form={form} />
      <AddressesSection form={form} />
      <PricingSection form={form} />
      <LinksSection form={form} />
    </RecordForm>
  )
}
