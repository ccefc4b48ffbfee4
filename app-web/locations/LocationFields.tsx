import { LocationService, LocationStatus } from "#domain/locations/Location.ts"
import { CheckboxGroup } from "#ui/CheckboxGroup.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { PercentField } from "#ui/PercentField.tsx"
import { Section } from "#ui/Section.tsx"
import { SegmentedControl } from "#ui/SegmentedControl.tsx"
import { TextField } from "#ui/TextField.tsx"
import { AddressFields } from "#web/forms/AddressFields.tsx"
import { TimeZoneField } from "#web/forms/TimeZoneField.tsx"
import type { Form } from "#web/forms/useForm.ts"
import { useOptions } from "#web/forms/useOptions.ts"
import { useWords } from "#web/words/useWords.ts"
import type { LocationInput } from "./locationKind.ts"

interface NameSectionProps {
  readonly form: Form<typeof LocationInput>
  readonly isNew: boolean
}

/** The location's name, contact details, type, and whether it accepts new jobs. */
export function NameSection({ form, isNew }: NameSectionProps) {
  const { t } = useWords()
  const statuses = useOptions("locationStatus", LocationStatus)
  const services = useOptions("locationService", LocationService)
  return (
    <>
      <Section title={t("location.who")} id="who">
        <FormGrid columns={2}>
          <TextField
            {...form.field("locationName", t("location.name"))}
            isRequired
            autoFocus={isNew}
            autoComplete="off"
          />
          <TextField
            {...form.field("locationShortId", t("location.shortId"))}
            description={t("location.shortIdHint")}
            isRequired
            autoComplete="off"
          />
          <TextField
            {...form.field("phoneNumber", t("phoneNumber"))}
            isRequired
            type="tel"
            inputMode="tel"
            autoComplete="off"
          />
          <TextField
            {...form.field("emailAddress", t("emailAddress"))}
            type="email"
            inputMode="email"
            autoComplete="off"
          />
          <SegmentedControl
            {...form.field("status", t("location.status"))}
            description={t("location.statusHint")}
            options={statuses}
          />
        </FormGrid>
      </Section>
      <Section title={t("location.services")} description={t("location.servicesHint")} id="services">
        <CheckboxGroup
          {...form.field("services", t("location.services"))}
          isLabelHidden
          options={services}
          orientation="horizontal"
        />
      </Section>
    </>
  )
}

/**
 * The address and time zone. Choosing a region fills in its most common time zone, unless a different one was entered.
 */
export function AddressSection({ form }: { readonly form: Form<typeof LocationInput> }) {
  const { t } = useWords()
  const { timeZone } = form.values
  const fieldOf = (name: keyof typeof form.values.address, label: string, naming = {}) => {
    const field = form.field(`address.${name}`, label, naming)
    if (name !== "region") return field
    const bringZone = (region: string) => {
      field.onChange(region)
      const zone = zoneOfRegion[region]
      if (zone !== undefined && (timeZone === "" || timeZone === zoneOfRegion[field.value])) form.set("timeZone", zone)
    }
    return { ...field, onChange: bringZone }
  }
  return (
    <Section title={t("location.address")} id="address">
      <AddressFields field={fieldOf}>
        <TimeZoneField {...form.field("timeZone", t("timeZone"), { isChoice: true })} isRequired />
      </AddressFields>
    </Section>
  )
}

/**
 * The location's three tax rates. For a new location, the default rate is also used for parts until another one is
 * entered there.
 */
export function TaxSection({ form, isNew }: NameSectionProps) {
  const { t } = useWords()
  const digits = { digits: 3, isRequired: true, unclearMessage: t("number.unclear") } as const
  const usual = form.field("defaultTaxPercent", t("location.tax"))
  const bringRate = (rate: typeof usual.value) => {
    const isFollowing = isNew && form.values.defaultPartsTaxRate === usual.value
    usual.onChange(rate)
    if (isFollowing) form.set("defaultPartsTaxRate", rate)
  }
  return (
    <Section title={t("location.taxes")} description={t("location.taxesHint")} id="taxes">
      <FormGrid columns={3}>
        <PercentField {...usual} {...digits} onChange={bringRate} description={t("location.taxHint")} />
        <PercentField {...form.field("defaultPartsTaxRate", t("location.partsTax"))} {...digits} />
        <PercentField {...form.field("defaultLaborTaxRate", t("location.laborTax"))} {...digits} />
      </FormGrid>
    </Section>
  )
}

/**
 * The registration numbers printed on the location's documents. A license number is shown if the law requires one or if
 * it is already set.
 */
export function NumbersSection({ form }: { readonly form: Form<typeof LocationInput> }) {
  const { t } = useWords()
  const { address, licenceNumberCa, licenceNumberFl } = form.values
  const isIn = (region: string) => address.country === "US" && address.region === region
  return (
    <Section title={t("location.numbers")} description={t("location.numbersHint")} id="numbers">
      <FormGrid columns={2}>
        <TextField {...form.field("primaryTaxId", t("location.primaryTaxId"))} autoComplete="off" />
        <TextField {...form.field("secondaryTaxId", t("location.secondaryTaxId"))} autoComplete="off" />
        {(isIn("CA") || licenceNumberCa !== "") && (
          <TextField
            {...form.field("licenceNumberCa", t("location.licenceCa"))}
            description={t("location.licenceCaHint")}
            autoComplete="off"
          />
        )}
        {(isIn("FL") || licenceNumberFl !== "") && (
          <TextField
            {...form.field("licenceNumberFl", t("location.licenceFl"))}
            description={t("location.licenceFlHint")}
            autoComplete="off"
          />
        )}
      </FormGrid>
    </Section>
  )
}

const regionsByZone: Readonly<Record<string, string>> = {
  "America/New_York": "CT DC DE FL GA MA MD ME NC NH NJ NY OH PA RI SC VA VT WV",
  "America/Detroit": "MI",
  "America/Indiana/Indianapolis": "IN",
  "America/Kentucky/Louisville": "KY",
  "America/Chicago": "AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI",
  "America/Denver": "CO MT NM UT WY",
  "America/Boise": "ID",
  "America/Phoenix": "AZ",
  "America/Los_Angeles": "CA NV OR WA",
  "America/Anchorage": "AK",
  "Pacific/Honolulu": "HI",
  "America/Puerto_Rico": "PR",
  "America/St_Thomas": "VI",
  "Pacific/Guam": "GU",
  "Pacific/Saipan": "MP",
  "Pacific/Pago_Pago": "AS",
  "America/St_Johns": "NL",
  "America/Halifax": "NS PE",
  "America/Moncton": "NB",
  "America/Toronto": "ON QC",
  "America/Winnipeg": "MB",
  "America/Regina": "SK",
  "America/Edmonton": "AB NT",
  "America/Iqaluit": "NU",
  "America/Vancouver": "BC",
  "America/Whitehorse": "YT"
}

/** The time zone in which most people of a state or province live. A suggestion that can be changed. */
export const zoneOfRegion: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(regionsByZone).flatMap(([zone, regions]) => regions.split(" ").map((region) => [region, zone]))
)
