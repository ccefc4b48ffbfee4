import { Checkbox } from "#ui/Checkbox.tsx"
import { CheckboxGroup } from "#ui/CheckboxGroup.tsx"
import { MultiSelect } from "#ui/MultiSelect.tsx"
import { RadioGroup } from "#ui/RadioGroup.tsx"
import { Select } from "#ui/Select.tsx"
import { Slider } from "#ui/Slider.tsx"
import { Switch } from "#ui/Switch.tsx"
import { families } from "#web/words/families.ts"
import { useWords } from "#web/words/useWords.ts"
import { KitPage } from "./KitPage.tsx"

/** /ui/choices: single choice, multiple choice, and on or off. */
export function Kit() {
  const { t, of } = useWords()
  const types = families.customerType.map((value) => ({ value, label: of("customerType", value) }))
  const terms = families.paymentTerms.map((value) => ({ value, label: of("paymentTerms", value) }))
  const frames = families.timeFrame.map((value) => ({ value, label: of("timeFrame", value) }))
  return (
    <KitPage
      examples={{
        Select: <Select label={t("customer.terms")} options={terms} defaultValue="Net 30" noneLabel={t("none")} />,
        MultiSelect: (
          <MultiSelect
            label={t("customer.type")}
            options={types}
            defaultValue={["retail", "fleet"]}
            countLabel={(count) => String(count)}
          />
        ),
        RadioGroup: <RadioGroup label={t("route.scheduler")} options={frames} defaultValue="morning" />,
        CheckboxGroup: (
          <CheckboxGroup label={t("customer.type")} options={types.slice(0, 3)} defaultValue={["insurance"]} />
        ),
        Checkbox: [
          <Checkbox key="on" defaultSelected>
            {t("yes")}
          </Checkbox>,
          <Checkbox key="wrong" errorMessage={t("checkFields")}>
            {t("no")}
          </Checkbox>
        ],
        Switch: (
          <Switch defaultSelected description={t("shortcuts.singleAbout")}>
            {t("shortcuts.single")}
          </Switch>
        ),
        Slider: <Slider label={t("page.size")} defaultValue={25} minValue={5} maxValue={100} step={5} />
      }}
    />
  )
}
