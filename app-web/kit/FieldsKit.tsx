import { ColorField } from "#ui/ColorField.tsx"
import { MoneyField } from "#ui/MoneyField.tsx"
import { PercentField } from "#ui/PercentField.tsx"
import { QuantityField } from "#ui/QuantityField.tsx"
import { SearchField } from "#ui/SearchField.tsx"
import { TextArea } from "#ui/TextArea.tsx"
import { TextField } from "#ui/TextField.tsx"
import { useState } from "react"
import { useWords } from "#web/words/useWords.ts"
import { KitPage } from "./KitPage.tsx"

/** /ui/fields: input fields. */
export function Kit() {
  const { t } = useWords()
  const [color, setColor] = useState("#0b6b73")
  const unclear = t("number.unclear")
  return (
    <KitPage
      examples={{
        TextField: [
          <TextField key="plain" label={t("city")} defaultValue="Tucson" />,
          <TextField
            key="required"
            label={t("postalCode")}
            isRequired
            description={t("tooLong", { field: t("postalCode"), length: 15 })}
          />,
          <TextField key="wrong" label={t("emailAddress")} defaultValue="ada@" errorMessage={t("email.invalid")} />,
          <TextField key="off" label={t("country")} defaultValue={t("country.US")} isDisabled />
        ],
        TextArea: <TextArea label={t("address1")} rows={3} />,
        SearchField: (
          <SearchField label={t("search")} clearLabel={t("clearSearch")} placeholder={t("palette.placeholder")} />
        ),
        MoneyField: (
          <MoneyField label={t("jobs.balance")} currency="USD" defaultValue={123450} unclearMessage={unclear} />
        ),
        PercentField: <PercentField label={t("pricingMethod.discount")} defaultValue={3000} unclearMessage={unclear} />,
        QuantityField: (
          <QuantityField label={t("laborType.hourly")} unit="h" defaultValue={330} unclearMessage={unclear} />
        ),
        ColorField: <ColorField label={t("theme")} pickLabel={t("theme")} value={color} onChange={setColor} />
      }}
    />
  )
}
