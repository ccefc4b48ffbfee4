import { useState } from "react"
import type { User } from "#domain/people/User.ts"
import { PageHeader } from "#ui/PageHeader.tsx"
import { RecordForm } from "#web/forms/RecordForm.tsx"
import { useOpenRecord } from "#web/forms/useOpenRecord.ts"
import { type Failure, useSaveRecord } from "#web/forms/useSaveRecord.ts"
import { useUser } from "#web/session/useUser.ts"
import { useWords } from "#web/words/useWords.ts"
import { ContactSection } from "./ContactSection.tsx"
import { NewPasswordSection } from "./NewPasswordSection.tsx"
import { RolesSection } from "./RolesSection.tsx"
import { SignInsSection } from "./SignInsSection.tsx"
import { UserActions } from "./UserActions.tsx"
import { userKind } from "./userKind.ts"
import { UserSecondStep } from "./UserSecondStep.tsx"
import { UserStatus } from "./UserStatus.tsx"
import { useUserWords } from "./useUserWords.ts"
import { WhoSection } from "./WhoSection.tsx"
import { WorkSection } from "./WorkSection.tsx"

/** Refusals that are matters of a field. */
const errorsOf = ({ _tag }: Failure) => {
  if (_tag === "UserNameTaken") return { userName: ["userName.taken"] }
  if (_tag === "PasswordCommon") return { password: ["failure.PasswordCommon"] }
  if (_tag === "RoleNotGrantable" || _tag === "LastOwner") return { roles: [`failure.${_tag}`] }
  return undefined
}

/** A person who signs in. What is typed is kept as a draft until it is saved, all but the password. */
export function UserForm({ user }: { readonly user?: User }) {
  const { t } = useWords()
  const { id: ownId, profile } = useUser()
  const [kind] = useState(() =>
    userKind(user === undefined, {
      defaultLanguage: profile.defaultLanguage,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone
    })
  )
  const words = useUserWords()
  const open = useOpenRecord(kind, user)
  const saving = useSaveRecord(kind, open, words, errorsOf)
  const { form } = saving
  const isOwn = user?.id === ownId
  const header = (
    <PageHeader
      title={user === undefined ? t("user.newTitle") : `${user.firstName} ${user.lastName}`}
      back={{ label: t("users.title"), href: "/users" }}
      status={user && <UserStatus user={user} />}
      actions={
        user !== undefined &&
        !isOwn && <UserActions user={user} onChanged={(now) => open.adopt(now, open.opened?.values ?? form.values)} />
      }
    />
  )
  return (
    <RecordForm open={open} saving={saving} words={words} header={header} listHref="/users">
      <WhoSection form={form} isNew={user === undefined} />
      {user === undefined && <NewPasswordSection form={form} />}
      <ContactSection form={form} isOwn={isOwn} />
      <RolesSection form={form} />
      <WorkSection form={form} />
      {user !== undefined && <UserSecondStep user={user} isOwn={isOwn} />}
      {user !== undefined && <SignInsSection user={user} />}
    </RecordForm>
  )
}
