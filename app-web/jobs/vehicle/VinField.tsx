import { useState } from "react"
import { likelyVins } from "#domain/vin/likelyVins.ts"
import { isOtherMarketVin } from "#domain/vin/isOtherMarketVin.ts"
import { vinFault } from "#domain/vin/vinFault.ts"
import { Icon } from "#ui/Icon.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { Spinner } from "#ui/Spinner.tsx"
import { TextField } from "#ui/TextField.tsx"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { useWords } from "#web/words/useWords.ts"
import { LikelyVins } from "./LikelyVins.tsx"
import { OtherMarketVin } from "./OtherMarketVin.tsx"
import { useScanner } from "./scan/useScanner.tsx"
import type { Decoding } from "./useDecoding.ts"
import { vinTyped } from "./vinTyped.ts"
import "./VinField.css"

/**
 * The VIN: cleaned as it is typed or pasted, judged at its 17th character, with what was probably meant when it is
 * wrong.
 */
export function VinField({ open: { form }, decoding }: { readonly open: OpenJob; readonly decoding: Decoding }) {
  const { t } = useWords()
  const [isRefused, setRefused] = useState(false)
  const { vin } = form.values.vehicle
  const fault = vin === "" ? undefined : vinFault(vin)
  const isWhole = vin.length >= 17 || fault === "vin.letters"
  const live = isRefused ? "vin.letters" : isWhole ? fault : undefined
  const field = form.field("vehicle.vin", t("vehicle.vin"))

  const type = (text: string) => {
    const typed = vinTyped(vin, text)
    setRefused(typed.isRefused)
    if (typed.vin !== vin) form.set("vehicle.vin", typed.vin)
  }
  const take = (read: string) => {
    setRefused(false)
    form.set("vehicle.vin", read)
  }
  const scanner = useScanner(take)
  const leave = () => {
    setRefused(false)
    if (vin !== "") field.onBlur()
  }
  return (
    <div className="VinField">
      <TextField
        {...field}
        onChange={type}
        onBlur={leave}
        errorMessage={live === undefined ? field.errorMessage : t(live)}
        autoComplete="off"
        spellCheck="false"
        action={<IconButton icon="camera" size="small" label={t("scan.title")} onPress={scanner.open} />}
        suffix={
          decoding.isPending ? (
            <Spinner size={16} label={t("vehicle.decoding")} />
          ) : (
            <VinMark vin={vin} isGood={vin !== "" && fault === undefined} />
          )
        }
      />
      {fault !== undefined && isWhole && <LikelyVins typed={vin} vins={likelyVins(vin)} onTake={take} />}
      {scanner.dialog}
      {isOtherMarketVin(vin) && <OtherMarketVin onLeaveOut={() => take("")} />}
    </div>
  )
}

/** How far the VIN is, or that its check digit is right. */
function VinMark({ vin, isGood }: { readonly vin: string; readonly isGood: boolean }) {
  const { t } = useWords()
  if (isGood)
    return (
      <span className="VinGood">
        <Icon name="check" size={16} label={t("vehicle.checkDigitRight")} />
      </span>
    )
  return vin === "" ? null : (
    <span className="tabular" aria-hidden>
      {vin.length}/17
    </span>
  )
}
