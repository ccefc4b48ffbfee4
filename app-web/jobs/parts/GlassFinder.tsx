import "./GlassFinder.css"
import { useEffect, useMemo, useRef, useState } from "react"
import { addedLines, linesForGlass } from "#domain/estimates/linesForGlass.ts"
import { type Chips, repairLines } from "#domain/estimates/automaticLines.ts"
import type { NewLine } from "#domain/estimates/EstimateLine.ts"
import { type InstalledPrice, installedPrice } from "#domain/jobs/completeDraft.ts"
import { hasStep } from "#domain/jobs/stageRules.ts"
import type { GlassPart, GlassType } from "#domain/nags/GlassPart.ts"
import type { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import { Button } from "#ui/Button.tsx"
import { Drawer } from "#ui/Drawer.tsx"
import { Select } from "#ui/Select.tsx"
import { useFormFields } from "#web/forms/useForm.ts"
import type { LineValues } from "#web/jobs/form/JobForm.ts"
import { useTodaysTax } from "#web/jobs/form/JobMoney.tsx"
import type { JobLookups } from "#web/jobs/form/useLookups.ts"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import type { SaveJob } from "#web/jobs/form/useSaveJob.ts"
import { usePermissions } from "#web/jobs/usePermissions.ts"
import { vehicleText } from "#web/jobs/vehicle/Vehicle.tsx"
import { GlassResults } from "#web/nags/GlassResults.tsx"
import { SearchCost } from "#web/nags/SearchCost.tsx"
import { useGlassSearch } from "#web/nags/useGlassSearch.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { onlyPane, withoutPane } from "./lines.ts"
import { toEstimateLine } from "./newLine.ts"
import { useEstimateWords } from "./PartsActions.tsx"

interface GlassFinderProps {
  readonly open: OpenJob
  readonly lookups: JobLookups
  readonly saving: Pick<SaveJob, "isPending" | "isWaiting">
  readonly onTake: (added: ReadonlyArray<NewLine>, onto?: ReadonlyArray<LineValues>) => void
  readonly onClose: () => void
}

/** Panes first, then work without glass. */
const types: ReadonlyArray<GlassType> = [
  "windshield",
  "back",
  "door",
  "quarter",
  "vent",
  "roof",
  "partition",
  "heavyDutyTruckWindshield",
  "other",
  "windshieldRepair",
  "calibrationOnly"
]

/** The panes that fit the vehicle. Selecting one adds its lines by the pricing profile. */
export function GlassFinder({ open, lookups, saving, onTake, onClose }: GlassFinderProps) {
  const { profile, profiles } = lookups
  const form = useFormFields(open.form, ["vehicle", "lines", "pricingProfileId"])
  const { t, of } = useWords()
  const estimateWords = useEstimateWords()
  const [glassType, setGlassType] = useState<GlassType>("windshield")
  const { vehicle, lines } = form.values
  const { year, make, model, bodyStyle } = vehicle
  const searching = useGlassSearch({ by: "vehicle", year, make, model, bodyStyle }, true)
  const pane = onlyPane(lines)
  // Results could not be used: another user has invoiced the job since, or a save is still in progress.
  const isLocked = open.job !== undefined && !hasStep(open.job, "change")
  const isSaving = saving.isPending || saving.isWaiting
  const waits = isLocked ? t("glass.locked") : isSaving ? t("glass.savingFirst") : undefined
  const { found } = searching
  const isGlass = glassType !== "windshieldRepair" && glassType !== "calibrationOnly"
  const finder = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The search button is gone, so the focus moves to the first pane, or to the options that may find one.
    if (found === undefined) return
    const within = (selector: string) => finder.current?.querySelector<HTMLElement>(selector)
    // If several fit, pressing Enter twice must not select one: the count is announced first.
    const areSeveral = (finder.current?.querySelectorAll(".GlassChoiceActions").length ?? 0) > 1
    const several = areSeveral ? within(".GlassCount") : null
    if (several) several.tabIndex = -1
    const next = several ?? within(".GlassChoiceActions button:not(:disabled)") ?? within(".GlassFinderChoices button")
    next?.focus({ preventScroll: true })
  }, [found])

  const { rates } = useTodaysTax(open, lookups)
  // The same function builds the lines that are shown and the lines that are added.
  const offer = useMemo(() => {
    if (profile === undefined) return undefined
    const known = new Map(lines.map(({ partNumber, cost }) => [partNumber, cost ?? 0]))
    const beside = (pane === undefined ? lines : withoutPane(lines)).map(toEstimateLine)
    const rowsFor = (part: GlassPart) =>
      linesForGlass(part, profile, estimateWords, (partNumber) => known.get(partNumber) ?? 0)
    return { rowsFor, priceOf: (part: GlassPart) => installedPrice(rowsFor(part), beside, rates) }
  }, [profile, lines, pane, estimateWords, rates])

  const take = (part: GlassPart, inPlace: boolean) => {
    if (offer === undefined) return
    onTake(offer.rowsFor(part), inPlace ? withoutPane(lines) : lines)
    onClose()
  }
  return (
    <Drawer
      title={t("glass.title", { vehicle: vehicleText(vehicle) })}
      size="wide"
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
        {(glassType === "windshieldRepair" || glassType === "calibrationOnly") && (
          <WorkWithoutGlass
            work={glassType}
            profile={profile}
            onTake={(added) => {
              onTake(added, lines)
              onClose()
            }}
          />
        )}
        {/* A pane without a price cannot be added, so the search is not paid for before a profile is chosen. */}
        {isGlass && found === undefined && waits !== undefined && (
          <p className="Quiet" role="status">
            {waits}
          </p>
        )}
        {isGlass && found === undefined && (
          <SearchCost
            key={String(profile === undefined)}
            searching={searching}
            isDisabled={profile === undefined || waits !== undefined}
            takesFocus={profile !== undefined}
          />
        )}
        {isGlass && (
          <GlassResults
            searching={searching}
            glassType={glassType}
            {...(offer && { sumOf: (part: GlassPart) => <InstalledPriceLine price={offer.priceOf(part)} /> })}
            actionsOf={(part) => (
              <AddGlass
                part={part}
                pane={pane}
                isPriced={profile !== undefined}
                onTake={(inPlace) => take(part, inPlace)}
              />
            )}
          />
        )}
      </div>
    </Drawer>
  )
}

/** A pane's installed price including tax, and its margin for users who may see costs. */
function InstalledPriceLine({ price: { total, margin, marginShare, unpriced } }: { readonly price: InstalledPrice }) {
  const { t } = useWords()
  const { money, percent } = useFormats()
  const { canViewCosts } = usePermissions()
  const isOpen = unpriced.length > 0
  return (
    <dl className="InstalledSum">
      <div>
        <dt>{t("glass.installed")}</dt>
        <dd className="InstalledTotal tabular">
          {isOpen ? t("glass.fromTotal", { total: money(total) }) : money(total)}
        </dd>
        {isOpen && <dd className="Unpriced">{t("glass.priceOpen", { lines: unpriced.join(", ") })}</dd>}
      </div>
      {canViewCosts && !isOpen && margin !== undefined && (
        <div>
          <dt>{t("glass.margin")}</dt>
          <dd className="tabular">
            {money(margin)} {marginShare !== undefined && <span className="Quiet">{percent(marginShare)}</span>}
          </dd>
        </div>
      )}
    </dl>
  )
}

interface WorkWithoutGlassProps {
  readonly work: "windshieldRepair" | "calibrationOnly"
  readonly profile: PricingProfile | undefined
  readonly onTake: (added: ReadonlyArray<NewLine>) => void
}

const chips: ReadonlyArray<Chips> = [1, 2, 3]
const calibrations = ["static", "dynamic", "dual"] as const

/** Work that needs no glass and no paid search: a repair by number of chips, a calibration by method. */
function WorkWithoutGlass({ work, profile, onTake }: WorkWithoutGlassProps) {
  const { t } = useWords()
  const estimateWords = useEstimateWords()
  const choices =
    work === "windshieldRepair"
      ? chips.map((count) => ({
          id: String(count),
          label: t("parts.chips", { count }),
          lines: profile === undefined ? [] : repairLines(count, profile, estimateWords)
        }))
      : calibrations.map((of) => {
          const lines = addedLines({ kind: "calibration", of }, profile, estimateWords)
          return { id: of as string, label: lines.at(-1)?.description ?? of, lines }
        })
  return (
    <div className="WorkWithoutGlass">
      <p>{t(work === "windshieldRepair" ? "glass.repairHint" : "glass.calibrationHint")}</p>
      <div className="WorkWithoutGlassChoices">
        {choices.map(({ id, label, lines }) => (
          <Button key={id} isDisabled={profile === undefined} onPress={() => onTake(lines)}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}

interface AddGlassProps {
  readonly part: GlassPart
  /** The pane already on the estimate, if there is exactly one. */
  readonly pane: LineValues | undefined
  readonly isPriced: boolean
  readonly onTake: (inPlace: boolean) => void
}

/** Adds a pane to the estimate: as the first one, replacing the existing one, or in addition to it. */
function AddGlass({ part: { partNumber }, pane, isPriced, onTake }: AddGlassProps) {
  const { t } = useWords()
  const why = !isPriced && <span className="Quiet">{t("glass.profileFirst")}</span>
  if (pane === undefined)
    return (
      <>
        <Button
          variant="primary"
          isDisabled={!isPriced}
          aria-label={t("glass.chooseNamed", { partNumber })}
          onPress={() => onTake(false)}
        >
          {t("glass.choose")}
        </Button>
        {why}
      </>
    )
  return (
    <>
      <Button
        variant="primary"
        isDisabled={!isPriced}
        aria-label={t("glass.replaceNamed", { partNumber, pane: pane.partNumber })}
        onPress={() => onTake(true)}
      >
        {t("glass.replace")}
      </Button>
      <Button isDisabled={!isPriced} aria-label={t("glass.addNamed", { partNumber })} onPress={() => onTake(false)}>
        {t("glass.add")}
      </Button>
      {why}
    </>
  )
}
