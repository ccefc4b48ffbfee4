import { useState } from "react"
import { UserId } from "#domain/access/CurrentUser.ts"
import { type ListViewDraft, canChangeView } from "#domain/list-views/ListView.ts"
import { deleteListView, getListLook, putListView } from "#domain/list-views/listViewsApi.ts"
import { Button } from "#ui/Button.tsx"
import { Menu, type MenuChoice } from "#ui/Menu.tsx"
import { useUser } from "#web/access/useUser.ts"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { useUndo } from "#web/bulk-actions/useUndo.ts"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { useToast } from "#web/page/useToast.ts"
import { useWords } from "#web/words/useWords.ts"
import { useRefetchViews } from "./useListPreferences.ts"
import type { SavedViewTarget } from "./useShopList.ts"

const ViewDialog = lazyPart(() => import("./ViewDialog.tsx"), "ViewDialog", "idle")

/** The saved views of a list: open, save the current state, edit, share or delete. */
export function ViewsMenu({ list }: { readonly list: SavedViewTarget }) {
  const { t } = useWords()
  const user = useUser()
  const [dialog, setDialog] = useState<"new" | "rename">()
  const { name, view, views, choice, open, address, isChanged, keepChoice } = list
  const actions = useViewActions(list)
  const mayChange = view !== undefined && canChangeView(view, { id: UserId.make(user.id), roles: user.roles })

  const opens = (one: (typeof views)[number]): MenuChoice => ({
    id: one.id,
    label: one.name,
    icon: one.id === view?.id ? "check" : one.isShared ? "users" : "user",
    ...(one.id === choice?.defaultViewId
      ? { description: t("views.isDefault") }
      : one.isShared
        ? { description: t("views.shared") }
        : {}),
    onAction: () => open(one)
  })
  const ofView: ReadonlyArray<MenuChoice> =
    view === undefined
      ? []
      : [
          ...(isChanged && mayChange
            ? [
                {
                  id: "save",
                  label: t("views.saveChanges", { name: view.name }),
                  icon: "check",
                  onAction: () => actions.save({ address })
                } as const
              ]
            : []),
          ...(isChanged
            ? [{ id: "back", label: t("views.discard"), icon: "undo", onAction: () => open(view) } as const]
            : []),
          ...(mayChange
            ? [{ id: "rename", label: t("views.rename"), icon: "edit", onAction: () => setDialog("rename") } as const]
            : []),
          choice?.defaultViewId === view.id
            ? {
                id: "undefault",
                label: t("views.dropDefault"),
                icon: "x",
                onAction: () => keepChoice({ defaultViewId: null })
              }
            : {
                id: "default",
                label: t("views.makeDefault"),
                icon: "home",
                onAction: () => keepChoice({ defaultViewId: view.id })
              },
          ...(mayChange
            ? [
                {
                  id: "delete",
                  label: t("views.delete"),
                  icon: "trash",
                  isDangerous: true,
                  onAction: actions.remove
                } as const
              ]
            : [])
        ]
  const groups = [
    {
      choices: [
        {
          id: "all",
          label: t("views.all"),
          icon: view === undefined ? "check" : "list",
          onAction: () => open(undefined)
        } as MenuChoice,
        ...views.map(opens)
      ]
    },
    ...(ofView.length === 0 ? [] : [{ title: view?.name, choices: ofView }]),
    {
      choices: [
        { id: "new", label: t("views.new"), icon: "plus", onAction: () => setDialog("new") },
        { id: "link", label: t("views.copyLink"), icon: "link", onAction: actions.copyLink }
      ] as ReadonlyArray<MenuChoice>
    }
  ]
  return (
    <>
      <Menu
        label={t("views.title")}
        placement="bottom end"
        groups={groups}
        trigger={
          <Button variant="quiet" icon="list" iconAfter="chevron-down">
            {view === undefined ? t("views.title") : isChanged ? t("views.changed", { name: view.name }) : view.name}
          </Button>
        }
      />
      {dialog !== undefined && (
        <ViewDialog
          key={dialog}
          view={dialog === "rename" ? view : undefined}
          list={name}
          address={address}
          onSaved={open}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  )
}

const refreshes = [getListLook]

/** Returns the actions available on the open view. */
const useViewActions = ({ view, open, address }: SavedViewTarget) => {
  const { t } = useWords()
  const showToast = useToast()
  const undo = useUndo()
  const onFailure = useRefetchViews()
  const saving = useApiMutation(putListView, {
    invalidates: refreshes,
    onFailure,
    onDone: ({ name }) => showToast({ kind: "success", text: t("views.saved", { name }) })
  })
  const deleting = useApiMutation(deleteListView, {
    invalidates: refreshes,
    onFailure,
    onDone: ({ undoId }) => {
      open(undefined)
      showToast({ kind: "success", text: t("views.deleted"), action: undo(undoId) })
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
        () => showToast({ kind: "success", text: t("views.linkCopied") }),
        () => showToast({ kind: "info", text: link })
      )
    }
  }
}
