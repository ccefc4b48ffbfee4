import "./CustomerSearch.css"
import { useState } from "react"
import type { Customer } from "#domain/customers/Customer.ts"
import { listCustomers } from "#domain/customers/customersApi.ts"
import type { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import { phoneText } from "#domain/shared/phoneText.ts"
import { Button } from "#ui/Button.tsx"
import { ComboBox } from "#ui/ComboBox.tsx"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { useDebounced } from "#web/page/useDebounced.ts"
import { useWords } from "#web/words/useWords.ts"
import { NewCustomer } from "./NewCustomer.tsx"

interface CustomerSearchProps {
  readonly profiles: ReadonlyArray<PricingProfile>
  readonly takesFocus: boolean
  readonly errorMessage: string | undefined
  readonly onChoose: (customer: Customer) => void
  readonly onCancel: (() => void) | undefined
}

/** Finds a customer by name, phone or e-mail while somebody is on the line; or takes down a new one. */
export function CustomerSearch({ profiles, takesFocus, errorMessage, onChoose, onCancel }: CustomerSearchProps) {
  const { t } = useWords()
  const [text, setText] = useState("")
  const [newText, setNewText] = useState<string>()
  const sought = useDebounced(text.trim(), 120)
  const found = useQueryOf(
    listCustomers,
    { text: sought, size: 8 },
    { enabled: sought.length > 1, keepsPrevious: true }
  )
  const customers = sought.length > 1 ? (found.data?.items ?? []) : []
  const isSeeking = found.isFetching || sought !== text.trim()
  // Who is not found is only offered to be taken down once the shop has looked.
  const items: ReadonlyArray<Offered> =
    text.trim() === "" || (isSeeking && customers.length === 0) ? customers : [...customers, { id: "new" }]

  const choose = (item: Offered | null) => {
    if (item === null) return
    if ("version" in item) onChoose(item)
    else setNewText(text)
  }
  return (
    <div className="CustomerSearch">
      <ComboBox<Offered>
        name="customerId"
        label={t("job.customer")}
        description={t("job.customerHint")}
        placeholder={t("job.customerPlaceholder")}
        isRequired
        autoFocus={takesFocus}
        items={items}
        itemKey={({ id }) => id}
        itemText={(item) => ("version" in item ? item.customerName : text)}
        renderItem={(item) => <FoundCustomer item={item} text={text.trim()} />}
        value={null}
        inputValue={text}
        onInputChange={setText}
        onChange={(_, item) => choose(item)}
        isLoading={isSeeking}
        loadingLabel={t("loading")}
        emptyLabel={t("job.typeToFind")}
        errorMessage={errorMessage}
      />
      <div className="CustomerSearchActions">
        <Button icon="plus" onPress={() => setNewText(text)}>
          {t("job.newCustomer")}
        </Button>
        {onCancel !== undefined && (
          <Button variant="quiet" onPress={onCancel}>
            {t("cancel")}
          </Button>
        )}
      </div>
      {newText !== undefined && (
        <NewCustomer text={newText} profiles={profiles} onDone={onChoose} onClose={() => setNewText(undefined)} />
      )}
    </div>
  )
}

/** A customer in the list of those found, told apart by phone and e-mail. */
function FoundCustomer({ item, text }: { readonly item: Offered; readonly text: string }) {
  const { t } = useWords()
  if (!("version" in item)) return <span>{t("job.newCustomerNamed", { text })}</span>
  const facts = [...item.phoneNumbers.map(({ phoneNumber }) => phoneText(phoneNumber)), item.emailAddress].filter(
    (fact) => fact !== ""
  )
  return (
    <span className="FoundCustomer">
      <span>{item.customerName}</span>
      <span className="FoundCustomerFacts tabular">{facts.join(" · ")}</span>
    </span>
  )
}

/** What a search for a customer offers: somebody the shop knows, or to write down somebody new. */
type Offered = Customer | { readonly id: "new" }
