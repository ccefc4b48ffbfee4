import { useState } from "react"
import { useNavigate } from "react-router-dom"
import type { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import { deletePricingProfile, listPricingProfiles } from "#domain/pricing-profiles/pricingProfilesApi.ts"
import { Button } from "#ui/Button.tsx"
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx"
import { useSend } from "#web/api/useSend.ts"
import { useSay } from "#web/shell/useSay.ts"
import { useWords } from "#web/words/useWords.ts"

/** Deletes a profile after asking; refused while customers use it. */
export function DeleteProfile({ profile: { id, profileName } }: { readonly profile: PricingProfile }) {
  const { t } = useWords()
  const say = useSay()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const { send, isPending } = useSend(deletePricingProfile, {
    refreshes: [listPricingProfiles],
    onDone: () => {
      say({ kind: "success", text: t("profile.deleted") })
      void navigate("/pricing-profile")
    },
    onFailure: () => {
      setAsking(false)
      return false
    }
  })
  return (
    <>
      <Button variant="quiet" icon="trash" onPress={() => setAsking(true)}>{t("profile.delete")}</Button>
      <ConfirmDialog
        title={t("profile.deleteAsk", { name: profileName })} confirmLabel={t("profile.delete")} cancelLabel={t("cancel")}
        isDangerous isPending={isPending} isOpen={isAsking} onConfirm={() => send({ id })} onCancel={() => setAsking(false)}
      >
        {t("profile.deleteHint")}
      </ConfirmDialog>
    </>
  )
}
