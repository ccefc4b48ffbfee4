import { getPublicPageLook } from "#domain/public-page/publicPageApi.ts"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { RecordWaiting } from "#web/forms/RecordWaiting.tsx"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { useWords } from "#web/words/useWords.ts"
import type { LookFormProps } from "./LookForm.tsx"

const LookForm = lazyPart<LookFormProps, "LookForm">(() => import("./LookForm.tsx"), "LookForm", "now")

/** The /admin/public-business-page screen: the look of the public page (spec §3). */
export function PublicBusinessPageScreen() {
  const { t } = useWords()
  const { data, error, refetch } = useApiQuery(getPublicPageLook, {})
  if (data !== undefined) return <LookForm look={data} />
  return (
    <RecordWaiting
      back={{ label: t("route.admin"), href: "/admin" }}
      failure={error ?? undefined}
      failedTitle={t("businessInformation.failed")}
      onRetry={() => void refetch()}
    />
  )
}
