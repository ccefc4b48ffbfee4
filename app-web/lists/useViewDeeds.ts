import { deleteListView, getListLook, putListView } from "#domain/list-views/listViewsApi.ts"
import type { ListViewDraft } from "#domain/list-views/ListView.ts"
import { useSend } from "#web/api/useSend.ts"
import { useSay } from "#web/shell/useSay.ts"
import { useWords } from "#web/words/useWords.ts"
import type { ShopList } from "./useShopList.ts"
import { useSeeViewsAnew } from "./useSeeViewsAnew.ts"
import { useUndo } from "./useUndo.ts"

const refreshes = [getListLook]

/** What can be done with the view that is open. */
export const useViewDeeds = ({ view, open, address }: ShopList) => {
  const { t } = useWords()
  const say = useSay()
  const undo = useUndo()
  const onFailure = useSeeViewsAnew()
  const saving = useSend(putListView, {
    refreshes,
    onFailure,
    onDone: ({ name }) => say({ kind: "success", text: t("views.saved", { name }) })
  })
  const deleting = useSend(deleteListView, {
    refreshes,
    onFailure,
    onDone: ({ undoId }) => {
      open(undefined)
      say({ kind: "success", text: t("views.deleted"), action: undo(undoId) })
    }
  })
  return {
    save: (change: Partial<ListViewDraft>) => {
      if (view !== undefined)
        saving.send({
          id: view.id,
          version: view.version,
          name: view.name,
          isShared: view.isShared,
          address: view.address,
          ...change
        })
    },
    remove: () => {
      if (view !== undefined) deleting.send({ id: view.id })
    },
    copyLink: () => {
      const link = new URL(`${location.pathname}?${address}`, location.href).href
      void navigator.clipboard.writeText(link).then(
        () => say({ kind: "success", text: t("views.linkCopied") }),
        () => say({ kind: "info", text: link })
      )
    }
  }
}
