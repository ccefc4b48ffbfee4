import "./InsuranceFields.css"
import { Schema } from "effect"
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react"
import { numberFormats } from "#domain/edi/numberFormats.ts"
import { type Insurer, InsurerDraft, insurerWithName, namesOf } from "#domain/insurers/Insurer.ts"
import { listInsurers, postInsurer } from "#domain/insurers/insurersApi.ts"
import { CauseOfLoss } from "#domain/jobs/JobDraft.ts"
import { Checkbox } from "#ui/Checkbox.tsx"
import { ComboBox } from "#ui/ComboBox.tsx"
import { DateField } from "#ui/DateField.tsx"
import { FormCell } from "#ui/FormCell.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { MoneyField } from "#ui/MoneyField.tsx"
import { Switch } from "#ui/Switch.tsx"
import { TextField } from "#ui/TextField.tsx"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { useLoadedFullList } from "#web/api/useFullList.ts"
import { OptionalSelect } from "#web/forms/LongSelect.tsx"
import { type FormFields, hasErrorsIn, useFormFields } from "#web/forms/useForm.ts"
import type { JobForm } from "#web/jobs/form/JobForm.ts"
import { JobSection } from "#web/jobs/form/JobSection.tsx"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { usePermissions } from "#web/jobs/usePermissions.ts"
import { selectAll } from "#web/page/selectAll.ts"
import { useToast } from "#web/page/useToast.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

/** Whether an insurer pays, and under which claim. Turning insurance off and on again keeps entered values. */
export function InsuranceSection({ open }: { readonly open: OpenJob }) {
  const form = useFormFields(open.form, ["insurance"])
  const { t } = useWords()
  const { insurance } = form.values
  return (
    <JobSection
      id="insurance"
      title={t("job.insurance")}
      summary={insurance === null ? t("insurance.customerPays") : insurance.company || t("insurance.insurerPays")}
      hasErrors={hasErrorsIn(form.errors, "insurance")}
    >
      <div className="InsuranceParts">
        <Switch isSelected={insurance !== null} onChange={open.setInsured}>
          {t("insurance.insurerPays")}
        </Switch>
        {insurance === null && open.keepsClaim && (
          <p className="Quiet" role="status">
            {t("insurance.kept")}
          </p>
        )}
        {insurance !== null && <InsuranceFields form={form} />}
      </div>
    </JobSection>
  )
}

/** The claim: insurer, loss and the customer's share. */
function InsuranceFields({ form }: { readonly form: FormFields<typeof JobForm> }) {
  const { t, of } = useWords()
  const { currency } = useFormats()
  const causes = useMemo(
    () => CauseOfLoss.literals.map((value) => ({ value, label: `${value} ${of("causeOfLoss", value)}` })),
    [of]
  )
  const network = insurerWithName(useLoadedFullList(listInsurers) ?? [], form.values.insurance?.company ?? "")?.network
  /** The number format of the insurer's network, if known. */
  const formOf = (name: "dispatchNumber" | "referralNumber") => {
    const mask = network && numberFormats[network]?.[name]
    return mask === undefined
      ? {}
      : { description: t("insurance.numberOf", { network: of("partnerNetwork", network!), count: mask.length }) }
  }
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
        <TextField
          {...form.field("insurance.policyholder", t("insurance.policyholder"))}
          placeholder={t("insurance.policyholderHint")}
          autoComplete="off"
        />
      </FormCell>
      <FormCell span={4}>
        <OptionalSelect
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
        <TextField
          {...form.field("insurance.dispatchNumber", t("insurance.dispatchNumber"))}
          {...formOf("dispatchNumber")}
          autoComplete="off"
        />
      </FormCell>
      <FormCell span={4}>
        <TextField
          {...form.field("insurance.referralNumber", t("insurance.referralNumber"))}
          {...formOf("referralNumber")}
          autoComplete="off"
        />
      </FormCell>
      <FormCell span={4}>
        <TextField {...form.field("insurance.authorization", t("insurance.authorization"))} autoComplete="off" />
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

/**
 * The claim's insurer, matched against the shop's insurers by name or alias. An unknown name may be kept as entered or
 * added as a new insurer.
 */
function InsurerField({ form }: { readonly form: FormFields<typeof JobForm> }) {
  const { t, of } = useWords()
  const { seesCustomers } = usePermissions()
  const showToast = useToast()
  const data = useLoadedFullList(listInsurers)
  const { send, isPending } = useApiMutation(postInsurer, {
    invalidates: [listInsurers],
    onDone: () => showToast({ kind: "success", text: t("insurer.created") }),
    onFailure: () => {
      // Changes the item's key: the list identifies selections by key and would not report the same one twice.
      setAttempt((one) => one + 1)
      return false
    }
  })
  const [attempt, setAttempt] = useState(0)
  const typing = useRef<"no" | "typed" | "left">("no")
  const { value, onChange, onBlur, ...field } = form.field("insurance.company", t("insurance.company"))
  const text = value.trim()
  const insurers = data ?? []
  const known = insurerWithName(insurers, text)
  const found = insurers.filter((one) => one.isActive && hasText(one, text)).slice(0, 8)
  const offersNew =
    data !== undefined && known === undefined && Schema.is(InsurerDraft.fields.insurerName)(text) && seesCustomers
  const items: ReadonlyArray<Offered> = offersNew ? [...found, { id: `${text} ${attempt}`, newName: text }] : found
  const networkOf = ({ network }: Insurer) => (network === "none" ? [] : [of("partnerNetwork", network)])
  const choose = (item: Offered | null) => {
    if (item === null) return
    typing.current = "no"
    if (!("newName" in item)) onChange(item.insurerName)
    else void send({ insurerName: item.newName, aliases: "", network: "none", isActive: true })
  }
  // Replaces a typed alias with the insurer's own name once the field has lost focus and the insurers are loaded,
  // whichever is later. Values of older claims stay unchanged.
  const takeOwnName = () => {
    if (typing.current !== "left" || data === undefined) return
    typing.current = "no"
    if (known !== undefined && known.insurerName !== value) onChange(known.insurerName)
  }
  const withInsurers = useEffectEvent(takeOwnName)
  useEffect(() => withInsurers(), [data])
  // The insurer's name if the claim has an alias, and the network that administers its claims.
  const facts =
    known === undefined ? [] : [...(known.insurerName === text ? [] : [known.insurerName]), ...networkOf(known)]
  return (
    <ComboBox<Offered>
      {...field}
      items={items}
      itemKey={({ id }) => id}
      itemText={(item) => ("newName" in item ? item.newName : item.insurerName)}
      renderItem={(item) =>
        "newName" in item
          ? t("insurer.add", { name: item.newName })
          : [item.insurerName, ...networkOf(item)].join(" · ")
      }
      allowsCustomValue
      inputValue={value}
      onInputChange={(next) => {
        typing.current = "typed"
        onChange(next)
      }}
      onChange={(_, item) => choose(item)}
      onBlur={() => {
        typing.current = typing.current === "typed" ? "left" : typing.current
        takeOwnName()
        onBlur()
      }}
      isLoading={isPending || data === undefined}
      loadingLabel={t("insurers.loading")}
      emptyLabel={t(text === "" ? "insurers.none" : "insurer.notListed")}
      {...(facts.length === 0 ? {} : { description: facts.join(" · ") })}
    />
  )
}

/** One of the shop's insurers, or an option to add the typed name. */
type Offered = Insurer | { readonly id: string; readonly newName: string }

const hasText = (insurer: Insurer, text: string) =>
  text === "" || namesOf(insurer).some((name) => name.toLowerCase().includes(text.toLowerCase()))
