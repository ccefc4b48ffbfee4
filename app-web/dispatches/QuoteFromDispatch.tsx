import { useState } from "react"
import { useNavigate } from "react-router-dom"
import type { ListedDispatch } from "#domain/dispatches/Dispatch.ts"
import { getDispatchMatches, postDispatchJob } from "#domain/dispatches/dispatchesApi.ts"
import { listJobLocations } from "#domain/locations/locationsApi.ts"
import { RadioGroup } from "#ui/RadioGroup.tsx"
import { Select } from "#ui/Select.tsx"
import { LoadFailed } from "#web/api/LoadFailed.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { useUser } from "#web/access/useUser.ts"
import { FormDialog } from "#web/forms/FormDialog.tsx"
import { initialLocation } from "#web/jobs/initialLocation.ts"
import { useToast } from "#web/page/useToast.ts"
import { useWords } from "#web/words/useWords.ts"
import { changedByDispatches } from "./changedByDispatches.ts"

const somebodyNew = "new"

/** Creates a quote from a dispatch, for a chosen location and customer. */
export function QuoteFromDispatch({
  dispatch: { id, insuredName, isAnswered, network, number, version },
  onClose
}: {
  readonly dispatch: ListedDispatch
  readonly onClose: () => void
}) {
  const { t, of } = useWords()
  const navigate = useNavigate()
  const showToast = useToast()
  const { profile } = useUser()
  const matches = useApiQuery(getDispatchMatches, { id })
  const locations = (useApiQuery(listJobLocations, {}).data ?? []).filter(({ status }) => status === "active")
  const customers = matches.data?.customers ?? []
  const [place, setPlace] = useState<string | null>(null)
  const [whose, setWhose] = useState<string>()
  // A phone number or e-mail address identifies a customer; a name alone does not.
  const surest = customers.find(({ by }) => by !== "name")?.id ?? somebodyNew
  const locationId = place ?? initialLocation(locations, profile)?.id
  const customerId = whose ?? surest
  const { send, isPending } = useApiMutation(postDispatchJob, {
    invalidates: changedByDispatches,
    onDone: ({ jobId }) => {
      showToast({ kind: "success", text: t("dispatch.quoteMade", { number }) })
      void navigate(`/jobs/${jobId}/edit`)
    }
  })
  return (
    <FormDialog
      title={t("dispatch.quoteTitle", { number })}
      submitLabel={t("dispatch.makeQuote")}
      isPending={isPending}
      isDisabled={matches.data === undefined || locationId === undefined}
      onSubmit={() =>
        locationId !== undefined &&
        send({
          id,
          version,
          locationId: locationId as never,
          customerId: customerId === somebodyNew ? null : (customerId as never)
        })
      }
      onClose={onClose}
    >
      {matches.error !== null && <LoadFailed failure={matches.error} onRetry={() => void matches.refetch()} />}
      <RadioGroup
        label={t("dispatch.customer")}
        value={customerId}
        onChange={setWhose}
        options={[
          ...customers.map((one) => ({
            value: one.id as string,
            label: t("dispatch.matched", { name: one.customerName, by: of("dispatchMatch", one.by) })
          })),
          { value: somebodyNew, label: t("dispatch.newCustomer", { name: insuredName }) }
        ]}
      />
      <Select
        label={t("dispatch.location")}
        options={locations.map(({ id: value, locationName }) => ({ value: value as string, label: locationName }))}
        value={locationId ?? null}
        onChange={setPlace}
        isRequired
      />
      {isAnswered && <p className="Quiet">{t("dispatch.acceptTold", { network: of("partnerNetwork", network) })}</p>}
    </FormDialog>
  )
}
