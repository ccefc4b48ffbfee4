import { useParams } from "react-router-dom"
import { CustomerId } from "#domain/customers/Customer.ts"
import { getCustomer } from "#domain/customers/customersApi.ts"
import { PageHeader } from "#ui/PageHeader.tsx"
import { Skeleton } from "#ui/Skeleton.tsx"
import { NotFoundScreen } from "#web/errors/NotFoundScreen.tsx"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { LoadFailed } from "#web/lists/LoadFailed.tsx"
import { useWords } from "#web/words/useWords.ts"
import { CustomerForm } from "./CustomerForm.tsx"
import { Schema } from "effect"

/** A customer's card: a new one, or one to change. */
export function CustomerScreen() {
  const { id } = useParams()
  if (id === undefined) return <CustomerForm />
  return Schema.is(CustomerId)(id) ? <KnownCustomer id={id} key={id} /> : <NotFoundScreen />
}

function KnownCustomer({ id }: { readonly id: CustomerId }) {
  const { t } = useWords()
  const customer = useQueryOf(getCustomer, { id })
  if (customer.data !== undefined) return <CustomerForm customer={customer.data} />
  if (!customer.isError) return <><PageHeader title={t("loading")} /><Skeleton widths={["40%", "70%", "55%", "70%"]} height={20} /></>
  return customer.error._tag === "CustomerNotFound" ? <NotFoundScreen /> : <LoadFailed failure={customer.error} onRetry={() => void customer.refetch()} />
}
