import { useState } from "react"
import { useNavigate } from "react-router-dom"
import type { Product } from "#domain/products/Product.ts"
import { deleteProduct, listProducts } from "#domain/products/productsApi.ts"
import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx"
import { useSend } from "#web/api/useSend.ts"
import { useUndo } from "#web/lists/useUndo.ts"
import { useSay } from "#web/shell/useSay.ts"
import { useFailureText } from "#web/words/useFailureText.ts"
import { useWords } from "#web/words/useWords.ts"

export interface DeleteProductProps {
  readonly product: Product
  readonly onDeleted: () => void
}

/** Deletes a product after asking; refused only when it is gone already. */
export function DeleteProduct({ product: { id, productCode }, onDeleted }: DeleteProductProps) {
  const { t } = useWords()
  const textOf = useFailureText()
  const say = useSay()
  const undo = useUndo()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const { send, isPending, failure, reset } = useSend(deleteProduct, {
    refreshes: [listProducts],
    onDone: ({ undoId }) => {
      onDeleted()
      say({ kind: "success", text: t("product.deleted"), action: undo(undoId) })
      void navigate("/admin/products")
    },
    onFailure: () => true
  })
  const ask = () => {
    reset()
    setAsking(true)
  }
  return (
    <>
      <Button variant="quiet" icon="trash" onPress={ask}>{t("product.delete")}</Button>
      <ConfirmDialog
        title={t("product.deleteAsk", { name: productCode })} confirmLabel={t("product.delete")} cancelLabel={t("cancel")}
        isDangerous isPending={isPending} isOpen={isAsking} onConfirm={() => send({ id })} onCancel={() => setAsking(false)}
      >
        {failure === undefined ? t("product.deleteHint") : <Callout tone="danger" isLive title={textOf(failure)} />}
      </ConfirmDialog>
    </>
  )
}
