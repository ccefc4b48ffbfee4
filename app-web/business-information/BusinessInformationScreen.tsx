import { useState } from "react"
import type { BusinessInformation, BusinessInformationDraft } from "#domain/business-information/BusinessInformation.ts"
import { getBusinessInformation } from "#domain/business-information/businessInformationApi.ts"
import { FormGrid } from "#ui/FormGrid.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { Section } from "#ui/Section.tsx"
import { Select } from "#ui/Select.tsx"
import { TextField } from "#ui/TextField.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { languageOptions } from "#web/forms/LanguageSelect.tsx"
import { RecordForm } from "#web/forms/RecordForm.tsx"
import { RecordWaiting } from "#web/forms/RecordWaiting.tsx"
import type { Form } from "#web/forms/useForm.ts"
import { useOpenRecord } from "#web/forms/useOpenRecord.ts"
import { useSaveRecord } from "#web/forms/useSaveRecord.ts"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { useReloadOnChange } from "#web/session/useSession.ts"
import { useWords } from "#web/words/useWords.ts"
import { businessKind, useBusinessWords } from "./businessKind.ts"
import { LogoSection } from "./LogoSection.tsx"

const TwoDocumentsSection = lazyPart<object, "TwoDocumentsSection">(
  () => import("./TwoDocumentsSection.tsx"),
  "TwoDocumentsSection",
  "now"
)

const ClosingDaySection = lazyPart<object, "ClosingDaySection">(
  () => import("./ClosingDaySection.tsx"),
  "ClosingDaySection",
  "now"
)

/** /admin/business-information: the shop's details as printed on its documents. */
export function BusinessInformationScreen() {
  const { t } = useWords()
  const { data, error, refetch } = useApiQuery(getBusinessInformation, {})
  if (data !== undefined) return <BusinessInformationForm business={data} />
  return (
    <RecordWaiting
      back={{ label: t("route.admin"), href: "/admin" }}
      failure={error ?? undefined}
      failedTitle={t("businessInformation.failed")}
      onRetry={() => void refetch()}
    />
  )
}

/** The form for the shop's details. The logo is saved immediately, everything else on save. */
function BusinessInformationForm({ business }: { readonly business: BusinessInformation }) {
  const { t } = useWords()
  const [kind] = useState(() => businessKind(business))
  const words = useBusinessWords(business.country)
  const open = useOpenRecord(kind, business)
  const saving = useSaveRecord(kind, open, words)
  const { form } = open
  useReloadOnChange(business.version)
  const header = (
    <PageHeader
      title={t("route.businessInformation")}
      about={t("businessInformation.about")}
      back={{ label: t("route.admin"), href: "/admin" }}
    />
  )
  return (
    <>
      <RecordForm open={open} saving={saving} words={words} header={header} listHref="/admin">
        <BusinessSection form={form} country={business.country} />
        <LogoSection business={business} onChanged={(now) => open.applySaved(now)} />
      </RecordForm>
      <TwoDocumentsSection />
      <ClosingDaySection />
    </>
  )
}

interface BusinessSectionProps {
  readonly form: Form<typeof BusinessInformationDraft>
  readonly country: BusinessInformation["country"]
}

/** Name, contact details, tax number and language (spec §3). */
function BusinessSection({ form, country }: BusinessSectionProps) {
  const { t } = useWords()
  const language = form.field("language", t("businessInformation.language"), { isChoice: true })
  const taxId =
    country === "CA"
      ? { label: t("businessInformation.businessNumber"), hint: t("businessInformation.businessNumberHint") }
      : { label: t("businessInformation.federalTaxId"), hint: t("businessInformation.federalTaxIdHint") }
  return (
    <Section title={t("businessInformation.title")} id="business">
      <FormGrid columns={2}>
        <TextField
          {...form.field("businessName", t("businessInformation.name"))}
          isRequired
          autoComplete="organization"
        />
        <TextField {...form.field("federalTaxId", taxId.label)} description={taxId.hint} autoComplete="off" />
        <TextField
          {...form.field("phoneNumber", t("phoneNumber"))}
          description={t("businessInformation.phoneHint")}
          isRequired
          type="tel"
          inputMode="tel"
          autoComplete="off"
        />
        <TextField
          {...form.field("emailAddress", t("emailAddress"))}
          description={t("businessInformation.emailHint")}
          isRequired
          type="email"
          inputMode="email"
          autoComplete="off"
        />
        <Select
          {...language}
          options={languageOptions}
          description={t("businessInformation.languageHint")}
          onChange={(value) => {
            if (value !== null) language.onChange(value)
          }}
        />
      </FormGrid>
    </Section>
  )
}
