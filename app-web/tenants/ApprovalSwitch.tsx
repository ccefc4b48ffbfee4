import { useState } from "react"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { getTenant, listTenants, postApproval } from "#domain/tenants/tenantsApi.ts"
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx"
import { Switch } from "#ui/Switch.tsx"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { useToast } from "#web/page/useToast.ts"
import { useWords } from "#web/words/useWords.ts"

/** Gives a shop access immediately. Revoking access locks out all of its users, so that asks for confirmation. */
export function ApprovalSwitch({ tenant: { id, version, approved, businessName } }: { readonly tenant: Tenant }) {
  const { t } = useWords()
  const showToast = useToast()
  const [isAsking, setAsking] = useState(false)
  const { isPending, send } = useApiMutation(postApproval, {
    invalidates: [listTenants, getTenant],
    onDone: (tenant) => {
      setAsking(false)
      showToast({
        kind: "success",
        text: t(tenant.approved ? "tenant.isApproved" : "tenant.isShutOut", { name: businessName })
      })
    },
    onFailure: () => setAsking(false)
  })
  const turn = (wanted: boolean) => (wanted ? send({ id, version, approved: true }) : setAsking(true))
  return (
    <>
      <Switch
        aria-label={t("tenant.approve", { name: businessName })}
        isSelected={approved}
        onChange={(wanted) => {
          if (!isPending) turn(wanted)
        }}
      >
        {t(approved ? "yes" : "no")}
      </Switch>
      <ConfirmDialog
        title={t("tenant.shutOutTitle", { name: businessName })}
        confirmLabel={t("tenant.shutOut")}
        cancelLabel={t("cancel")}
        isDangerous
        isOpen={isAsking}
        isPending={isPending}
        onConfirm={() => send({ id, version, approved: false })}
        onCancel={() => setAsking(false)}
      >
        {t("tenant.shutOutMeans")}
      </ConfirmDialog>
    </>
  )
}
