import { FormCell } from "#ui/FormCell.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { TextField } from "#ui/TextField.tsx"
import { useVehicleLists } from "#web/jobs/vehicle/useVehicleLists.ts"
import { VehicleWord } from "#web/jobs/vehicle/VehicleWord.tsx"
import { useWords } from "#web/words/useWords.ts"
import type { GlassAsked } from "./glassAsked.ts"

export interface VehicleAskedProps {
  readonly asked: GlassAsked
  /** Takes a change of what is asked; must be steady. */
  readonly onChange: (change: Partial<GlassAsked>) => void
}

const unknown: ReadonlyArray<string> = []
const leave = () => {}

/** Which vehicle glass is sought for. */
export function VehicleAsked({ asked, onChange }: VehicleAskedProps) {
  const { t } = useWords()
  const { makes, models, bodies } = useVehicleLists(asked)
  const word = (name: "make" | "model" | "bodyStyle", label: string, list: typeof makes) => (
    <VehicleWord
      name={name}
      label={label}
      value={asked[name]}
      onChange={(text) => onChange({ [name]: text })}
      onBlur={leave}
      errorMessage={undefined}
      known={list.data ?? unknown}
      isLoading={list.isFetching}
    />
  )
  return (
    <FormGrid>
      <FormCell span={2}>
        <TextField
          name="year"
          label={t("vehicle.year")}
          inputMode="numeric"
          autoComplete="off"
          value={asked.year === 0 ? "" : String(asked.year)}
          onChange={(text) => onChange({ year: Number(text.replace(/\D/g, "").slice(0, 4)) })}
        />
      </FormCell>
      <FormCell span={3}>{word("make", t("vehicle.make"), makes)}</FormCell>
      <FormCell span={4}>{word("model", t("vehicle.model"), models)}</FormCell>
      <FormCell span={3}>{word("bodyStyle", t("vehicle.bodyStyle"), bodies)}</FormCell>
    </FormGrid>
  )
}
