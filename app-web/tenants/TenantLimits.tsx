import { Schema } from "effect"
import { noOverrides, QuotaOverrides, type QuotaLimits, quotaKinds, windowOf } from "#domain/quotas/Quota.ts"
import { getTenantUsage, putTenantQuotas } from "#domain/quotas/quotasApi.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { getTenant } from "#domain/tenants/tenantsApi.ts"
import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { DecimalField } from "#ui/DecimalField.tsx"
import { Form } from "#ui/Form.tsx"
import { Section } from "#ui/Section.tsx"
import { TextField } from "#ui/TextField.tsx"
import { useForm } from "#web/forms/useForm.ts"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { useToast } from "#web/page/useToast.ts"
import { useFailureText } from "#web/api/LoadFailed.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

const { reason } = putTenantQuotas.input.fields
const Wanted = Schema.Struct({ overrides: QuotaOverrides, reason })

interface TenantLimitsProps {
  readonly id: TenantId
  readonly name: string
  /** The server's default limits for every shop. */
  readonly usual: QuotaLimits
  readonly overrides: QuotaOverrides
}

/** Sets or clears a shop's own limits, with a reason that is recorded in the platform's event log. */
export function TenantLimits({ id, name, overrides, usual }: TenantLimitsProps) {
  const { t, of } = useWords()
  const { whole } = useFormats()
  const showToast = useToast()
  const textOf = useFailureText()
  const form = useForm(Wanted, { overrides, reason: "" })
  const { failure, isPending, send } = useApiMutation(putTenantQuotas, {
    form,
    invalidates: [getTenantUsage, getTenant],
    onDone: () => {
      form.replace({ ...form.values, reason: "" }, true)
      showToast({ kind: "success", text: t("tenant.limitsSaved", { name }) })
    },
    onFailure: () => true
  })
  const submit = () => {
    const wanted = form.check()
    if (wanted !== undefined && !isPending) send({ id, ...wanted })
  }
  return (
    <Section title={t("tenant.limits")} description={t("tenant.limitsAbout")}>
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <div className="TenantActions">
          {failure !== undefined && <Callout tone="danger" title={textOf(failure)} isLive />}
          <div className="TenantLimits">
            {quotaKinds.map((kind) => (
              <DecimalField
                key={kind}
                {...form.field(`overrides.${kind}`, of("tenantLimit", kind))}
                digits={0}
                suffix={t(
                  kind === "storage"
                    ? "tenant.megabytes"
                    : windowOf[kind] === 60_000
                      ? "tenant.perMinute"
                      : "tenant.perHour"
                )}
                description={t("tenant.usual", { limit: usual[kind] === 0 ? t("usage.noLimit") : whole(usual[kind]) })}
                unclearMessage={t("quota.invalid")}
              />
            ))}
          </div>
          <div className="TenantReason">
            <TextField
              {...form.field("reason", t("tenant.reason"))}
              description={t("tenant.reasonHint")}
              isRequired
              autoComplete="off"
            />
          </div>
          <div className="TenantButtons">
            <Button type="submit" variant="primary" isPending={isPending}>
              {t("tenant.saveLimits")}
            </Button>
            {quotaKinds.some((kind) => form.values.overrides[kind] !== null) && (
              <Button onPress={() => form.set("overrides", noOverrides)}>{t("tenant.clearLimits")}</Button>
            )}
          </div>
        </div>
      </Form>
    </Section>
  )
}
