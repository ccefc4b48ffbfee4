import { useMemo } from "react"
import type { CustomerDraft } from "#domain/customers/Customer.ts"
import { isRegionOf, notApplicable } from "#domain/shared/Region.ts"
import { FormCell } from "#ui/FormCell.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { Select } from "#ui/Select.tsx"
import { TextField } from "#ui/TextField.tsx"
import type { Form } from "#web/api/useForm.ts"
import { type FamilyOption, useOptions } from "#web/forms/useOptions.ts"
import { useWords } from "#web/words/useWords.ts"

export interface AddressFieldsProps {
  readonly form: Form<typeof CustomerDraft>
  readonly which: "billingAddress" | "shippingAddress"
}

/** One address: all but the second line is required; the regions are those of the country. */
export function AddressFields({ form, which }: AddressFieldsProps) {
  const { t } = useWords()
  const inCountry = form.values[which]?.country ?? "US"
  const allRegions = useOptions("region")
  const regions = useMemo(() => byName(allRegions.filter(({ value }) => isRegionOf(inCountry, value))), [allRegions, inCountry])
  const countries = useOptions("country")
  const types = useOptions("addressType")
  const region = form.field(`${which}.region`, t("region"), { isChoice: true })
  const country = form.field(`${which}.country`, t("country"), { isChoice: true })
  const type = form.field(`${which}.addressType`, t("customer.addressType"), { isChoice: true })
  return (
    <FormGrid columns={2}>
      <TextField {...form.field(`${which}.address1`, t("address1"))} isRequired autoComplete="off" />
      <TextField {...form.field(`${which}.address2`, t("address2"))} autoComplete="off" />
      <TextField {...form.field(`${which}.city`, t("city"))} isRequired autoComplete="off" />
      <Select
        {...region}
        isRequired
        value={region.value === "" ? null : region.value}
        options={regions}
        onChange={(value) => region.onChange(value ?? "")}
      />
      <FormCell span={3}><TextField {...form.field(`${which}.postalCode`, t("postalCode"))} isRequired autoComplete="off" /></FormCell>
      <FormCell span={3}>
        <Select
          {...country}
          isRequired
          options={countries}
          onChange={(value) => {
            if (value === null) return
            country.onChange(value)
            if (region.value !== notApplicable) region.onChange("")
          }}
        />
      </FormCell>
      <FormCell span={6}>
        <Select
          {...type}
          isRequired
          options={types}
          onChange={(value) => { if (value !== null) type.onChange(value) }}
        />
      </FormCell>
    </FormGrid>
  )
}

/** In the order of their names in the reader's language, 'not applicable' last. */
const byName = (regions: ReadonlyArray<FamilyOption<"region">>) =>
  regions.toSorted((one, other) => Number(one.value === notApplicable) - Number(other.value === notApplicable) || one.label.localeCompare(other.label, document.documentElement.lang || "en"))
