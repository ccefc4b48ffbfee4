import { useState } from "react"
import { FormCell } from "#ui/FormCell.tsx"
import { TextField } from "#ui/TextField.tsx"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { useWords } from "#web/words/useWords.ts"
import type { Decoding } from "./useDecoding.ts"
import { useVehicleLists } from "./useVehicleLists.ts"
import { VehicleWord } from "./VehicleWord.tsx"

const unknown: ReadonlyArray<string> = []

/** Year, make, model and body: filled by the VIN, or told by the caller. */
export function VehicleWords({ open: { form }, decoding }: { readonly open: OpenJob; readonly decoding: Decoding }) {
  const { t } = useWords()
  const { year, make, model } = form.values.vehicle
  const [isChoosing, setChoosing] = useState(false)
  const { makes, models, bodies } = useVehicleLists({ year, make, model }, isChoosing)
  const yearField = form.field("vehicle.year", t("vehicle.year"))
  const filled = (name: Parameters<Decoding["isFilled"]>[0]) => decoding.isFilled(name) || undefined
  const choosing = { onFocus: () => setChoosing(true) }
  return (
    <>
      <FormCell span={2} isHalfOnPhone>
        <div className="FromVin" data-filled={filled("year")}>
          <TextField
            {...yearField}
            value={year === 0 ? "" : String(year)}
            onChange={(text) => form.set("vehicle.year", Number(text.replace(/\D/g, "").slice(0, 4)))}
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
      </FormCell>
      <FormCell span={3} isHalfOnPhone>
        <div className="FromVin" data-filled={filled("make")} {...choosing}>
          <VehicleWord
            {...form.field("vehicle.make", t("vehicle.make"))}
            known={makes.data ?? unknown}
            isLoading={makes.isFetching}
          />
        </div>
      </FormCell>
      <FormCell span={3} isHalfOnPhone>
        <div className="FromVin" data-filled={filled("model")} {...choosing}>
          <VehicleWord
            {...form.field("vehicle.model", t("vehicle.model"))}
            known={models.data ?? unknown}
            isLoading={models.isFetching}
          />
        </div>
      </FormCell>
      <FormCell span={4}>
        <div className="FromVin" data-filled={filled("bodyStyle")} {...choosing}>
          <VehicleWord
            {...form.field("vehicle.bodyStyle", t("vehicle.bodyStyle"))}
            known={bodies.data ?? unknown}
            isLoading={bodies.isFetching}
          />
        </div>
      </FormCell>
    </>
  )
}
