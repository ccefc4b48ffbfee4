import { useState } from "react"
import { useNavigate } from "react-router-dom"
import type { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import { deletePricingProfile, listPricingProfiles } from "#domain/pricing-profiles/pricingProfilesApi.ts"
import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx"
import { useSend } from "#web/api/useSend.ts"
import { useUndo } from "#web/lists/useUndo.ts"
import { useSay } from "#web/shell/useSay.ts"
import { useFailureText } from "#web/words/useFailureText.ts"
import { useWords } from "#web/words/useWords.ts"

export interface DeleteProfileProps {
  readonly profile: PricingProfile
  readonly onDeleted: () => void
}

/** Deletes a profile after asking. While customers use it that is refused, and the question stays open with the reason. */
export function DeleteProfile({ profile: { id, profileName }, onDeleted }: DeleteProfileProps) {
  const { t } = useWords()
  const textOf = useFailureText()
  const say = useSay()
  const navigate = useNavigate()
  const undo = useUndo()
  const [isAsking, setAsking] = useState(false)
  const { send, isPending, failure, reset } = useSend(deletePricingProfile, {
    refreshes: [listPricingProfiles],
    onDone: ({ undoId }) => {
      onDeleted()
      say({ kind: "success", text: t("profile.deleted"), action: undo(undoId) })
      void navigate("/pricing-profile")
    },
    onFailure: () => true
  })
  const ask = () => {
    reset()
    setAsking(true)
  }
  return (
    <>
      <Button variant="quiet" icon="trash" onPress={ask}>{t("profile.delete")}</Button>
      <ConfirmDialog
        title={t("profile.deleteAsk", { name: profileName })} confirmLabel={t("profile.delete")} cancelLabel={t("cancel")}
        isDangerous isPending={isPending} isOpen={isAsking} onConfirm={() => send({ id })} onCancel={() => setAsking(false)}
      >
        {failure === undefined ? t("profile.deleteHint") : <Callout tone="danger" isLive title={textOf(failure)} />}
      </ConfirmDialog>
    </>
  )
}
