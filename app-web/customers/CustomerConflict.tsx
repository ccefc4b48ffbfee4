import type { Customer } from "#domain/customers/Customer.ts"
import { ConflictCallout, type ConflictField } from "#web/forms/ConflictCallout.tsx"
import { useWords } from "#web/words/useWords.ts"
import { type CustomerValues, customerValues } from "./customerValues.ts"
import { useCustomerLabels } from "./useCustomerLabels.ts"

export interface CustomerConflictProps {
  readonly mine: CustomerValues
  readonly theirs: Customer
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}

/** Somebody else saved this customer: what differs, and whose version is to stand. */
export function CustomerConflict({ mine, theirs, ...choices }: CustomerConflictProps) {
  const { t } = useWords()
  const { labels, say } = useCustomerLabels()
  const saved = customerValues(theirs)
  const fields = (Object.keys(labels) as ReadonlyArray<keyof CustomerValues>)
    .filter((name) => JSON.stringify(mine[name]) !== JSON.stringify(saved[name]))
    .map((name): ConflictField => ({ label: labels[name], mine: say(name, mine), theirs: say(name, saved) }))
  return <ConflictCallout title={t("failure.CustomerChanged")} fields={fields} {...choices} />
}
