import { Schema } from "effect"
import { useParams } from "react-router-dom"
import { CustomerId } from "#domain/customers/Customer.ts"
import { getCustomer } from "#domain/customers/customersApi.ts"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { NotFoundScreen } from "#web/errors/NotFoundScreen.tsx"
import { RecordWaiting } from "#web/forms/RecordWaiting.tsx"
import { useWords } from "#web/words/useWords.ts"
import { CustomerForm } from "./CustomerForm.tsx"

/** A customer's card: a new one, or one to change. */
export function CustomerScreen() {
  const { id } = useParams()
  if (id === undefined) return <CustomerForm />
  return Schema.is(CustomerId)(id) ? <KnownCustomer id={id} key={id} /> : <NotFoundScreen />
}

function KnownCustomer({ id }: { readonly id: CustomerId }) {
  const { t } = useWords()
  const { data, error, refetch } = useQueryOf(getCustomer, { id })
  if (data !== undefined) return <CustomerForm customer={data} />
  if (error?._tag === "CustomerNotFound") return <NotFoundScreen />
  return (
    <RecordWaiting
      back={{ label: t("customers.title"), href: "/customers" }}
      failure={error ?? undefined}
      onRetry={() => void refetch()}
    />
  )
}
