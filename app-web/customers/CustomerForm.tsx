import { type Customer, CustomerDraft } from "#domain/customers/Customer.ts"
import { getCustomer, listCustomers, postCustomer, putCustomer } from "#domain/customers/customersApi.ts"
import { Button } from "#ui/Button.tsx"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { Form } from "#ui/Form.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { useDraft } from "#web/api/useDraft.ts"
import { useForm } from "#web/api/useForm.ts"
import { DraftBanner } from "#web/forms/DraftBanner.tsx"
import { FormActions } from "#web/forms/FormActions.tsx"
import { useSaveRecord } from "#web/forms/useSaveRecord.ts"
import { useWords } from "#web/words/useWords.ts"
import { AddressesSection } from "./AddressesSection.tsx"
import { ContactSection } from "./ContactSection.tsx"
import { CustomerConflict } from "./CustomerConflict.tsx"
import { LinksSection } from "./LinksSection.tsx"
import { PricingSection } from "./PricingSection.tsx"
import { WhoSection } from "./WhoSection.tsx"
import { customerValues } from "./customerValues.ts"

/** The card of a customer. What is typed is kept as a draft until it is saved. */
export function CustomerForm({ customer }: { readonly customer?: Customer }) {
  const { t } = useWords()
  const form = useForm(CustomerDraft, customerValues(customer))
  const draft = useDraft(`customer.${customer?.id ?? "new"}`, form.values, form.isDirty)
  const saving = useSaveRecord({
    form,
    opened: customer,
    post: postCustomer,
    put: putCustomer,
    refreshes: [listCustomers, getCustomer],
    valuesOf: customerValues,
    hrefOf: ({ id }) => `/customers/${id}/edit`,
    said: { created: t("customer.created"), saved: t("customer.saved") },
    onSaved: draft.clear
  })
  const restore = () => {
    if (draft.found !== undefined) form.replace(draft.found.values)
    draft.dismiss()
  }
  return (
    <Form onSubmit={(event) => { event.preventDefault(); saving.save() }}>
      <PageHeader
        title={customer?.customerName ?? t("customer.newTitle")}
        back={{ label: t("customers.title"), href: "/customers" }}
        actions={customer !== undefined && <ButtonLink icon="plus" href={`/jobs/create?customer=${customer.id}`}>{t("customer.newJob")}</ButtonLink>}
      />
      {draft.found !== undefined && <DraftBanner savedAt={draft.found.savedAt} onRestore={restore} onDiscard={draft.clear} />}
      {saving.theirs !== undefined && <CustomerConflict mine={form.values} theirs={saving.theirs} onKeepMine={saving.keepMine} onTakeTheirs={saving.takeTheirs} />}
      <WhoSection form={form} />
      <ContactSection form={form} />
      <AddressesSection form={form} />
      <PricingSection form={form} />
      <LinksSection form={form} />
      <FormActions draftSavedAt={draft.savedAt}>
        <ButtonLink href="/customers">{t("cancel")}</ButtonLink>
        <Button type="submit" variant="primary" isPending={saving.isPending}>{t("save")}</Button>
      </FormActions>
    </Form>
  )
}
