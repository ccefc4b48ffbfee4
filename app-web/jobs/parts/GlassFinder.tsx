import { useEffect, useRef, useState } from "react"
import type { NewLine } from "#domain/estimates/EstimateLine.ts"
import { linesForGlass } from "#domain/estimates/linesForGlass.ts"
import type { GlassPart, GlassType } from "#domain/nags/GlassPart.ts"
import { Drawer } from "#ui/Drawer.tsx"
import { Select } from "#ui/Select.tsx"
import type { LineValues } from "#web/jobs/form/JobForm.ts"
import type { JobLookups } from "#web/jobs/form/useLookups.ts"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { vehicleText } from "#web/jobs/vehicle/vehicleText.ts"
import { GlassResults } from "#web/nags/GlassResults.tsx"
import { SearchCost } from "#web/nags/SearchCost.tsx"
import { useGlassSearch } from "#web/nags/useGlassSearch.ts"
import { useWords } from "#web/words/useWords.ts"
import { onlyPane, withoutPane } from "./placeGlass.ts"
import { TakeGlass } from "./TakeGlass.tsx"
import { useEstimateWords } from "./useEstimateWords.ts"
import "./GlassFinder.css"

export interface GlassFinderProps {
  readonly open: OpenJob
  readonly lookups: JobLookups
  readonly onTake: (added: ReadonlyArray<NewLine>, onto?: ReadonlyArray<LineValues>) => void
  readonly onClose: () => void
}

const types: ReadonlyArray<GlassType> = [
  "windshield",
  "back",
  "door",
  "quarter",
  "vent",
  "roof",
  "partition",
  "heavyDutyTruckWindshield"
]

/** The panes that fit the vehicle, to choose one: its rows follow from the pricing profile. */
export function GlassFinder({ open: { form }, lookups: { profile, profiles }, onTake, onClose }: GlassFinderProps) {
  const { t, of } = useWords()
  const estimateWords = useEstimateWords()
  const [glassType, setGlassType] = useState<GlassType>("windshield")
  const { vehicle, lines } = form.values
  const { year, make, model, bodyStyle } = vehicle
  const searching = useGlassSearch({ by: "vehicle", year, make, model, bodyStyle }, true)
  const pane = onlyPane(lines)
  const { found } = searching
  const finder = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What was asked has gone with its button: the keyboard goes on at the first pane, or at the choices that may bring
    // one.
    if (found === undefined) return
    const within = (selector: string) => finder.current?.querySelector<HTMLElement>(selector)
    const next = within(".GlassChoiceActions button:not(:disabled)") ?? within(".GlassFinderChoices button")
    next?.focus({ preventScroll: true })
  }, [found])

  const take = (part: GlassPart, inPlace: boolean) => {
    if (profile === undefined) return
    const known = new Map(lines.map(({ partNumber, cost }) => [partNumber, cost ?? 0]))
    onTake(
      linesForGlass(part, profile, estimateWords, (partNumber) => known.get(partNumber) ?? 0),
      inPlace ? withoutPane(lines) : lines
    )
    onClose()
  }
  return (
    <Drawer
      title={t("glass.title", { vehicle: vehicleText(vehicle) })}
      size="large"
      closeLabel={t("close")}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <div ref={finder} className="GlassFinder">
        <div className="GlassFinderChoices">
          <Select
            label={t("glass.type")}
            value={glassType}
            onChange={(type) => {
              if (type !== null) setGlassType(type)
            }}
            options={types.map((value) => ({ value, label: of("glassType", value) }))}
          />
          <Select
            {...form.field("pricingProfileId", t("parts.profile"), { isChoice: true })}
            placeholder={t("parts.chooseProfile")}
            options={profiles.map(({ id, profileName }) => ({ value: id as string, label: profileName }))}
            description={profile === undefined ? t("glass.profileFirst") : undefined}
          />
        </div>
        {found === undefined && <SearchCost searching={searching} takesFocus />}
        <GlassResults
          searching={searching}
          glassType={glassType}
          actionsOf={(part) => (
            <TakeGlass
              part={part}
              pane={pane}
              isPriced={profile !== undefined}
              onTake={(inPlace) => take(part, inPlace)}
            />
          )}
        />
      </div>
    </Drawer>
  )
}
