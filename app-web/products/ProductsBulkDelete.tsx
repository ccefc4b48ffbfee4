import { useState } from "react"
import { postProductsDelete } from "#domain/products/productsApi.ts"
import { Button } from "#ui/Button.tsx"
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx"
import { useBulk } from "#web/lists/useBulk.tsx"
import type { ChosenRows } from "#web/lists/useChosen.ts"
import { useWords } from "#web/words/useWords.ts"

/** Deletes the chosen products after asking. */
export function ProductsBulkDelete({ chosen }: { readonly chosen: ChosenRows }) {
  const { t } = useWords()
  const [isAsking, setAsking] = useState(false)
  const bulk = useBulk(postProductsDelete, chosen)
  return (
    <>
      <Button size="small" variant="quiet" icon="trash" isPending={bulk.isPending} onPress={() => setAsking(true)}>
        {t("products.delete")}
      </Button>
      <ConfirmDialog
        title={t("products.deleteAsk", { count: chosen.count })}
        confirmLabel={t("products.delete")}
        cancelLabel={t("cancel")}
        isDangerous
        isOpen={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          bulk.start({})
        }}
      >
        {t("product.deleteHint")}
      </ConfirmDialog>
      {bulk.dialogs}
    </>
  )
}
