import { Schema } from "effect"
import { useParams } from "react-router-dom"
import { UserId } from "#domain/access/CurrentUser.ts"
import { getUser } from "#domain/people/usersApi.ts"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { NotFoundScreen } from "#web/errors/NotFoundScreen.tsx"
import { RecordWaiting } from "#web/forms/RecordWaiting.tsx"
import { useWords } from "#web/words/useWords.ts"
import { useGrantable } from "./useGrantable.ts"
import { UserFacts } from "./UserFacts.tsx"
import { UserForm } from "./UserForm.tsx"

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
