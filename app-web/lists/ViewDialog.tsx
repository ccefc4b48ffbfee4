import { useId } from "react"
import type { ListName } from "#domain/access/ListName.ts"
import { type ListView, ListViewDraft } from "#domain/list-views/ListView.ts"
import { getListLook, postListView, putListView } from "#domain/list-views/listViewsApi.ts"
import { Button } from "#ui/Button.tsx"
import { Dialog } from "#ui/Dialog.tsx"
import { Form } from "#ui/Form.tsx"
import { Switch } from "#ui/Switch.tsx"
import { TextField } from "#ui/TextField.tsx"
import { useForm } from "#web/forms/useForm.ts"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { trimmed } from "#web/forms/formErrors.ts"
import { useToast } from "#web/page/useToast.ts"
import { useWords } from "#web/words/useWords.ts"
import { useRefetchViews } from "./useListPreferences.ts"

export interface ViewDialogProps {
  readonly list: ListName
  /** The view to rename or share; undefined for a new one. */
  readonly view: ListView | undefined
  readonly address: string
  readonly onSaved: (view: ListView) => void
  readonly onClose: () => void
}

/** A dialog that saves the current list as a view or edits an existing view, private or shared with the shop. */
export function ViewDialog({ list, view, address, onSaved, onClose }: ViewDialogProps) {
  const { t } = useWords()
  const showToast = useToast()
  const id = useId()
  const form = useForm(ListViewDraft, {
    name: view?.name ?? "",
    isShared: view?.isShared ?? false,
    address: view?.address ?? address
  })
  const done = (saved: ListView) => {
    showToast({ kind: "success", text: t("views.saved", { name: saved.name }) })
    if (view === undefined) onSaved(saved)
    onClose()
  }
  const adding = useApiMutation(postListView, { form, invalidates: [getListLook], onDone: done })
  const saving = useApiMutation(putListView, {
    form,
    invalidates: [getListLook],
    onDone: done,
    onFailure: useRefetchViews()
  })
  const save = () => {
    const typed = form.check()
    if (typed === undefined) return
    const draft = trimmed(typed)
    if (view === undefined) adding.send({ list, ...draft })
    else saving.send({ id: view.id, version: view.version, ...draft })
  }
  return (
    <Dialog
      title={t(view === undefined ? "views.newTitle" : "views.renameTitle")}
      size="small"
      closeLabel={t("cancel")}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <>
          <Button onPress={onClose}>{t("cancel")}</Button>
          <Button variant="primary" type="submit" form={id} isPending={adding.isPending || saving.isPending}>
            {t("save")}
          </Button>
        </>
      }
    >
      <Form
        id={id}
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <TextField {...form.field("name", t("views.name"))} isRequired autoFocus maxLength={60} />
        <Switch
          isSelected={form.values.isShared}
          onChange={(isShared) => form.set("isShared", isShared)}
          description={t("views.shareHint")}
        >
          {t("views.share")}
        </Switch>
      </Form>
    </Dialog>
  )
}
