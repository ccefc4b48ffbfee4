import { useState } from "react"
import { CustomerDraft } from "#domain/customers/Customer.ts"
import { listCustomers, postCustomer } from "#domain/customers/customersApi.ts"
import { sampleCustomer } from "#domain/testing/samples.ts"
import { Button } from "#ui/Button.tsx"
import { TextField } from "#ui/TextField.tsx"
import { useDraft, useDraftState } from "#web/forms/useDraft.ts"
import { useForm } from "#web/forms/useForm.ts"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { useApiMutation } from "#web/api/useApiMutation.ts"

/** A minimal screen that loads, accepts input, keeps a draft and submits. */
function Sending() {
  const form = useForm(CustomerDraft, { ...sampleCustomer, customerName: "", emailAddress: "" })
  const draft = useDraft("story", form, (values) => values)
  const { found, savedAt } = useDraftState(draft)
  const list = useApiQuery(listCustomers, {})
  const save = useApiMutation(postCustomer, {
    invalidates: [listCustomers],
    onDone: () => {
      draft.clear()
      form.reset()
    },
    onFailure: (failure) => {
      if (failure._tag !== "Refused" || Object.keys(failure.errors).length === 0) return false
      form.setServerErrors(failure.errors)
      return true
    }
  })
  const press = () => {
    const typed = form.check()
    if (typed !== undefined) save.send(typed)
  }
  return (
    <>
      <h1>Sending</h1>
      {found !== undefined && (
        <Button
          onPress={() => {
            form.replace(found.values)
            draft.dismiss()
          }}
        >
          Restore
        </Button>
      )}
      <TextField {...form.field("customerName", "Name")} />
      <TextField {...form.field("emailAddress", "Mail")} />
      <Button onPress={press} isPending={save.isPending}>
        Save
      </Button>
      <p>{savedAt === undefined ? "no draft" : "draft kept"}</p>
      <p>{list.data === undefined ? "…" : `${list.data.total} customers`}</p>
    </>
  )
}

/** The same screen, which can be closed and opened. */
export function OpenAndClose() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      {isOpen && <Sending />}
      <Button onPress={() => setOpen(!isOpen)}>Close or open</Button>
    </>
  )
}
