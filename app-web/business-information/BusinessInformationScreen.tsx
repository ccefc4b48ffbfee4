import { getBusinessInformation } from "#domain/business-information/businessInformationApi.ts"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { RecordWaiting } from "#web/forms/RecordWaiting.tsx"
import { useWords } from "#web/words/useWords.ts"
import { BusinessInformationForm } from "./BusinessInformationForm.tsx"

/** /admin/business-information: what the shop's papers say of the shop. */
export function BusinessInformationScreen() {
  const { t } = useWords()
  const { data, error, refetch } = useQueryOf(getBusinessInformation, {})
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
