import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import type { VehicleValues } from "#web/jobs/form/JobForm.ts"
import { useFailureText } from "#web/api/LoadFailed.tsx"
import { useWords } from "#web/words/useWords.ts"
import "./Vehicle.css"
import { useVehicleLists } from "#web/vin/VehicleWord.tsx"
import { vehicleText, type Decoding } from "./vehicle.ts"

/** The VIN names no model: says so, and offers the make's models of that year. */
function ModelAsked({
  year,
  make,
  onTake
}: {
  readonly year: number
  readonly make: string
  readonly onTake: (model: string) => void
}) {
  const { t } = useWords()
  const { models } = useVehicleLists({ year, make, model: "" })
  return (
    <Callout
      tone="warning"
      title={t("vehicle.noModel", { year: String(year), make })}
      isLive
      actions={
        <div className="ModelsAsked">
          {(models.data ?? []).map((model) => (
            <Button key={model} size="small" onPress={() => onTake(model)}>
              {model}
            </Button>
          ))}
        </div>
      }
    >
      {t("vehicle.noModelHint")}
    </Callout>
  )
}

/**
 * What came of decoding: said to those who do not see the fields fill, or asked where the VIN and the person differ.
 */
export function VehicleNotes({ vehicle, decoding }: { readonly vehicle: VehicleValues; readonly decoding: Decoding }) {
  const { t } = useWords()
  const textOf = useFailureText()
  const { said, failure, differing, isPending } = decoding
  const text =
    said === undefined
      ? ""
      : [vehicleText({ ...vehicle, ...said }), said.bodyStyle].filter((word) => word !== "").join(", ")
  return (
    <>
      <p className="hidden-text" role="status">
        {isPending ? t("vehicle.decoding") : text === "" ? "" : t("vehicle.said", { vehicle: text })}
      </p>
      {differing.length > 0 && (
        <Callout
          tone="warning"
          title={t("vehicle.differs", { vehicle: text })}
          actions={
            <Button size="small" onPress={decoding.takeSaid}>
              {t("vehicle.takeSaid")}
            </Button>
          }
          isLive
        >
          {t("vehicle.differsHint")}
        </Callout>
      )}
      {said !== undefined && said.model === "" && vehicle.model === "" && (
        <ModelAsked year={said.year} make={said.make} onTake={decoding.takeModel} />
      )}
      {failure?._tag === "VinNotDecoded" && (
        <Callout title={t("vehicle.notDecoded")} isLive>
          {t("vehicle.notDecodedHint")}
        </Callout>
      )}
      {failure !== undefined && failure._tag !== "VinNotDecoded" && (
        <Callout
          tone="warning"
          title={textOf(failure)}
          actions={
            <Button size="small" onPress={decoding.retry}>
              {t("retry")}
            </Button>
          }
          isLive
        />
      )}
    </>
  )
}
