import { useNavigate } from "react-router-dom"
import { putPassword } from "#domain/account/accountApi.ts"
import { PasswordChange } from "#domain/account/Profile.ts"
import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { Form } from "#ui/Form.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { useForm } from "#web/forms/useForm.ts"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { PasswordField } from "#web/forms/PasswordField.tsx"
import { useSession } from "#web/session/useSession.ts"
import { useUser } from "#web/access/useUser.ts"
import { useToast } from "#web/page/useToast.ts"
import { useFailureText } from "#web/api/LoadFailed.tsx"
import { useWords } from "#web/words/useWords.ts"
import "./ChangePasswordScreen.css"

const empty = { currentPassword: "", newPassword: "", confirmation: "" }

/**
 * /account/change-password: the current password, and the new one twice. Also the first screen for users whose password
 * was set by an administrator.
 */
export function ChangePasswordScreen() {
  const { t } = useWords()
  const { mustChangePassword } = useUser()
  const { changed } = useSession()
  const navigate = useNavigate()
  const showToast = useToast()
  const textOf = useFailureText()
  const form = useForm(PasswordChange, empty)
  const change = useApiMutation(putPassword, {
    form,
    onDone: () => {
      form.replace(empty, true)
      showToast({ kind: "success", text: t("ownPassword.changed") })
      changed()
      if (mustChangePassword) void navigate("/", { replace: true })
    },
    onFailure: (failure) => {
      if (failure._tag === "PasswordNotRight") form.setServerErrors({ currentPassword: ["failure.PasswordNotRight"] })
      else if (failure._tag === "PasswordCommon") form.setServerErrors({ newPassword: ["failure.PasswordCommon"] })
      return failure._tag !== "TooManyTries"
    }
  })
  const submit = () => {
    const typed = form.check()
    if (typed !== undefined && !change.isPending) change.send(typed)
  }
  return (
    <>
      <PageHeader title={t("route.changePassword")} about={t("ownPassword.about")} />
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <div className="ChangePassword">
          {mustChangePassword && (
            <Callout tone="warning" title={t("ownPassword.mustChange")}>
              {t("ownPassword.mustChangeWhy")}
            </Callout>
          )}
          {change.failure !== undefined && (
            <Callout tone="danger" title={t("ownPassword.failed")} isLive>
              {textOf(change.failure)}
            </Callout>
          )}
          <PasswordField
            {...form.field("currentPassword", t("ownPassword.current"))}
            isRequired
            autoComplete="current-password"
          />
          <PasswordField
            {...form.field("newPassword", t("ownPassword.new"))}
            description={t("ownPassword.rules")}
            isRequired
            autoComplete="new-password"
          />
          <PasswordField
            {...form.field("confirmation", t("ownPassword.confirmation"))}
            isRequired
            autoComplete="new-password"
          />
          <div>
            <Button type="submit" variant="primary" isPending={change.isPending}>
              {t("ownPassword.change")}
            </Button>
          </div>
        </div>
      </Form>
    </>
  )
}
