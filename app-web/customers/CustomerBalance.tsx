import { useState } from "react"
import type { Customer } from "#domain/customers/Customer.ts"
import { listReceivables } from "#domain/edi/receivablesApi.ts"
import { Button } from "#ui/Button.tsx"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { SendStatement } from "./SendStatement.tsx"
import { statementHref } from "./statementHref.ts"
import "./CustomerBalance.css"

export interface CustomerBalanceProps {
  readonly customer: Customer
}

/** The customer's open balance, with a statement to print or send. Renders nothing if nothing is owed. */
export function CustomerBalance({ customer }: CustomerBalanceProps) {
  const { t } = useWords()
  const { money } = useFormats()
  const [isSending, setSending] = useState(false)
  const { data = [] } = useApiQuery(listReceivables, { by: "customer", key: customer.id }, { isBestEffort: true })
  if (data.length === 0) return null
  const amount = money(data.reduce((sum, { owed }) => sum + owed, 0))
  return (
    <div className="CustomerOwes">
      <strong>{t("customer.owes", { amount, count: data.length })}</strong>
      <ButtonLink size="small" icon="document" href={statementHref("customer", customer.id)} target="_blank">
        {t("statement.print")}
      </ButtonLink>
      <Button size="small" icon="mail" onPress={() => setSending(true)}>
        {t("statement.send")}
      </Button>
      {isSending && (
        <SendStatement customerId={customer.id} name={customer.customerName} onClose={() => setSending(false)} />
      )}
    </div>
  )
}
