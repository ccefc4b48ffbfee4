import "./CustomerSearch.css"
import { useState } from "react"
import type { Customer } from "#domain/customers/Customer.ts"
import type { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import { Button } from "#ui/Button.tsx"
import { FindCustomer } from "#web/customers/FindCustomer.tsx"
import { useWords } from "#web/words/useWords.ts"
import { NewCustomer } from "./NewCustomer.tsx"

interface CustomerSearchProps {
  readonly profiles: ReadonlyArray<PricingProfile>
  readonly takesFocus: boolean
  readonly errorMessage: string | undefined
  readonly onChoose: (customer: Customer) => void
  readonly onCancel: (() => void) | undefined
}

/** Finds the customer of a job, or takes down a new one. */
export function CustomerSearch({ profiles, takesFocus, errorMessage, onChoose, onCancel }: CustomerSearchProps) {
  const { t } = useWords()
  const [text, setText] = useState("")
  const [newText, setNewText] = useState<string>()
  return (
    <div className="CustomerSearch">
      <FindCustomer
        label={t("job.customer")}
        description={t("job.customerHint")}
        takesFocus={takesFocus}
        errorMessage={errorMessage}
        onChoose={onChoose}
        onNew={setNewText}
        onText={setText}
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
