import "./Edi.css"
import { getEdiSetup } from "#domain/edi/ediPartnersApi.ts"
import { PageHeader } from "#ui/PageHeader.tsx"
import { Skeleton } from "#ui/Skeleton.tsx"
import { LoadFailed } from "#web/api/LoadFailed.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { useWords } from "#web/words/useWords.ts"

const EdiPartnerForms = lazyPart(() => import("./EdiPartnerForms.tsx"), "EdiPartnerForms", "now")

/** The /admin/edi-setup screen: the networks that accept the shop's invoices, and what each requires. */
export function EdiSetupScreen() {
  const { t } = useWords()
  const { data, error, refetch } = useApiQuery(getEdiSetup, {})
  return (
    <>
      <PageHeader
        title={t("route.ediSetup")}
        about={t("admin.ediSetup")}
        back={{ label: t("route.admin"), href: "/admin" }}
      />
      {data !== undefined ? (
        <EdiPartnerForms {...data} />
      ) : error === null ? (
        <div role="status">
          <span className="hidden-text">{t("loading")}</span>
          <Skeleton widths={["40%", "60%", "50%"]} />
        </div>
      ) : (
        <LoadFailed failure={error} onRetry={() => void refetch()} />
      )}
    </>
  )
}
