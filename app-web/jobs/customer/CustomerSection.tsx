import "./CustomerCard.css"
import "./CustomerSection.css"
import { useState } from "react"
import type { UserId } from "#domain/access/CurrentUser.ts"
import type { Customer } from "#domain/customers/Customer.ts"
import type { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import { formatPhone } from "#domain/shared/phoneDigits.ts"
import { Badge } from "#ui/Badge.tsx"
import { Button } from "#ui/Button.tsx"
import { DefinitionList } from "#ui/DefinitionList.tsx"
import { FormCell } from "#ui/FormCell.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { Link } from "#ui/Link.tsx"
import { Select } from "#ui/Select.tsx"
import { Skeleton } from "#ui/Skeleton.tsx"
import { useUser } from "#web/access/useUser.ts"
import { useFormFields } from "#web/forms/useForm.ts"
import { JobSection } from "#web/jobs/form/JobSection.tsx"
import { colleagueName, type JobLookups } from "#web/jobs/form/useLookups.ts"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { focusNext } from "#web/page/focusNext.ts"
import { TruncatedText } from "#web/page/TruncatedText.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { CustomerSearch } from "./CustomerSearch.tsx"

/** The customer of the job, and the shop location that does the work. */
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

/**
 * The job's salesperson, by default the user who created it. A salesperson who has left stays selected and is marked as
 * such.
 */
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

interface CustomerCardProps {
  readonly name: string
  /** Undefined while loading, and for users who may not see customers. */
  readonly customer: Customer | undefined
  /** Reserves space while the customer is loading. */
  readonly isComing: boolean
  readonly profiles: ReadonlyArray<PricingProfile>
  /** The customer was just selected, so the card takes the focus. */
  readonly takesFocus?: boolean
  readonly onChange?: (() => void) | undefined
}

/** The selected customer: contact details and what affects the price. */
export function CustomerCard({ name, customer, isComing, profiles, takesFocus = false, onChange }: CustomerCardProps) {
  const { t, of } = useWords()
  const { day } = useFormats()
  const profile = profiles.find(({ id }) => id === customer?.pricingProfileId)
  return (
    <div className="CustomerCard">
      <div className="CustomerCardHead">
        <strong className="CustomerCardName">
          {customer === undefined ? (
            name
          ) : (
            <Link isQuiet href={`/customers/${customer.id}/edit`}>
              {name}
            </Link>
          )}
        </strong>
        {customer !== undefined && customer.taxExemptNo !== "" && <Badge tone="info">{t("job.taxExempt")}</Badge>}
        {onChange !== undefined && (
          <Button size="small" autoFocus={takesFocus} onPress={onChange}>
            {t("job.changeCustomer")}
          </Button>
        )}
      </div>
      {isComing && (
        <DefinitionList
          layout="columns"
          items={[t("phoneNumber"), t("emailAddress"), t("job.paymentTerms"), t("job.profile")].map((label) => ({
            label,
            value: <Skeleton widths={["70%"]} height={20} />
          }))}
        />
      )}
      {customer !== undefined && (
        <DefinitionList
          layout="columns"
          items={[
            {
              label: t("phoneNumber"),
              value: customer.phoneNumbers.map(({ phoneNumber }) => (
                <a key={phoneNumber} className="Phone tabular" href={`tel:${phoneNumber}`}>
                  {formatPhone(phoneNumber)}
                </a>
              ))
            },
            ...(customer.emailAddress === ""
              ? []
              : [{ label: t("emailAddress"), value: <TruncatedText text={customer.emailAddress} />, isWide: true }]),
            { label: t("job.paymentTerms"), value: of("paymentTerms", customer.paymentTerms) },
            { label: t("job.profile"), value: profile?.profileName ?? t("none") },
            ...(customer.taxExemptNo === ""
              ? []
              : [
                  {
                    label: t("job.taxExemptNo"),
                    value: [customer.taxExemptNo, day(customer.taxExemptExpirationDate)]
                      .filter((word) => word !== "")
                      .join(" · ")
                  }
                ])
          ]}
        />
      )}
    </div>
  )
}
