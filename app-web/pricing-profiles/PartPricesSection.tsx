import "./PartPrices.css"
import { useState } from "react"
import {
  maxPartPrices,
  maxTiers,
  PartPriceKind,
  patternMeaning,
  patternOf
} from "#domain/pricing-profiles/PartPrice.ts"
import { Button } from "#ui/Button.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { MoneyField } from "#ui/MoneyField.tsx"
import { PercentField } from "#ui/PercentField.tsx"
import { SearchField } from "#ui/SearchField.tsx"
import { Section } from "#ui/Section.tsx"
import { Select } from "#ui/Select.tsx"
import { TextField } from "#ui/TextField.tsx"
import { focusField } from "#web/forms/formErrors.ts"
import { LazyDatePicker } from "#web/forms/LazyDatePicker.tsx"
import type { Form } from "#web/forms/useForm.ts"
import { useOptions } from "#web/forms/useOptions.ts"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import type { ProfileForm } from "./profileKind.ts"

const PartPricesFromFile = lazyPart(() => import("./PartPricesFromFile.tsx"), "PartPricesFromFile", "idle")

interface PartPricesProps {
  readonly form: Form<typeof ProfileForm>
}

/** Number of rows shown at first, and the number from which a search field is shown. */
const shownAtFirst = 25
const searchedFrom = 10

/** Prices by part number, entered row by row or imported from a file. */
export function PartPricesSection({ form }: PartPricesProps) {
  const { t } = useWords()
  const [text, setText] = useState("")
  const [shown, setShown] = useState(shownAtFirst)
  const [isTakingFile, setTakingFile] = useState(false)
  const { partPrices } = form.values
  const wrong = new Set(Object.keys(form.errors).map((path) => Number(path.split(".")[1])))
  const found = partPrices
    .map(({ pattern }, place) => ({ pattern, place }))
    .filter(({ pattern, place }) => wrong.has(place) || patternOf(pattern).includes(patternOf(text)))
  const rows = found.filter(({ place }, at) => at < shown || wrong.has(place))
  const add = () => {
    setText("")
    setShown(Infinity)
    form.set("partPrices", [
      ...partPrices,
      { pattern: "", kind: "discount", discount: null, price: 0, tiers: [], from: "", until: "" }
    ])
    focusField(`partPrices.${partPrices.length}.pattern`)
  }
  const remove = (place: number) => {
    form.set(
      "partPrices",
      partPrices.filter((_, at) => at !== place)
    )
    if (partPrices.length > 1) focusField(`partPrices.${Math.max(0, place - 1)}.pattern`)
  }
  return (
    <Section title={t("partPrices.title")} description={t("partPrices.hint")} id="part-prices">
      <div className="PartPrices">
        {partPrices.length >= searchedFrom && (
          <div className="PartPricesSearch">
            <SearchField label={t("partPrices.search")} value={text} onChange={setText} clearLabel={t("clearSearch")} />
          </div>
        )}
        {rows.map(({ place }) => (
          <PartPriceFields key={place} form={form} place={place} onRemove={() => remove(place)} />
        ))}
        {rows.length < found.length && (
          <div>
            <Button size="small" onPress={() => setShown(rows.length + shownAtFirst)}>
              {t("partPrices.more", { count: found.length - rows.length })}
            </Button>
          </div>
        )}
        <div className="PartPricesActions">
          <Button size="small" icon="plus" isDisabled={partPrices.length >= maxPartPrices} onPress={add}>
            {t("partPrices.add")}
          </Button>
          <Button size="small" icon="upload" onPress={() => setTakingFile(true)}>
            {t("partPrices.file")}
          </Button>
        </div>
      </div>
      {isTakingFile && <PartPricesFromFile form={form} onClose={() => setTakingFile(false)} />}
    </Section>
  )
}

interface PartPriceFieldsProps extends PartPricesProps {
  /** Zero-based index. */
  readonly place: number
  readonly onRemove: () => void
}

/** One price: the part numbers it applies to, how it is calculated, and when it is valid. */
function PartPriceFields({ form, place, onRemove }: PartPriceFieldsProps) {
  const { t } = useWords()
  const { currency } = useFormats()
  const meaning = useMeaning()
  const kinds = useOptions("partPriceKind", PartPriceKind)
  const number = place + 1
  const row = form.values.partPrices[place]
  const kind = form.field(`partPrices.${place}.kind`, t("partPrice.kind"), { isChoice: true })
  if (row === undefined) return null
  return (
    <div className="PartPrice" role="group" aria-label={t("partPrice.number", { number })}>
      <TextField
        {...form.field(`partPrices.${place}.pattern`, t("partPrice.pattern"))}
        description={meaning(row.pattern)}
        isRequired
        autoComplete="off"
        spellCheck="false"
      />
      <Select
        {...kind}
        options={kinds}
        onChange={(value) => {
          if (value === null) return
          // Hidden values must not block saving, and newly shown fields must start out empty.
          form.set(
            "partPrices",
            form.values.partPrices.with(place, {
              ...row,
              kind: value,
              discount: value === "discount" ? null : 0,
              price: value === "flat" || value === "each" ? row.price || null : 0,
              tiers: value === "tiered" ? [{ from: 0, discount: row.discount }] : []
            })
          )
        }}
      />
      {row.kind === "discount" && (
        <PercentField
          {...form.field(`partPrices.${place}.discount`, t("partPrice.discount"))}
          isRequired
          unclearMessage={t("number.unclear")}
        />
      )}
      {(row.kind === "flat" || row.kind === "each") && (
        <MoneyField
          {...form.field(`partPrices.${place}.price`, t("partPrice.price"))}
          isRequired
          currency={currency}
          unclearMessage={t("number.unclear")}
        />
      )}
      {row.kind === "tiered" && <span className="NoPrice" />}
      <LazyDatePicker {...form.field(`partPrices.${place}.from`, t("partPrice.from"))} unfinished="?" />
      <LazyDatePicker {...form.field(`partPrices.${place}.until`, t("partPrice.until"))} unfinished="?" />
      <IconButton icon="trash" label={t("partPrice.remove", { number })} onPress={onRemove} />
      {row.kind === "tiered" && <PriceTiers form={form} place={place} tiers={row.tiers} />}
    </div>
  )
}

interface PriceTiersProps extends PartPricesProps {
  readonly place: number
  readonly tiers: PartPricesProps["form"]["values"]["partPrices"][number]["tiers"]
}

/** The discounts of one price, by list price. */
function PriceTiers({ form, place, tiers }: PriceTiersProps) {
  const { t } = useWords()
  const { currency } = useFormats()
  const path = `partPrices.${place}.tiers` as const
  const set = (next: typeof tiers) => {
    const { partPrices } = form.values
    const row = partPrices[place]
    if (row !== undefined) form.set("partPrices", partPrices.with(place, { ...row, tiers: next }))
  }
  return (
    <div className="PriceTiers">
      {tiers.map((_, at) => (
        <div key={at} className="PriceTier" role="group" aria-label={t("partPrice.tier", { number: at + 1 })}>
          <MoneyField
            {...form.field(`${path}.${at}.from`, t("partPrice.tierFrom"))}
            isRequired
            currency={currency}
            unclearMessage={t("number.unclear")}
          />
          <PercentField
            {...form.field(`${path}.${at}.discount`, t("partPrice.discount"))}
            isRequired
            unclearMessage={t("number.unclear")}
          />
          {tiers.length > 1 && (
            <IconButton
              icon="trash"
              label={t("partPrice.removeTier", { number: at + 1 })}
              onPress={() => {
                set(tiers.filter((_tier, other) => other !== at))
                focusField(`${path}.${Math.max(0, at - 1)}.from`)
              }}
            />
          )}
        </div>
      ))}
      <Button
        size="small"
        icon="plus"
        isDisabled={tiers.length >= maxTiers}
        onPress={() => {
          set([...tiers, { from: null, discount: null }])
          focusField(`${path}.${tiers.length}.from`)
        }}
      >
        {t("partPrice.addTier")}
      </Button>
    </div>
  )
}

/** Returns a function that explains a pattern in words: "All numbers beginning with DW". */
const useMeaning = () => {
  const { t, of } = useWords()
  return (pattern: string): string => {
    if (pattern.trim() === "") return t("partPattern.examples", { text: "DW99001, DW*, ?W*, *" })
    const { match, text } = patternMeaning(pattern)
    if (match === "all") return t("partPattern.all")
    if (match === "opening") return of("glassOpening", text)
    return t(match === "prefix" ? "partPattern.prefix" : "partPattern.exact", { text })
  }
}
