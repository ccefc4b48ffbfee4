import { useState } from "react"
import type { User } from "#domain/people/User.ts"
import { PageHeader } from "#ui/PageHeader.tsx"
import { RecordForm } from "#web/forms/RecordForm.tsx"
import { useOpenRecord } from "#web/forms/useOpenRecord.ts"
import { type Failure, useSaveRecord } from "#web/forms/useSaveRecord.ts"
import { useUser } from "#web/access/useUser.ts"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { useWords } from "#web/words/useWords.ts"
import { ContactSection, RolesSection, UserStatus, IdentitySection, WorkSection } from "./UserFields.tsx"
import { userKind } from "./userKind.ts"
import { useUserWords } from "./useUserWords.ts"

const NewPasswordSection = lazyPart(() => import("./NewPasswordSection.tsx"), "NewPasswordSection", "now")
const UserActions = lazyPart(() => import("./UserActions.tsx"), "UserActions", "now")
const ScheduleSection = lazyPart(() => import("./ScheduleSection.tsx"), "ScheduleSection", "now")
const UserSignIn = lazyPart(() => import("./UserSignIn.tsx"), "UserSignIn", "now")

/** Maps refusals to the fields they concern. */
const errorsOf = ({ _tag }: Failure) => {
  if (_tag === "UserNameTaken") return { userName: ["userName.taken"] }
  if (_tag === "PasswordCommon") return { password: ["failure.PasswordCommon"] }
  if (_tag === "RoleNotGrantable" || _tag === "LastOwner") return { roles: [`failure.${_tag}`] }
  return undefined
}

/** The user form. Unsaved input is kept as a draft, except for the password. */
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
  const saving = useSaveRecord(kind, open, words, { errorsOf })
  const { form } = open
  const isOwn = user?.id === ownId
  const header = (
    <PageHeader
      title={user === undefined ? t("user.newTitle") : `${user.firstName} ${user.lastName}`}
      back={{ label: t("users.title"), href: "/users" }}
      status={user && <UserStatus user={user} />}
      actions={user !== undefined && !isOwn && <UserActions user={user} onChanged={(now) => open.applySaved(now)} />}
    />
  )
  return (
    <RecordForm open={open} saving={saving} words={words} header={header} listHref="/users">
      <IdentitySection form={form} isNew={user === undefined} />
      {user === undefined && <NewPasswordSection form={form} />}
      <ContactSection form={form} isOwn={isOwn} />
      <RolesSection form={form} />
      <WorkSection form={form} />
      <ScheduleSection form={form} />
      {user !== undefined && <UserSignIn user={user} isOwn={isOwn} />}
    </RecordForm>
  )
}
