import "./Vehicle.css"
import { type ComponentType, type KeyboardEvent, useState } from "react"
import { isOtherMarketVin, likelyVins } from "#domain/vin/likelyVins.ts"
import { normalizeVin, vinFault } from "#domain/vin/vinFault.ts"
import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { Icon } from "#ui/Icon.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { Spinner } from "#ui/Spinner.tsx"
import { TextField } from "#ui/TextField.tsx"
import type { FormFields } from "#web/forms/useForm.ts"
import type { JobForm } from "#web/jobs/form/JobForm.ts"
import { findGlassId } from "#web/jobs/parts/PartsActions.tsx"
import { reloadOnce } from "#web/loading/reloadOnce.ts"
import { focusNext } from "#web/page/focusNext.ts"
import { useToast } from "#web/page/useToast.ts"
import { useWords } from "#web/words/useWords.ts"
import type { ScanDialogProps } from "./scan/ScanDialog.tsx"
import { normalizeTypedVin, type VinDecoding } from "./Vehicle.tsx"

interface VinFieldProps {
  readonly form: FormFields<typeof JobForm>
  readonly decoding: VinDecoding
}

/**
 * The VIN input: normalized while typing or pasting and validated at 17 characters, with suggestions if it is wrong.
 * Enter moves on to the vehicle's glass.
 */
export function VinField({ form, decoding }: VinFieldProps) {
  const { t } = useWords()
  const [isRefused, setRefused] = useState(false)
  const { make, model, plate, plateState, vin, year } = form.values.vehicle
  const isTold = year !== 0 || make !== "" || model !== "" || plate !== ""
  const isNamed = vin !== "" || (plate !== "" && plateState !== "")
  const fault = vin === "" ? undefined : vinFault(vin)
  const isWhole = vin.length >= 17 || fault === "vin.letters"
  const live = isRefused ? "vin.letters" : isWhole ? fault : undefined
  const field = form.field("vehicle.vin", t("vehicle.vin"))
  const error = live === undefined ? field.errorMessage : t(live)

  const type = (text: string) => {
    const typed = normalizeTypedVin(vin, text)
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
  // The decoding request may still be pending.
  const goOn = ({ key, target }: KeyboardEvent) => {
    if (key === "Enter" && target instanceof HTMLInputElement && vin !== "" && fault === undefined)
      focusNext(() => document.getElementById(findGlassId))
  }
  return (
    <div className="VinField" onKeyDown={goOn}>
      <TextField
        {...field}
        onChange={type}
        onBlur={leave}
        description={isNamed || error ? undefined : t(isTold ? "vehicle.idNeeded" : "vehicle.idHint")}
        errorMessage={error}
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

/** The number of characters entered, or a check mark once the check digit is valid. */
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

interface LikelyVinsProps {
  readonly typed: string
  readonly vins: ReadonlyArray<string>
  readonly onTake: (vin: string) => void
}

/** Likely corrections of an invalid VIN, with the changed characters highlighted. */
function LikelyVins({ typed, vins, onTake }: LikelyVinsProps) {
  const { t } = useWords()
  if (vins.length === 0) return null
  const before = normalizeVin(typed)
  return (
    <div className="LikelyVins" role="group" aria-label={t("vehicle.didYouMean")}>
      <span>{t("vehicle.didYouMean")}</span>
      {vins.slice(0, 3).map((vin) => (
        <Button key={vin} size="small" aria-label={vin} onPress={() => onTake(vin)}>
          <span>
            {[...vin].map((character, at) =>
              before.charAt(at) === character ? (
                character
              ) : (
                <span key={at} className="LikelyVinNew">
                  {character}
                </span>
              )
            )}
          </span>
        </Button>
      ))}
    </div>
  )
}

/** Explains why a VIN from another market is not accepted, and how to enter the vehicle instead. */
function OtherMarketVin({ onLeaveOut }: { readonly onLeaveOut: () => void }) {
  const { t } = useWords()
  return (
    <Callout
      tone="info"
      title={t("vehicle.otherMarket")}
      actions={
        <Button size="small" onPress={onLeaveOut}>
          {t("vehicle.leaveVinOut")}
        </Button>
      }
      isLive
    >
      {t("vehicle.otherMarketHint")}
    </Callout>
  )
}

/**
 * The scanner, a large and rarely used chunk that is loaded when opened. Its dialog must not be nested in a field,
 * which would adopt the dialog's input as its own.
 */
const useScanner = (onTake: ScanDialogProps["onTake"]) => {
  const { t } = useWords()
  const showToast = useToast()
  const [Scanner, setScanner] = useState<ComponentType<ScanDialogProps>>()
  return {
    open: () =>
      void reloadOnce("scan", () => import("./scan/ScanDialog.tsx")).then(
        ({ ScanDialog }) => setScanner(() => ScanDialog),
        () => showToast({ kind: "danger", text: t("scan.failed") })
      ),
    dialog: Scanner === undefined ? null : <Scanner onTake={onTake} onClose={() => setScanner(undefined)} />
  }
}
