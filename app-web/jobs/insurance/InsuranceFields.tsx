import { useMemo } from "react"
import { CauseOfLoss } from "#domain/jobs/JobDraft.ts"
import { Checkbox } from "#ui/Checkbox.tsx"
import { DateField } from "#ui/DateField.tsx"
import { FormCell } from "#ui/FormCell.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { MoneyField } from "#ui/MoneyField.tsx"
import { TextField } from "#ui/TextField.tsx"
import type { FormFields } from "#web/forms/useForm.ts"
import { OpenSelect } from "#web/forms/LongSelect.tsx"
import type { JobForm } from "#web/jobs/form/JobForm.ts"
import { selectAll } from "#web/page/selectAll.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { InsurerField } from "./InsurerField.tsx"

/** The claim: who insures, what happened, what the customer bears. */
export function InsuranceFields({ form }: { readonly form: FormFields<typeof JobForm> }) {
  const { t, of } = useWords()
  const { currency } = useFormats()
  const causes = useMemo(
    () => CauseOfLoss.literals.map((value) => ({ value, label: `${value} ${of("causeOfLoss", value)}` })),
    [of]
  )
  const cause = form.values.insurance?.causeOfLoss ?? ""
  return (
    <FormGrid>
      <FormCell span={4}>
        <InsurerField form={form} />
      </FormCell>
      <FormCell span={4}>
        <TextField {...form.field("insurance.claimNumber", t("insurance.claimNumber"))} autoComplete="off" />
      </FormCell>
      <FormCell span={4}>
        <TextField {...form.field("insurance.policyNumber", t("insurance.policyNumber"))} autoComplete="off" />
      </FormCell>
      <FormCell span={4}>
        <OpenSelect
          {...form.field("insurance.causeOfLoss", t("insurance.causeOfLoss"))}
          noneLabel={t("none")}
          options={causes}
        />
      </FormCell>
      {cause === "105" && (
        <FormCell span={4}>
          <TextField
            {...form.field("insurance.otherPlate", t("insurance.otherPlate"))}
            description={t("insurance.otherPlateHint")}
            autoComplete="off"
          />
        </FormCell>
      )}
      <FormCell span={4}>
        <DateField {...form.field("insurance.dateOfLoss", t("insurance.dateOfLoss"))} unfinished="?" />
      </FormCell>
      <FormCell span={4}>
        <TextField {...form.field("insurance.agent", t("insurance.agent"))} autoComplete="off" />
      </FormCell>
      <FormCell span={4} startsRow>
        <DateField {...form.field("insurance.referralDate", t("insurance.referralDate"))} unfinished="?" />
      </FormCell>
      <FormCell span={2} isHalfOnPhone>
        <MoneyField
          {...form.field("insurance.deductible", t("insurance.deductible"))}
          onFocus={selectAll}
          currency={currency}
          unclearMessage={t("number.unclear")}
        />
      </FormCell>
      <FormCell span={2} isHalfOnPhone>
        <MoneyField
          {...form.field("insurance.rebate", t("insurance.rebate"))}
          onFocus={selectAll}
          currency={currency}
          unclearMessage={t("number.unclear")}
          description={t("insurance.rebateHint")}
        />
      </FormCell>
      <FormCell span={4}>
        <div className="BesideFields">
          <Checkbox {...form.tick("insurance.signatureOnFile", t("insurance.signatureOnFile"))}>
            {t("insurance.signatureOnFile")}
          </Checkbox>
        </div>
      </FormCell>
    </FormGrid>
  )
}
