import { phoneText } from "#domain/shared/phoneText.ts"
import { useWords } from "#web/words/useWords.ts"
import type { Offered } from "./Offered.ts"

/** A customer in the list of those found, told apart by phone and e-mail. */
export function FoundCustomer({ item, text }: { readonly item: Offered; readonly text: string }) {
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
