import { useState } from "react"
import { postProductCategoriesDelete } from "#domain/product-categories/productCategoriesApi.ts"
import { Button } from "#ui/Button.tsx"
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx"
import { useBulk } from "#web/lists/useBulk.tsx"
import type { ChosenRows } from "#web/lists/useChosen.ts"
import { useWords } from "#web/words/useWords.ts"

/** Deletes the chosen categories after asking; those with products are refused and named. */
export function CategoriesBulk({ chosen }: { readonly chosen: ChosenRows }) {
  const { t } = useWords()
  const [isAsking, setAsking] = useState(false)
  const bulk = useBulk(postProductCategoriesDelete, chosen)
  return (
    <>
      <Button size="small" variant="quiet" icon="trash" isPending={bulk.isPending} onPress={() => setAsking(true)}>
        {t("categories.delete")}
      </Button>
      <ConfirmDialog
        title={t("categories.deleteAsk", { count: chosen.count })}
        confirmLabel={t("categories.delete")}
        cancelLabel={t("cancel")}
        isDangerous
        isOpen={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          bulk.start({})
        }}
      >
        {t("categories.deleteHint")}
      </ConfirmDialog>
      {bulk.dialogs}
    </>
  )
}
