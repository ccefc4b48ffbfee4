import { Schema } from "effect"
import { useState } from "react"
import { NewPassword } from "#domain/people/Password.ts"
import type { User } from "#domain/people/User.ts"
import { getUser, listUsers, listUserSessions, putUserActive, putUserPassword } from "#domain/people/usersApi.ts"
import { Button } from "#ui/Button.tsx"
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx"
import { Dialog } from "#ui/Dialog.tsx"
import { Form } from "#ui/Form.tsx"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { useForm } from "#web/forms/useForm.ts"
import { useToast } from "#web/page/useToast.ts"
import { useWords } from "#web/words/useWords.ts"
import { AssignedPassword } from "./NewPasswordSection.tsx"

interface UserActionsProps {
  readonly user: User
  /** Called with the current user record, for the form next to it. */
  readonly onChanged: (now: User) => void
}

/** Actions on a user that apply immediately: set a new password, deactivate, reactivate. */
export function UserActions({ user, onChanged }: UserActionsProps) {
  const { t } = useWords()
  const showToast = useToast()
  const [isAsking, setAsking] = useState(false)
  const name = `${user.firstName} ${user.lastName}`
  const turn = useApiMutation(putUserActive, {
    invalidates: [listUsers, getUser, listUserSessions],
    onDone: (now) => {
      setAsking(false)
      onChanged(now)
      showToast({ kind: "success", text: t(now.active ? "user.activated" : "user.deactivated", { name }) })
    },
    onFailure: () => setAsking(false)
  })
  const send = () => turn.send({ id: user.id, version: user.version, active: !user.active })
  return (
    <>
      <GivePassword user={user} />
      {user.active ? (
        <Button variant="secondary" onPress={() => setAsking(true)}>
          {t("user.deactivate")}
        </Button>
      ) : (
        <Button variant="secondary" isPending={turn.isPending} onPress={send}>
          {t("user.activate")}
        </Button>
      )}
      <ConfirmDialog
        title={t("user.deactivateTitle", { name })}
        confirmLabel={t("user.deactivate")}
        cancelLabel={t("cancel")}
        isDangerous
        isOpen={isAsking}
        isPending={turn.isPending}
        onConfirm={send}
        onCancel={() => setAsking(false)}
      >
        {t("user.deactivateWhy")}
      </ConfirmDialog>
    </>
  )
}

/** Sets a new password for a user, such as one who forgot theirs and has no access to e-mail. */
function GivePassword({ user }: { readonly user: User }) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const name = `${user.firstName} ${user.lastName}`
  return (
    <>
      <Button variant="secondary" icon="lock" onPress={() => setOpen(true)}>
        {t("user.givePassword")}
      </Button>
      <Dialog title={t("user.givePasswordTo", { name })} closeLabel={t("close")} isOpen={isOpen} onOpenChange={setOpen}>
        <PasswordForm user={user} name={name} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

const Given = Schema.Struct({ password: NewPassword })

function PasswordForm({
  user,
  name,
  onDone
}: {
  readonly user: User
  readonly name: string
  readonly onDone: () => void
}) {
  const { t } = useWords()
  const showToast = useToast()
  const form = useForm(Given, { password: "" })
  const give = useApiMutation(putUserPassword, {
    form,
    invalidates: [getUser, listUserSessions],
    onDone: () => {
      showToast({ kind: "success", text: t("user.passwordIsGiven", { name }) })
      onDone()
    },
    onFailure: (failure) => {
      if (failure._tag !== "PasswordCommon") return false
      form.setServerErrors({ password: ["failure.PasswordCommon"] })
      return true
    }
  })
  const submit = () => {
    const typed = form.check()
    if (typed !== undefined && !give.isPending) give.send({ id: user.id, ...typed })
  }
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className="NewPasswordSection">
        <p>
          {t("user.passwordInPerson")} {t("user.passwordOnce")} {t("user.passwordEnds")}
        </p>
        <AssignedPassword {...form.field("password", t("password"))} />
        <div>
          <Button type="submit" variant="primary" isPending={give.isPending}>
            {t("user.givePassword")}
          </Button>
        </div>
      </div>
    </Form>
  )
}
