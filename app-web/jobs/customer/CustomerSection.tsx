import { memo, useState } from "react"
import type { Customer } from "#domain/customers/Customer.ts"
import { FormCell } from "#ui/FormCell.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { Select } from "#ui/Select.tsx"
import type { JobLookups } from "#web/jobs/form/useLookups.ts"
import { JobSection } from "#web/jobs/form/JobSection.tsx"
import { sameParts } from "#web/jobs/form/sameParts.ts"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { useWords } from "#web/words/useWords.ts"
import { CustomerCard } from "./CustomerCard.tsx"
import { CustomerSearch } from "./CustomerSearch.tsx"

/** Who the job is for, and which of the shop's locations does it. */
export const CustomerSection = memo(
  function CustomerSection({ open, lookups }: { readonly open: OpenJob; readonly lookups: JobLookups }) {
    const { form, job } = open
    const { t } = useWords()
    const [isChanging, setChanging] = useState(false)
    const [wasChosen, setWasChosen] = useState(false)
    const { customer, locations } = lookups
    const isChosen = form.values.customerId !== ""

    const choose = ({ id, pricingProfileId }: Customer) => {
      setChanging(false)
      setWasChosen(true)
      form.set("customerId", id)
      if (pricingProfileId !== null) form.set("pricingProfileId", pricingProfileId)
    }
    return (
      <JobSection
        id="customer"
        title={t("job.customer")}
        summary={customer?.customerName ?? job?.customerName}
        startsOpen={!isChosen}
        hasErrors={form.errors["customerId"] !== undefined || form.errors["locationId"] !== undefined}
      >
        <FormGrid>
          <FormCell span={9}>
            {isChosen && !isChanging ? (
              <CustomerCard
                name={customer?.customerName ?? job?.customerName ?? ""}
                customer={customer}
                isComing={lookups.isCustomerComing}
                profiles={lookups.profiles}
                takesFocus={wasChosen}
                onChange={() => setChanging(true)}
              />
            ) : (
              <CustomerSearch
                profiles={lookups.profiles}
                takesFocus={isChosen || job === undefined}
                errorMessage={form.errorOf("customerId", { label: t("job.customer"), isChoice: true })}
                onChoose={choose}
                onCancel={isChosen ? () => setChanging(false) : undefined}
              />
            )}
          </FormCell>
          <FormCell span={3}>
            <Select
              {...form.field("locationId", t("job.location"), { isChoice: true })}
              isRequired
              options={locations.map(({ id, locationName, status }) => ({
                value: id as string,
                label: locationName,
                isDisabled: status === "inactive"
              }))}
              onChange={(id) => form.set("locationId", id ?? "")}
            />
          </FormCell>
        </FormGrid>
      </JobSection>
    )
  },
  (before, after) =>
    sameParts(before.open, after.open, ["customerId", "locationId"]) &&
    before.lookups.customer === after.lookups.customer &&
    before.lookups.isCustomerComing === after.lookups.isCustomerComing &&
    before.lookups.profiles === after.lookups.profiles &&
    before.lookups.locations === after.lookups.locations
)
