import { Checkbox } from "#ui/Checkbox.tsx"
import { FormCell } from "#ui/FormCell.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { Section } from "#ui/Section.tsx"
import { TextArea } from "#ui/TextArea.tsx"
import type { Form } from "#web/api/useForm.ts"
import { useWords } from "#web/words/useWords.ts"
import type { ProductTyped } from "./ProductTyped.ts"

/** Whether it is counted, and whether it must be there before it is invoiced: what must be there is counted too. */
export function StockSection({ form }: { readonly form: Form<typeof ProductTyped> }) {
  const { t } = useWords()
  const track = form.tick("trackInventory", t("product.trackInventory"))
  const requires = form.tick("requireStockBeforeInvoice", t("product.requireStock"))
  return (
    <Section title={t("product.stock")} id="stock">
      <FormGrid columns={2}>
        <Checkbox
          {...track}
          description={t("product.trackHint")}
          onChange={(isOn) => {
            track.onChange(isOn)
            if (!isOn) requires.onChange(false)
          }}
        >
          {t("product.trackInventory")}
        </Checkbox>
        <Checkbox
          {...requires}
          description={t("product.requireStockHint")}
          onChange={(isOn) => {
            requires.onChange(isOn)
            if (isOn) track.onChange(true)
          }}
        >
          {t("product.requireStock")}
        </Checkbox>
        <FormCell span={12}>
          <TextArea {...form.field("notes", t("product.notes"))} />
        </FormCell>
      </FormGrid>
    </Section>
  )
}
