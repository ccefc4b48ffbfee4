import "./nags.css"
import { useCallback, useMemo } from "react"
import { useSearchParams } from "react-router-dom"
import { FormCell } from "#ui/FormCell.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { SegmentedControl } from "#ui/SegmentedControl.tsx"
import { Tabs } from "#ui/Tabs.tsx"
import { TextField } from "#ui/TextField.tsx"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { ScreenSkeleton } from "#web/page/ScreenSkeleton.tsx"
import { useVehicleLists, VehicleNameField } from "#web/vin/VehicleNameField.tsx"
import { useWords } from "#web/words/useWords.ts"
import { GlassActions } from "./GlassActions.tsx"
import { parseGlassSearch, type GlassSearchFields, queryOf } from "./glassSearchFields.ts"
import { SearchCost } from "./SearchCost.tsx"
import { useGlassSearch } from "./useGlassSearch.ts"

const SearchHistory = lazyPart(() => import("./SearchHistory.tsx"), "SearchHistory", "idle", <ScreenSkeleton />)

/** The NAGS search of spec §2 and its cost so far. */
export function NagsScreen() {
  const { t } = useWords()
  const [address, setAddress] = useSearchParams()
  return (
    <div className="NagsScreen">
      <PageHeader title={t("route.nags")} about={t("nags.about")} />
      <Tabs
        label={t("route.nags")}
        selected={address.has("history") ? "history" : "search"}
        onSelect={(tab) => setAddress(tab === "history" ? { history: "" } : {})}
        items={[
          { id: "search", title: t("nags.search"), content: <NagsSearch /> },
          { id: "history", title: t("nags.history"), content: <SearchHistory /> }
        ]}
      />
    </div>
  )
}

const GlassResults = lazyPart(() => import("./GlassResults.tsx"), "GlassResults", "idle")

/**
 * Searches the catalog by vehicle or part number. The query is kept in the URL, so that going back restores it and
 * repeating it takes one press.
 */
function NagsSearch() {
  const { t } = useWords()
  const [address, setAddress] = useSearchParams()
  const asked = parseGlassSearch(address)
  const query = queryOf(asked)
  const searching = useGlassSearch(query, false)
  const change = useCallback(
    (change: Partial<GlassSearchFields>) =>
      setAddress((before) => addressOf({ ...parseGlassSearch(before), ...change }), { replace: true }),
    [setAddress]
  )
  const isWrong = asked.partNumber !== "" && query === undefined
  return (
    <form
      className="NagsSearch"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (query !== undefined) searching.search()
      }}
    >
      <SegmentedControl
        label={t("nags.searchBy")}
        value={asked.by}
        onChange={(by) => setAddress(addressOf({ ...parseGlassSearch(new URLSearchParams()), by }), { replace: true })}
        options={[
          { value: "vehicle", label: t("nags.byVehicle") },
          { value: "partNumber", label: t("nags.byNumber") }
        ]}
      />
      {asked.by === "vehicle" ? (
        <VehicleSearchFields asked={asked} onChange={change} />
      ) : (
        <TextField
          name="partNumber"
          label={t("nags.partNumber")}
          description={t("nags.partNumberHint")}
          autoComplete="off"
          spellCheck="false"
          value={asked.partNumber}
          onChange={(partNumber) => change({ partNumber })}
          errorMessage={
            isWrong && asked.partNumber.length > 6 ? t("partNumber.invalid", { field: t("nags.partNumber") }) : ""
          }
        />
      )}
      <SearchCost searching={searching} isDisabled={query === undefined} />
      {query !== undefined && (
        <GlassResults searching={searching} actionsOf={(part) => <GlassActions part={part} query={query} />} />
      )}
    </form>
  )
}

const addressOf = ({ by, year, make, model, bodyStyle, partNumber }: GlassSearchFields): Record<string, string> =>
  by === "partNumber" ? { part: partNumber } : { year: year === 0 ? "" : String(year), make, model, body: bodyStyle }

interface VehicleSearchFieldsProps {
  readonly asked: GlassSearchFields
  /** Changes the query. Must be a stable function. */
  readonly onChange: (change: Partial<GlassSearchFields>) => void
}

const unknown: ReadonlyArray<string> = []
const leave = () => {}

/** The vehicle to search glass for. */
function VehicleSearchFields({ asked, onChange }: VehicleSearchFieldsProps) {
  const { t } = useWords()
  const { makes, models, bodies } = useVehicleLists(asked)
  const types = useMemo(
    () => ({
      make: (make: string) => onChange({ make }),
      model: (model: string) => onChange({ model }),
      bodyStyle: (bodyStyle: string) => onChange({ bodyStyle })
    }),
    [onChange]
  )
  const word = (name: "make" | "model" | "bodyStyle", label: string, list: typeof makes) => (
    <VehicleNameField
      name={name}
      label={label}
      value={asked[name]}
      onChange={types[name]}
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
