import { TaxOn } from "#domain/shared/TaxLine.ts"
import "./LocationTaxLines.css"
import { Button } from "#ui/Button.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { PercentField } from "#ui/PercentField.tsx"
import { Section } from "#ui/Section.tsx"
import { Select } from "#ui/Select.tsx"
import { TextField } from "#ui/TextField.tsx"
import { focusField } from "#web/forms/formErrors.ts"
import { LazyDatePicker } from "#web/forms/LazyDatePicker.tsx"
import type { Form } from "#web/forms/useForm.ts"
import { useOptions } from "#web/forms/useOptions.ts"
import { useWords } from "#web/words/useWords.ts"
import type { LocationInput } from "./locationKind.ts"

const mostTaxes = 10

/** The named taxes of a location, each with its start date. */
export function TaxLinesSection({ form }: { readonly form: Form<typeof LocationInput> }) {
  const { t } = useWords()
  const { taxLines, defaultTaxPercent } = form.values
  const add = () => {
    form.set("taxLines", [...taxLines, { name: "", rate: defaultTaxPercent, on: "both", from: "" }])
    focusField(`taxLines.${taxLines.length}.name`)
  }
  const remove = (place: number) => {
    form.set(
      "taxLines",
      taxLines.filter((_, at) => at !== place)
    )
    focusField(taxLines.length > 1 ? `taxLines.${Math.max(0, place - 1)}.name` : "defaultLaborTaxRate")
  }
  return (
    <Section title={t("location.taxLines")} description={t("location.taxLinesHint")} id="tax-lines">
      <div className="TaxLines">
        {taxLines.map((_, place) => (
          <TaxLineFields key={place} form={form} place={place} onRemove={() => remove(place)} />
        ))}
        <div>
          <Button size="small" icon="plus" isDisabled={taxLines.length >= mostTaxes} onPress={add}>
            {t("location.addTax")}
          </Button>
        </div>
      </div>
    </Section>
  )
}

interface TaxLineFieldsProps {
  readonly form: Form<typeof LocationInput>
  /** Zero-based index. */
  readonly place: number
  readonly onRemove: () => void
}

/** One tax: name, rate, what it applies to, and start date. */
function TaxLineFields({ form, place, onRemove }: TaxLineFieldsProps) {
  const { t } = useWords()
  const number = place + 1
  const on = form.field(`taxLines.${place}.on`, t("taxLine.on"), { isChoice: true })
  return (
    <div className="TaxLine" role="group" aria-label={t("location.taxLine", { number })}>
      <TextField {...form.field(`taxLines.${place}.name`, t("taxLine.name"))} isRequired autoComplete="off" />
      <PercentField
        {...form.field(`taxLines.${place}.rate`, t("taxLine.rate"))}
        digits={3}
        isRequired
        unclearMessage={t("number.unclear")}
      />
      <Select
        {...on}
        options={useOptions("taxOn", TaxOn)}
        onChange={(value) => {
          if (value !== null) on.onChange(value)
        }}
      />
      <LazyDatePicker {...form.field(`taxLines.${place}.from`, t("taxLine.from"))} isRequired unfinished="?" />
      <IconButton icon="trash" label={t("location.removeTax", { number })} onPress={onRemove} />
    </div>
  )
}
