import { Schema } from "effect"
import { useParams } from "react-router-dom"
import { UserId } from "#domain/access/CurrentUser.ts"
import type { User } from "#domain/people/User.ts"
import { getUser } from "#domain/people/usersApi.ts"
import { phoneText } from "#domain/shared/phoneDigits.ts"
import { Callout } from "#ui/Callout.tsx"
import { DefinitionList } from "#ui/DefinitionList.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { Section } from "#ui/Section.tsx"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { NotFoundScreen } from "#web/errors/NotFoundScreen.tsx"
import { RecordWaiting } from "#web/forms/RecordWaiting.tsx"
import { useWords } from "#web/words/useWords.ts"
import { useGrantable } from "./useGrantable.ts"
import { UserStatus, ContactSection, RolesSection, WhoSection, WorkSection } from "./UserFields.tsx"
import { useUserNames, useUserWords } from "./useUserWords.ts"
import { useState } from "react"
import { RecordForm } from "#web/forms/RecordForm.tsx"
import { useOpenRecord } from "#web/forms/useOpenRecord.ts"
import { type Failure, useSaveRecord } from "#web/forms/useSaveRecord.ts"
import { useUser } from "#web/access/useUser.ts"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { userKind } from "./userKind.ts"

/** A person of the shop: somebody new, somebody to change, or somebody only to look at. */
export function UserScreen() {
  const { id } = useParams()
  if (id === undefined) return <UserForm />
  return Schema.is(UserId)(id) ? <KnownUser id={id} key={id} /> : <NotFoundScreen />
}

function KnownUser({ id }: { readonly id: UserId }) {
  const { t } = useWords()
  const { governs } = useGrantable()
  const { data, error, refetch } = useQueryOf(getUser, { id })
  if (data !== undefined) return governs(data) ? <UserForm user={data} /> : <UserFacts user={data} />
  if (error?._tag === "UserNotFound") return <NotFoundScreen />
  return (
    <RecordWaiting
      back={{ label: t("users.title"), href: "/users" }}
      failure={error ?? undefined}
      onRetry={() => void refetch()}
    />
  )
}

/** A person whom whoever looks may not change: an admin looking at an owner. */
function UserFacts({ user }: { readonly user: User }) {
  const { t, of } = useWords()
  const { labels } = useUserNames()
  const items = [
    { label: labels.userName, value: user.userName },
    { label: labels.emailAddress, value: user.emailAddress },
    { label: labels.phoneNumber, value: phoneText(user.phoneNumber) || "–" },
    { label: labels.roles, value: user.roles.map((role) => of("role", role)).join(", ") }
  ]
  return (
    <>
      <PageHeader
        title={`${user.firstName} ${user.lastName}`}
        back={{ label: t("users.title"), href: "/users" }}
        status={<UserStatus user={user} />}
      />
      <Callout title={t("user.notYours")}>{t("user.notYoursWhy")}</Callout>
      <Section title={t("user.who")}>
        <DefinitionList items={items} />
      </Section>
    </>
  )
}

const NewPasswordSection = lazyPart(() => import("./NewPasswordSection.tsx"), "NewPasswordSection", "now")
const UserActions = lazyPart(() => import("./UserActions.tsx"), "UserActions", "now")
const ScheduleSection = lazyPart(() => import("./ScheduleSection.tsx"), "ScheduleSection", "now")
const UserSignIn = lazyPart(() => import("./UserSignIn.tsx"), "UserSignIn", "now")

/** Refusals that are matters of a field. */
const errorsOf = ({ _tag }: Failure) => {
  if (_tag === "UserNameTaken") return { userName: ["userName.taken"] }
  if (_tag === "PasswordCommon") return { password: ["failure.PasswordCommon"] }
  if (_tag === "RoleNotGrantable" || _tag === "LastOwner") return { roles: [`failure.${_tag}`] }
  return undefined
}

/** A person who signs in. What is typed is kept as a draft until it is saved, all but the password. */
function UserForm({ user }: { readonly user?: User }) {
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
      actions={user !== undefined && !isOwn && <UserActions user={user} onChanged={(now) => open.adopt(now)} />}
    />
  )
  return (
    <RecordForm open={open} saving={saving} words={words} header={header} listHref="/users">
      <WhoSection form={form} isNew={user === undefined} />
      {user === undefined && <NewPasswordSection form={form} />}
      <ContactSection form={form} isOwn={isOwn} />
      <RolesSection form={form} />
      <WorkSection form={form} />
      <ScheduleSection form={form} />
      {user !== undefined && <UserSignIn user={user} isOwn={isOwn} />}
    </RecordForm>
  )
}
