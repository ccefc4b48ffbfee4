import { Schema } from "effect"
import { useParams } from "react-router-dom"
import { getTenantUsage } from "#domain/quotas/quotasApi.ts"
import { TenantId } from "#domain/shared/CurrentTenant.ts"
import type { PlatformEvent } from "#domain/tenants/PlatformEvent.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { getTenant } from "#domain/tenants/tenantsApi.ts"
import { DefinitionList } from "#ui/DefinitionList.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { Section } from "#ui/Section.tsx"
import { StatusDot } from "#ui/StatusDot.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { NotFoundScreen } from "#web/errors/NotFoundScreen.tsx"
import { RecordWaiting } from "#web/forms/RecordWaiting.tsx"
import { UsageMeters, UsageWaiting } from "#web/usage/UsageMeters.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { ApprovalSwitch } from "./ApprovalSwitch.tsx"
import { TenantAccount } from "./TenantAccount.tsx"
import { TenantLimits } from "./TenantLimits.tsx"
import "./TenantScreen.css"

/** /tenant-account/:id/edit: one shop on the platform, for root users. */
export function TenantScreen() {
  const { id } = useParams()
  return Schema.is(TenantId)(id) ? <KnownTenant id={id} key={id} /> : <NotFoundScreen />
}

function KnownTenant({ id }: { readonly id: TenantId }) {
  const { t, of } = useWords()
  const { data, error, refetch } = useApiQuery(getTenant, { id })
  const back = { label: t("tenants.title"), href: "/tenants" }
  if (data === undefined)
    return error?._tag === "TenantNotFound" ? (
      <NotFoundScreen />
    ) : (
      <RecordWaiting back={back} failure={error ?? undefined} onRetry={() => void refetch()} />
    )
  const { deletableFrom, events, tenant } = data
  const isActive = tenant.billingStatus === "active"
  return (
    <>
      <PageHeader
        title={tenant.businessName}
        back={back}
        status={
          <StatusDot tone={isActive ? "success" : "neutral"} isHollow={!isActive}>
            {of("billingStatus", tenant.billingStatus)}
          </StatusDot>
        }
      />
      <TenantFacts tenant={tenant} />
      <TenantUse id={id} name={tenant.businessName} />
      <TenantAccount tenant={tenant} deletableFrom={deletableFrom} />
      <TenantEvents events={events} />
    </>
  )
}

function TenantFacts({ tenant }: { readonly tenant: Tenant }) {
  const { t, of } = useWords()
  const { day } = useFormats()
  return (
    <Section title={t("tenant.facts")}>
      <DefinitionList
        items={[
          { label: t("tenant.prefix"), value: tenant.prefix },
          { label: t("tenant.companyName"), value: tenant.companyName || "–" },
          { label: t("emailAddress"), value: tenant.emailAddress || "–" },
          { label: t("tenant.edition"), value: of("edition", tenant.edition) },
          { label: t("tenant.createdOn"), value: day(tenant.createdOn) },
          { label: t("tenant.approved"), value: <ApprovalSwitch tenant={tenant} /> }
        ]}
      />
    </Section>
  )
}

function TenantUse({ id, name }: { readonly id: TenantId; readonly name: string }) {
  const { data, error, refetch } = useApiQuery(getTenantUsage, { id })
  if (data === undefined) return <UsageWaiting failure={error ?? undefined} onRetry={() => void refetch()} />
  return (
    <>
      <UsageMeters usage={data.usage} />
      <TenantLimits
        key={JSON.stringify(data.overrides)}
        id={id}
        name={name}
        usual={data.usual}
        overrides={data.overrides}
      />
    </>
  )
}

function TenantEvents({ events }: { readonly events: ReadonlyArray<PlatformEvent> }) {
  const { t, of } = useWords()
  const { moment } = useFormats()
  return (
    <Section title={t("tenant.events")}>
      {events.length === 0 ? (
        <p>{t("tenant.noEvents")}</p>
      ) : (
        <ul className="TenantEvents">
          {events.map(({ at, byName, deed, detail, id, note }) => (
            <li key={id}>
              <span className="TenantEventWhat">{of("platformDeed", deed)}</span>
              <span className="TenantEventQuiet">{`${byName} · ${moment(at)}`}</span>
              {detail !== "" && <span className="TenantEventQuiet tabular">{detail}</span>}
              {note !== "" && <span>{note}</span>}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
