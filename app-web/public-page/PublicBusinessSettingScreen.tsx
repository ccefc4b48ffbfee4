import { getPublicPageSetting } from "#domain/public-page/publicPageApi.ts"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { RecordWaiting } from "#web/forms/RecordWaiting.tsx"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { useWords } from "#web/words/useWords.ts"
import type { SettingFormProps } from "./SettingForm.tsx"

const SettingForm = lazyPart<SettingFormProps, "SettingForm">(() => import("./SettingForm.tsx"), "SettingForm", "now")

/** The /admin/public-business-setting screen: settings of the public page's quotes (spec §3). */
export function PublicBusinessSettingScreen() {
  const { t } = useWords()
  const { data, error, refetch } = useApiQuery(getPublicPageSetting, {})
  if (data !== undefined) return <SettingForm setting={data} />
  return (
    <RecordWaiting
      back={{ label: t("route.admin"), href: "/admin" }}
      failure={error ?? undefined}
      failedTitle={t("businessInformation.failed")}
      onRetry={() => void refetch()}
    />
  )
}
