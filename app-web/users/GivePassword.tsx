import { useState } from "react"
import type { User } from "#domain/people/User.ts"
import { getUser, listUserSessions, putUserPassword } from "#domain/people/usersApi.ts"
import { Button } from "#ui/Button.tsx"
import { Dialog } from "#ui/Dialog.tsx"
import { Schema } from "effect"
import { NewPassword } from "#domain/people/Password.ts"
import { Form } from "#ui/Form.tsx"
import { useForm } from "#web/api/useForm.ts"
import { useSend } from "#web/api/useSend.ts"
import { useSay } from "#web/shell/useSay.ts"
import { useWords } from "#web/words/useWords.ts"
import { GivenPassword } from "./GivenPassword.tsx"

/** Gives a person a new password, as when they forgot theirs and have no e-mail at hand. */
export function GivePassword({ user }: { readonly user: User }) {
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
  const say = useSay()
  const form = useForm(Given, { password: "" })
  const give = useSend(putUserPassword, {
    refreshes: [getUser, listUserSessions],
    onDone: () => {
      say({ kind: "success", text: t("user.passwordIsGiven", { name }) })
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
        <GivenPassword {...form.field("password", t("password"))} />
        <div>
          <Button type="submit" variant="primary" isPending={give.isPending}>
            {t("user.givePassword")}
          </Button>
        </div>
      </div>
    </Form>
  )
}
