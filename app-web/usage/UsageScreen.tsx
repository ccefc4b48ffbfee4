import { getUsage } from "#domain/quotas/quotasApi.ts"
import { PageHeader } from "#ui/PageHeader.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { useWords } from "#web/words/useWords.ts"
import { UsageMeters, UsageWaiting } from "./UsageMeters.tsx"

/** Refetch interval in milliseconds, since per-minute counters soon become outdated. */
const every = 30_000

/** /admin/usage: the shop's usage against its limits, for the owner. */
export function UsageScreen() {
  const { t } = useWords()
  const { data, error, refetch } = useApiQuery(getUsage, {}, { every })
  return (
    <>
      <PageHeader
        title={t("route.usage")}
        about={t("usage.about")}
        back={{ label: t("route.admin"), href: "/admin" }}
      />
      {data === undefined ? (
        <UsageWaiting failure={error ?? undefined} onRetry={() => void refetch()} />
      ) : (
        <UsageMeters usage={data} />
      )}
    </>
  )
}
