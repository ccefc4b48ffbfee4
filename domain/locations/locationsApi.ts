import { Effect, Schema } from "effect"
import { access } from "#domain/access/accessTable.ts"
import { bulkEndpoint } from "#domain/bulk-actions/bulkEndpoint.ts"
import { BulkRunId } from "#domain/bulk-actions/BulkRun.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { field } from "#domain/shared/field.ts"
import { CursorInvalid, pageOf } from "#domain/shared/Page.ts"
import { ManyDaysOff, WeekHours } from "#domain/shared/WeekHours.ts"
import { versionField } from "#domain/shared/RecordSave.ts"
import {
  Bays,
  LastActiveLocation,
  Location,
  LocationChanged,
  LocationDraft,
  LocationId,
  LocationInUse,
  LocationNotFound,
  LocationShortIdTaken,
  LocationStatus
} from "./Location.ts"
import { LocationSearch } from "./LocationSearch.ts"

/** What may be changed of many locations at once. */
export const LocationsChange = Schema.Struct({ status: field(LocationStatus, "Whether new jobs may be done there.") })

const door = access["/locations"]

/** What is open of a new location where a client does not know it. */
const openIfLeftOut = {
  businessHours: LocationDraft.fields.businessHours.pipe(Schema.withDecodingDefaultKey(Effect.succeed([]))),
  closedDays: LocationDraft.fields.closedDays.pipe(Schema.withDecodingDefaultKey(Effect.succeed([]))),
  bays: LocationDraft.fields.bays.pipe(Schema.withDecodingDefaultKey(Effect.succeed(0)))
}

/** What a client that does not know it leaves as it stands. */
const keptIfLeftOut = {
  businessHours: field(
    Schema.optionalKey(WeekHours),
    "When it is open, Monday first; left out, it stays as it is.",
    []
  ),
  closedDays: field(Schema.optionalKey(ManyDaysOff), "Days on which it is shut; left out, they stay as they are.", []),
  bays: field(Schema.optionalKey(Bays), "How many vehicles may stand in it; left out, it stays as it is.", 4)
}

/** Open to whoever may open a job: a job is done at a location. */
export const listJobLocations = endpoint({
  name: "listJobLocations",
  summary: "All of the shop's locations with their tax rates, active first: where a job may be done.",
  method: "GET",
  path: "/job-locations",
  access: access["/jobs"],
  input: Schema.Struct({}),
  output: Schema.Array(Location),
  failures: []
})

export const listLocations = endpoint({
  name: "listLocations",
  summary: "One page of the shop's locations, by name unless asked otherwise.",
  method: "GET",
  path: "/locations",
  access: door,
  list: "locations",
  input: LocationSearch,
  output: pageOf(Location),
  failures: [CursorInvalid]
})

export const getLocation = endpoint({
  name: "getLocation",
  summary: "One location.",
  method: "GET",
  path: "/locations/:id",
  access: door,
  input: Schema.Struct({ id: field(LocationId, "The location's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") }),
  output: Location,
  failures: [LocationNotFound]
})

export const postLocation = endpoint({
  name: "postLocation",
  summary: "Adds a location under a short id that is new in the shop.",
  method: "POST",
  path: "/locations",
  access: door,
  input: Schema.Struct({ ...LocationDraft.fields, ...openIfLeftOut }),
  output: Location,
  failures: [LocationShortIdTaken]
})

export const putLocation = endpoint({
  name: "putLocation",
  summary:
    "Saves a location as opened at `version`; a newer one is answered with 409 and what stands now. One location stays active.",
  method: "PUT",
  path: "/locations/:id",
  access: door,
  input: Schema.Struct({
    id: field(LocationId, "The location's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
    version: versionField,
    ...LocationDraft.fields,
    ...keptIfLeftOut
  }),
  output: Location,
  failures: [LocationNotFound, LocationChanged, LocationShortIdTaken, LastActiveLocation]
})

export const deleteLocation = endpoint({
  name: "deleteLocation",
  summary: "Deletes a location that no job ever had and where nobody works; `undoId` takes that back for 24 hours.",
  method: "DELETE",
  path: "/locations/:id",
  access: door,
  input: Schema.Struct({ id: field(LocationId, "The location's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") }),
  output: Schema.Struct({
    undoId: field(BulkRunId, "By which it is put back within a day.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  }),
  failures: [LocationNotFound, LocationInUse, LastActiveLocation]
})

export const postLocationsChange = bulkEndpoint({
  name: "postLocationsChange",
  summary: "Makes many locations active or inactive; the last active one is refused.",
  path: "/locations/bulk-change",
  list: listLocations,
  id: LocationId,
  change: LocationsChange
})
