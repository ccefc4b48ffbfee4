import { FormGrid } from "#ui/FormGrid.tsx"
import { PercentField } from "#ui/PercentField.tsx"
import { Section } from "#ui/Section.tsx"
import { TextField } from "#ui/TextField.tsx"
import type { Form } from "#web/api/useForm.ts"
import { useWords } from "#web/words/useWords.ts"
import type { LocationTyped } from "./LocationTyped.ts"

/**
 * What it taxes, and the numbers that its papers carry. A licence number is asked for where the law asks for it, and
 * stays in sight once it is there.
 */
export function TaxSection({ form }: { readonly form: Form<typeof LocationTyped> }) {
  const { t } = useWords()
  const { address, licenceNumberCa, licenceNumberFl } = form.values
  const isIn = (region: string) => address.country === "US" && address.region === region
  const rate = (name: "defaultTaxPercent" | "defaultPartsTaxRate" | "defaultLaborTaxRate", label: string) => (
    <PercentField {...form.field(name, label)} digits={3} isRequired unclearMessage={t("number.unclear")} />
  )
  return (
    <>
      <Section title={t("location.taxes")} description={t("location.taxesHint")} id="taxes">
        <FormGrid columns={3}>
          {rate("defaultTaxPercent", t("location.tax"))}
          {rate("defaultPartsTaxRate", t("location.partsTax"))}
          {rate("defaultLaborTaxRate", t("location.laborTax"))}
        </FormGrid>
      </Section>
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
    </>
  )
}
