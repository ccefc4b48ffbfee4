import { useState } from "react"
import { postPricingProfilesDelete } from "#domain/pricing-profiles/pricingProfilesApi.ts"
import { Button } from "#ui/Button.tsx"
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx"
import { useBulk } from "#web/lists/useBulk.tsx"
import type { ChosenRows } from "#web/lists/useChosen.ts"
import { useWords } from "#web/words/useWords.ts"

/** Deletes many profiles after saying how many; those that customers use are left and named. */
export function DeleteProfiles({ chosen }: { readonly chosen: ChosenRows }) {
  const { t } = useWords()
  const bulk = useBulk(postPricingProfilesDelete, chosen)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="quiet" size="small" icon="trash" isPending={bulk.isPending} onPress={() => setAsking(true)}>
        {t("profiles.bulkDelete")}
      </Button>
      <ConfirmDialog
        title={t("profiles.bulkDeleteAsk", { count: chosen.count })}
        cancelLabel={t("cancel")}
        confirmLabel={t("profiles.bulkDeleteConfirm", { count: chosen.count })}
        isDangerous
        isOpen={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          bulk.start({})
          setAsking(false)
        }}
      >
        {t("profiles.bulkDeleteHint")}
      </ConfirmDialog>
      {bulk.dialogs}
    </>
  )
}
