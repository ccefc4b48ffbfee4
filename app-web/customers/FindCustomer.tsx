import "./FindCustomer.css"
import { useState } from "react"
import type { Customer, CustomerId } from "#domain/customers/Customer.ts"
import { listCustomers } from "#domain/customers/customersApi.ts"
import { matchesCustomer } from "#domain/customers/matchesCustomer.ts"
import { formatPhone } from "#domain/shared/phoneDigits.ts"
import { ComboBox } from "#ui/ComboBox.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { truncateSearch, useDebounced } from "#web/page/useDebounced.ts"
import { useWords } from "#web/words/useWords.ts"

interface FindCustomerProps {
  readonly label: string
  readonly description?: string
  readonly takesFocus: boolean
  readonly errorMessage: string | undefined
  /** Customer to exclude from the results. */
  readonly without?: CustomerId
  readonly onChoose: (customer: Customer) => void
  /** Called with the typed text to create a new customer. If omitted, that option is not offered. */
  readonly onNew?: (text: string) => void
  readonly onText?: (text: string) => void
}

/** A field that finds an active customer by name, phone or e-mail, fast enough to use during a phone call. */
export function FindCustomer({
  label,
  description,
  takesFocus,
  errorMessage,
  without,
  onChoose,
  onNew,
  onText
}: FindCustomerProps) {
  const { t } = useWords()
  const [text, setText] = useState("")
  const sought = useDebounced(truncateSearch(text), 120)
  const found = useApiQuery(
    listCustomers,
    { text: sought, status: "active", size: 8 },
    { enabled: sought.length > 1, keepsPrevious: true }
  )
  const isSeeking = found.isFetching || sought !== truncateSearch(text)
  // While a search is in progress, keep only the previous results that match the typed text, so that Enter cannot
  // select the wrong customer.
  const customers = (sought.length > 1 ? (found.data?.items ?? []) : []).filter(
    (customer) => customer.id !== without && (!isSeeking || matchesCustomer(customer, text))
  )
  // Offer to create a customer only after the search has returned.
  const offersNew = onNew !== undefined && text.trim() !== "" && !(isSeeking && customers.length === 0)
  const items: ReadonlyArray<Offered> = offersNew ? [...customers, { id: "new" }] : customers

  const choose = (item: Offered | null) => {
    if (item === null) return
    if ("version" in item) onChoose(item)
    else onNew?.(text)
  }
  return (
    <ComboBox<Offered>
      name="customerId"
      label={label}
      {...(description === undefined ? {} : { description })}
      placeholder={t("job.customerPlaceholder")}
      isRequired
      autoFocus={takesFocus}
      items={items}
      itemKey={({ id }) => id}
      itemText={(item) => ("version" in item ? item.customerName : text)}
      renderItem={(item) => <FoundCustomer item={item} text={text.trim()} />}
      value={null}
      inputValue={text}
      onInputChange={(next) => {
        setText(next)
        onText?.(next)
      }}
      onChange={(_, item) => choose(item)}
      isLoading={isSeeking}
      loadingLabel={t("loading")}
      emptyLabel={t("job.typeToFind")}
      errorMessage={errorMessage}
    />
  )
}

/** A customer in the results, with phone and e-mail to tell similar ones apart. */
function FoundCustomer({ item, text }: { readonly item: Offered; readonly text: string }) {
  const { t } = useWords()
  if (!("version" in item)) return <span>{t("job.newCustomerNamed", { text })}</span>
  const facts = [...item.phoneNumbers.map(({ phoneNumber }) => formatPhone(phoneNumber)), item.emailAddress].filter(
    (fact) => fact !== ""
  )
  return (
    <span className="FoundCustomer">
      <span>{item.customerName}</span>
      <span className="FoundCustomerFacts tabular">{facts.join(" · ")}</span>
    </span>
  )
}

/** An option of the search: an existing customer, or creating a new one. */
type Offered = Customer | { readonly id: "new" }
