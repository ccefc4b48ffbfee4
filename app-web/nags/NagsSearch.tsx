import { useCallback } from "react"
import { useSearchParams } from "react-router-dom"
import { SegmentedControl } from "#ui/SegmentedControl.tsx"
import { TextField } from "#ui/TextField.tsx"
import { latePart } from "#web/shell/latePart.tsx"
import { useWords } from "#web/words/useWords.ts"
import { askedIn, type GlassAsked, queryOf } from "./glassAsked.ts"
import { GlassActions } from "./GlassActions.tsx"
import { SearchCost } from "./SearchCost.tsx"
import { useGlassSearch } from "./useGlassSearch.ts"
import { VehicleAsked } from "./VehicleAsked.tsx"

const GlassResults = latePart(() => import("./GlassResults.tsx"), "GlassResults", "idle")

/**
 * Asks the catalogue by vehicle or by part number. What is asked stands in the address, so that going back and asking
 * again are one press.
 */
export function NagsSearch() {
  const { t } = useWords()
  const [address, setAddress] = useSearchParams()
  const asked = askedIn(address)
  const query = queryOf(asked)
  const searching = useGlassSearch(query, false)
  const change = useCallback(
    (change: Partial<GlassAsked>) =>
      setAddress((before) => addressOf({ ...askedIn(before), ...change }), { replace: true }),
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
        onChange={(by) => setAddress(addressOf({ ...askedIn(new URLSearchParams()), by }), { replace: true })}
        options={[
          { value: "vehicle", label: t("nags.byVehicle") },
          { value: "partNumber", label: t("nags.byNumber") }
        ]}
      />
      {asked.by === "vehicle" ? (
        <VehicleAsked asked={asked} onChange={change} />
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

const addressOf = ({ by, year, make, model, bodyStyle, partNumber }: GlassAsked): Record<string, string> =>
  by === "partNumber" ? { part: partNumber } : { year: year === 0 ? "" : String(year), make, model, body: bodyStyle }
