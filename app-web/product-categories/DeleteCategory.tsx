import { useState } from "react"
import { useNavigate } from "react-router-dom"
import type { ProductCategory } from "#domain/product-categories/ProductCategory.ts"
import { deleteProductCategory, listProductCategories } from "#domain/product-categories/productCategoriesApi.ts"
import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx"
import { useSend } from "#web/api/useSend.ts"
import { useUndo } from "#web/lists/useUndo.ts"
import { useSay } from "#web/shell/useSay.ts"
import { useFailureText } from "#web/words/useFailureText.ts"
import { useWords } from "#web/words/useWords.ts"

export interface DeleteCategoryProps {
  readonly category: ProductCategory
  readonly onDeleted: () => void
}

/** Deletes a category after asking. While products use it that is refused, and the question stays open with the reason. */
export function DeleteCategory({ category: { id, categoryName }, onDeleted }: DeleteCategoryProps) {
  const { t } = useWords()
  const textOf = useFailureText()
  const say = useSay()
  const undo = useUndo()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const { send, isPending, failure, reset } = useSend(deleteProductCategory, {
    refreshes: [listProductCategories],
    onDone: ({ undoId }) => {
      onDeleted()
      say({ kind: "success", text: t("category.deleted"), action: undo(undoId) })
      void navigate("/admin/product-categories")
    },
    onFailure: () => true
  })
  const ask = () => {
    reset()
    setAsking(true)
  }
  return (
    <>
      <Button variant="quiet" icon="trash" onPress={ask}>{t("category.delete")}</Button>
      <ConfirmDialog
        title={t("category.deleteAsk", { name: categoryName })} confirmLabel={t("category.delete")} cancelLabel={t("cancel")}
        isDangerous isPending={isPending} isOpen={isAsking} onConfirm={() => send({ id })} onCancel={() => setAsking(false)}
      >
        {failure === undefined ? t("category.deleteHint") : <Callout tone="danger" isLive title={textOf(failure)} />}
      </ConfirmDialog>
    </>
  )
}
