import { type ReactNode, useMemo } from "react"
import { type Address, Country, Region, isRegionOf, notApplicable } from "#domain/shared/Address.ts"
import { FormCell } from "#ui/FormCell.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { Select } from "#ui/Select.tsx"
import { TextField } from "#ui/TextField.tsx"
import type { FieldNaming } from "./useForm.ts"
import { useWords } from "#web/words/useWords.ts"
import { type FamilyOption, useOptions } from "./useOptions.ts"

interface AddressField {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur: () => void
  readonly errorMessage: string | undefined
}

export interface AddressFieldsProps {
  /** Returns the props of each field: ``(name, label, naming) => form.field(`address.${name}`, label, naming)``. */
  readonly field: (name: keyof Address, label: string, naming?: FieldNaming) => AddressField
  /** Fields in the same grid, next to the country. Six of twelve columns are free. */
  readonly children?: ReactNode
}

/**
 * The fields of one address. All but the second line are required, and the regions are those of the selected country.
 */
export function AddressFields({ field, children }: AddressFieldsProps) {
  const { t } = useWords()
  const countries = useOptions("country", Country)
  const allRegions = useOptions("region", Region)
  const country = field("country", t("country"), { isChoice: true })
  const region = field("region", t("region"), { isChoice: true })
  const inCountry = country.value === "CA" ? "CA" : "US"
  const regions = useMemo(
    () => byName(allRegions.filter(({ value }) => isRegionOf(inCountry, value))),
    [allRegions, inCountry]
  )
  return (
    <FormGrid columns={2}>
      <TextField {...field("address1", t("address1"))} isRequired autoComplete="off" />
      <TextField {...field("address2", t("address2"))} autoComplete="off" />
      <TextField {...field("city", t("city"))} isRequired autoComplete="off" />
      <Select
        {...region}
        isRequired
        value={region.value === "" ? null : region.value}
        options={regions}
        onChange={(value) => region.onChange(value ?? "")}
      />
      <FormCell span={3}>
        <TextField {...field("postalCode", t("postalCode"))} isRequired autoComplete="off" />
      </FormCell>
      <FormCell span={3}>
        <Select
          {...country}
          isRequired
          value={inCountry}
          options={countries}
          onChange={(value) => {
            if (value === null) return
            country.onChange(value)
            if (region.value !== notApplicable) region.onChange("")
          }}
        />
      </FormCell>
      {children !== undefined && <FormCell span={6}>{children}</FormCell>}
    </FormGrid>
  )
}

/** Sorts regions by their name in the user's language, with 'not applicable' last. */
const byName = (regions: ReadonlyArray<FamilyOption<"region">>) =>
  regions.toSorted(
    (one, other) =>
      Number(one.value === notApplicable) - Number(other.value === notApplicable) ||
      one.label.localeCompare(other.label, document.documentElement.lang || "en")
  )
