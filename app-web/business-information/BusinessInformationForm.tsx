import { useState } from "react"
import type { BusinessInformation } from "#domain/business-information/BusinessInformation.ts"
import { PageHeader } from "#ui/PageHeader.tsx"
import { RecordForm } from "#web/forms/RecordForm.tsx"
import { useOpenRecord } from "#web/forms/useOpenRecord.ts"
import { useSaveRecord } from "#web/forms/useSaveRecord.ts"
import { useRenewed } from "#web/session/useRenewed.ts"
import { useWords } from "#web/words/useWords.ts"
import { BusinessSection } from "./BusinessSection.tsx"
import { businessKind } from "./businessKind.ts"
import { LogoSection } from "./LogoSection.tsx"
import { useBusinessWords } from "./useBusinessWords.ts"

/** The shop as it stands on its papers. The logo is kept at once, all else when it is saved. */
export function BusinessInformationForm({ business }: { readonly business: BusinessInformation }) {
  const { t } = useWords()
  const [kind] = useState(() => businessKind(business))
  const words = useBusinessWords(business.country)
  const open = useOpenRecord(kind, business)
  const saving = useSaveRecord(kind, open, words)
  const { form } = saving
  useRenewed(business.version)
  const header = (
    <PageHeader
      title={t("route.businessInformation")}
      about={t("businessInformation.about")}
      back={{ label: t("route.admin"), href: "/admin" }}
    />
  )
  return (
    <RecordForm open={open} saving={saving} words={words} header={header} listHref="/admin">
      <BusinessSection form={form} country={business.country} />
      <LogoSection business={business} onChanged={(now) => open.adopt(now, open.opened?.values ?? form.values)} />
    </RecordForm>
  )
}
