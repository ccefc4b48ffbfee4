import { Schema } from "effect"
import { useParams } from "react-router-dom"
import { UserId } from "#domain/access/CurrentUser.ts"
import type { User } from "#domain/people/User.ts"
import { getUser } from "#domain/people/usersApi.ts"
import { formatPhone } from "#domain/shared/phoneDigits.ts"
import { Callout } from "#ui/Callout.tsx"
import { DefinitionList } from "#ui/DefinitionList.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { Section } from "#ui/Section.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { NotFoundScreen } from "#web/errors/NotFoundScreen.tsx"
import { RecordWaiting } from "#web/forms/RecordWaiting.tsx"
import { useWords } from "#web/words/useWords.ts"
import { useGrantableRoles } from "./useGrantableRoles.ts"
import { UserStatus } from "./UserFields.tsx"
import { UserForm } from "./UserForm.tsx"
import { useUserNames } from "./useUserWords.ts"

/** A user of the shop: new, editable, or read-only. */
export function UserScreen() {
  const { id } = useParams()
  if (id === undefined) return <UserForm />
  return Schema.is(UserId)(id) ? <KnownUser id={id} key={id} /> : <NotFoundScreen />
}

function KnownUser({ id }: { readonly id: UserId }) {
  const { t } = useWords()
  const { governs } = useGrantableRoles()
  const { data, error, refetch } = useApiQuery(getUser, { id })
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

/** A read-only view of a user whom the current user may not edit, such as an owner viewed by an admin. */
function UserFacts({ user }: { readonly user: User }) {
  const { t, of } = useWords()
  const { labels } = useUserNames()
  const items = [
    { label: labels.userName, value: user.userName },
    { label: labels.emailAddress, value: user.emailAddress },
    { label: labels.phoneNumber, value: formatPhone(user.phoneNumber) || "–" },
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
