import { Schema } from "effect"
import { useState } from "react"
import { useParams } from "react-router-dom"
import { access } from "#domain/access/accessTable.ts"
import { hasAccess } from "#domain/access/hasAccess.ts"
import { type Customer, type CustomerDraft, CustomerId } from "#domain/customers/Customer.ts"
import { getCustomer } from "#domain/customers/customersApi.ts"
import { FormGrid } from "#ui/FormGrid.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { Section } from "#ui/Section.tsx"
import { StatusDot } from "#ui/StatusDot.tsx"
import { TextField } from "#ui/TextField.tsx"
import { shopLanguageOf } from "#web/access/Person.ts"
import { useUser } from "#web/access/useUser.ts"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { NotFoundScreen } from "#web/errors/NotFoundScreen.tsx"
import { RecordForm } from "#web/forms/RecordForm.tsx"
import { RecordWaiting } from "#web/forms/RecordWaiting.tsx"
import type { Form } from "#web/forms/useForm.ts"
import { useOpenRecord } from "#web/forms/useOpenRecord.ts"
import { type Failure, useSaveRecord } from "#web/forms/useSaveRecord.ts"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import type { RemindersHereProps } from "#web/reminders/RemindersHere.tsx"
import { useWords } from "#web/words/useWords.ts"
import { AddressesSection } from "./AddressesSection.tsx"
import { ContactSection } from "./ContactSection.tsx"
import type { CustomerBalanceProps } from "./CustomerBalance.tsx"
import { CustomerActions } from "./CustomerActions.tsx"
import { customerKind } from "./customerKind.ts"
import { PricingSection } from "./PricingSection.tsx"
import { useCustomerWords } from "./useCustomerWords.ts"
import { IdentitySection } from "./IdentitySection.tsx"

const RemindersHere = lazyPart<RemindersHereProps, "RemindersHere">(
  () => import("#web/reminders/RemindersHere.tsx"),
  "RemindersHere",
  "now"
)

const CustomerBalance = lazyPart<CustomerBalanceProps, "CustomerBalance">(
  () => import("./CustomerBalance.tsx"),
  "CustomerBalance",
  "now"
)

/** The form of a new or existing customer. */
export function CustomerScreen() {
  const { id } = useParams()
  if (id === undefined) return <CustomerForm />
  return Schema.is(CustomerId)(id) ? <KnownCustomer id={id} key={id} /> : <NotFoundScreen />
}

function KnownCustomer({ id }: { readonly id: CustomerId }) {
  const { t } = useWords()
  const { data, error, refetch } = useApiQuery(getCustomer, { id })
  if (data !== undefined) return <CustomerForm customer={data} />
  if (error?._tag === "CustomerNotFound") return <NotFoundScreen />
  return (
    <RecordWaiting
      back={{ label: t("customers.title"), href: "/customers" }}
      failure={error ?? undefined}
      onRetry={() => void refetch()}
    />
  )
}

/** If the chosen pricing profile was deleted in the meantime, shows the error on its field. */
const errorsOf = ({ _tag }: Failure) =>
  _tag === "PricingProfileNotFound" ? { pricingProfileId: ["failure.PricingProfileNotFound"] } : undefined

/** The customer form. Unsaved input is kept as a draft. */
function CustomerForm({ customer }: { readonly customer?: Customer }) {
  const { t, of } = useWords()
  const words = useCustomerWords()
  const user = useUser()
  const language = shopLanguageOf(user.profile)
  const [kind] = useState(() => customerKind(language))
  const open = useOpenRecord(kind, customer)
  const saving = useSaveRecord(kind, open, words, { errorsOf })
  const { form } = open
  const header = (
    <>
      <PageHeader
        title={customer?.customerName ?? t("customer.newTitle")}
        back={{ label: t("customers.title"), href: "/customers" }}
        status={customer?.status === "inactive" && <StatusDot isHollow>{of("customerStatus", "inactive")}</StatusDot>}
        actions={customer && <CustomerActions customer={customer} onGone={open.draft.clear} />}
      />
      {customer && hasAccess(access["/invoices"], user) && <CustomerBalance customer={customer} />}
      {customer && <RemindersHere about={{ customerId: customer.id }} />}
    </>
  )
  return (
    <RecordForm open={open} saving={saving} words={words} header={header} listHref="/customers">
      <IdentitySection form={form} isNew={customer === undefined} />
      <ContactSection form={form} />
      <AddressesSection form={form} />
      <PricingSection form={form} />
      <LinksSection form={form} />
    </RecordForm>
  )
}

/** The customer's ids in other systems. */
function LinksSection({ form }: { readonly form: Form<typeof CustomerDraft> }) {
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
