import { Section } from "#ui/Section.tsx"
import type { Form } from "#web/api/useForm.ts"
import { AddressFields } from "#web/forms/AddressFields.tsx"
import { TimeZoneField } from "#web/forms/TimeZoneField.tsx"
import { useWords } from "#web/words/useWords.ts"
import type { LocationTyped } from "./LocationTyped.ts"
import { zoneOfRegion } from "./zoneOfRegion.ts"

/** Where it stands, and what time it is there: a region that is chosen first brings the zone most of it has. */
export function AddressSection({ form }: { readonly form: Form<typeof LocationTyped> }) {
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
