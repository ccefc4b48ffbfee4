import { useState } from "react"
import { maxPartPrices, type PartPrice } from "#domain/pricing-profiles/PartPrice.ts"
import { Callout } from "#ui/Callout.tsx"
import { FileDrop } from "#ui/FileDrop.tsx"
import { Link } from "#ui/Link.tsx"
import { RadioGroup } from "#ui/RadioGroup.tsx"
import { FormDialog } from "#web/forms/FormDialog.tsx"
import type { Form } from "#web/forms/useForm.ts"
import { errorText, useWords } from "#web/words/useWords.ts"
import { type FileFault, partPricesFile, readPartPrices, withPrices } from "./partPricesFile.ts"
import type { ProfileForm } from "./profileKind.ts"

interface PartPricesFromFileProps {
  readonly form: Form<typeof ProfileForm>
  readonly onClose: () => void
}

type Read = {
  readonly name: string
  readonly prices: ReadonlyArray<PartPrice>
  readonly faults: ReadonlyArray<FileFault>
}
type Way = "add" | "replace"

/** Maximum number of errors shown. */
const faultsTold = 10
const largestFile = 200_000

/**
 * Imports prices by part number from a CSV file into the form, after showing how many there are. They are saved with
 * the form.
 */
export function PartPricesFromFile({ form, onClose }: PartPricesFromFileProps) {
  const words = useWords()
  const { t } = words
  const [read, setRead] = useState<Read>()
  const [refused, setRefused] = useState<string>()
  const [way, setWay] = useState<Way>("add")
  const { partPrices } = form.values
  const after = read === undefined ? [] : way === "add" ? withPrices(partPrices, read.prices) : read.prices
  const isTooMany = after.length > maxPartPrices
  const take = async (file: File) => {
    setRefused(undefined)
    setRead({ name: file.name, ...readPartPrices(await file.text()) })
  }
  return (
    <FormDialog
      title={t("partPrices.fileTitle")}
      submitLabel={t("partPrices.take", { count: read?.prices.length ?? 0 })}
      isDisabled={read === undefined || read.prices.length === 0 || isTooMany}
      onSubmit={() => {
        form.set("partPrices", after)
        onClose()
      }}
      onClose={onClose}
    >
      <p>{t("partPrices.fileHint")}</p>
      <p>
        <Link
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(partPricesFile(partPrices.length === 0 ? example : partPrices))}`}
          download="part-prices.csv"
        >
          {t(partPrices.length === 0 ? "partPrices.example" : "partPrices.download")}
        </Link>
      </p>
      <FileDrop
        label={t("partPrices.fileLabel")}
        description={read === undefined ? t("partPrices.fileKinds") : read.name}
        buttonLabel={t("partPrices.choose")}
        dropLabel={t("partPrices.orDrop")}
        accept={[".csv", "text/csv"]}
        maxBytes={largestFile}
        errorMessage={refused}
        onFiles={([file]) => {
          if (file !== undefined) void take(file)
        }}
        onReject={() => {
          setRead(undefined)
          setRefused(t("partPrices.fileRefused"))
        }}
      />
      {read !== undefined && read.faults.length > 0 && (
        <Callout tone="danger" title={t("partPrices.faults", { count: read.faults.length })}>
          <ul>
            {read.faults.slice(0, faultsTold).map(({ line, column, message }) => (
              <li key={`${line} ${column} ${message}`}>
                {t("labelled", {
                  label: t("partPrices.line", { line }),
                  text: errorText(words, message, { label: column ?? "" })
                })}
              </li>
            ))}
          </ul>
        </Callout>
      )}
      {isTooMany && <Callout tone="danger" title={t("partPrices.tooMany", { count: maxPartPrices })} />}
      {read !== undefined && read.prices.length > 0 && partPrices.length > 0 && (
        <RadioGroup
          label={t("partPrices.way")}
          value={way}
          onChange={(value) => setWay(value as Way)}
          options={(["add", "replace"] as const).map((value) => ({
            value,
            label: t(value === "add" ? "partPrices.wayAdd" : "partPrices.wayReplace")
          }))}
        />
      )}
    </FormDialog>
  )
}

/** An example of each kind, for shops without any prices yet. */
const example: ReadonlyArray<PartPrice> = [
  { pattern: "DW99001", kind: "flat", discount: 0, price: 8000, tiers: [], from: "", until: "" },
  { pattern: "DW*", kind: "discount", discount: 5500, price: 0, tiers: [], from: "", until: "" },
  { pattern: "HCL900001", kind: "each", discount: 0, price: 450, tiers: [], from: "", until: "" },
  {
    pattern: "*",
    kind: "tiered",
    discount: 0,
    price: 0,
    tiers: [
      { from: 0, discount: 4000 },
      { from: 50000, discount: 5000 }
    ],
    from: "2027-01-01",
    until: "2027-12-31"
  }
]
