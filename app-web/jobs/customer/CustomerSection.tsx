import "./CustomerSection.css"
import { useState } from "react"
import type { Customer } from "#domain/customers/Customer.ts"
import { FormCell } from "#ui/FormCell.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { Select } from "#ui/Select.tsx"
import { useFormFields } from "#web/forms/useForm.ts"
import { type JobLookups, colleagueName } from "#web/jobs/form/useLookups.ts"
import { JobSection } from "#web/jobs/form/JobSection.tsx"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { focusNext } from "#web/page/focusNext.ts"
import { useWords } from "#web/words/useWords.ts"
import { CustomerCard } from "./CustomerCard.tsx"
import type { UserId } from "#domain/access/CurrentUser.ts"
import { useUser } from "#web/access/useUser.ts"
import type { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import { Button } from "#ui/Button.tsx"
import { FindCustomer } from "#web/customers/FindCustomer.tsx"
import { NewCustomer } from "./NewCustomer.tsx"

/** Who the job is for, and which of the shop's locations does it. */
export function CustomerSection({ open, lookups }: { readonly open: OpenJob; readonly lookups: JobLookups }) {
  const { job } = open
  const form = useFormFields(open.form, ["customerId", "locationId"])
  const { t } = useWords()
  const [isChanging, setChanging] = useState(false)
  const [wasChosen, setWasChosen] = useState(false)
  const { customer, location, locations } = lookups
  const isChosen = form.values.customerId !== ""

  const choose = ({ id, pricingProfileId }: Customer) => {
    setChanging(false)
    setWasChosen(true)
    form.set("customerId", id)
    const profileId = pricingProfileId ?? lookups.profiles.find(({ isDefault }) => isDefault)?.id
    if (profileId !== undefined) form.set("pricingProfileId", profileId)
    const { vin, plate, make } = open.form.getState().values.vehicle
    if (vin + plate + make === "") focusNext(() => document.querySelector(`[data-field="vehicle.vin"] input`))
  }
  return (
    <JobSection
      id="customer"
      title={t("job.customer")}
      summary={customer?.customerName ?? job?.customerName}
      startsOpen={!isChosen}
      hasErrors={["customerId", "locationId", "salespersonId"].some((path) => form.errors[path] !== undefined)}
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
          <div className="CustomerSide">
            <Select
              {...form.field("locationId", t("job.location"), { isChoice: true })}
              isRequired
              options={locations
                .filter(({ id, status }) => status === "active" || id === location?.id)
                .map(({ id, locationName: name, status }) => ({
                  value: id as string,
                  label: status === "active" ? name : t("job.inactiveLocation", { name })
                }))}
              description={location?.status === "inactive" ? t("job.inactiveLocationHint") : undefined}
              onChange={(id) => form.set("locationId", id ?? "")}
            />
            <SalespersonField open={open} lookups={lookups} />
          </div>
        </FormCell>
      </FormGrid>
    </JobSection>
  )
}

interface SalespersonFieldProps {
  readonly open: OpenJob
  readonly lookups: JobLookups
}

/** Who sold the job: whoever made it, unless somebody else is chosen. Who left stays there, marked. */
function SalespersonField({ open, lookups: { salespeople } }: SalespersonFieldProps) {
  const form = useFormFields(open.form, ["salespersonId"])
  const { t } = useWords()
  const user = useUser()
  const chosen = form.values.salespersonId ?? null
  const active = salespeople.filter((one) => one.active)
  const options = active.map(({ id }) => ({ value: id as string, label: colleagueName(active, id)! }))
  const nameOfChosen = (id: string) => {
    const name = colleagueName(salespeople, id)
    if (name !== undefined) return t("job.inactiveSalesperson", { name })
    return id === user.id ? `${user.firstName} ${user.lastName}`.trim() : t("job.formerSalesperson")
  }
  return (
    <Select
      {...form.field("salespersonId", t("job.salesperson"))}
      noneLabel={t("none")}
      placeholder={t("none")}
      options={
        chosen === null || options.some(({ value }) => value === chosen)
          ? options
          : [...options, { value: chosen, label: nameOfChosen(chosen) }]
      }
      value={chosen}
      onChange={(id) => form.set("salespersonId", id as UserId | null)}
    />
  )
}

interface CustomerSearchProps {
  readonly profiles: ReadonlyArray<PricingProfile>
  readonly takesFocus: boolean
  readonly errorMessage: string | undefined
  readonly onChoose: (customer: Customer) => void
  readonly onCancel: (() => void) | undefined
}

/** Finds the customer of a job, or takes down a new one. */
function CustomerSearch({ profiles, takesFocus, errorMessage, onChoose, onCancel }: CustomerSearchProps) {
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
