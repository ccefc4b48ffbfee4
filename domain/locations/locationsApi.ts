import { Effect, Schema } from "effect"
import { access } from "#domain/access/accessTable.ts"
import { bulkEndpoint } from "#domain/bulk-actions/bulkEndpoint.ts"
import { BulkRunId } from "#domain/bulk-actions/BulkRun.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { field } from "#domain/shared/field.ts"
import { CursorInvalid, pageOf } from "#domain/shared/Page.ts"
import { DaysOffList, WeekHours } from "#domain/shared/WeekHours.ts"
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

/** The fields that can be changed on many locations at once. */
export const LocationsChange = Schema.Struct({
  status: field(LocationStatus, "Whether the locations accept new jobs.")
})

const accessRule = access["/locations"]

/** Fields of a new location that older clients omit, with their defaults. */
const openIfLeftOut = {
  businessHours: LocationDraft.fields.businessHours.pipe(Schema.withDecodingDefaultKey(Effect.succeed([]))),
  closedDays: LocationDraft.fields.closedDays.pipe(Schema.withDecodingDefaultKey(Effect.succeed([]))),
  bays: LocationDraft.fields.bays.pipe(Schema.withDecodingDefaultKey(Effect.succeed(0)))
}

/** Fields of an existing location that older clients omit, which leaves them unchanged. */
const keptIfLeftOut = {
  businessHours: field(Schema.optionalKey(WeekHours), "Opening hours, starting with Monday; unchanged if omitted.", []),
  closedDays: field(Schema.optionalKey(DaysOffList), "Days on which the location is closed; unchanged if omitted.", []),
  bays: field(
    Schema.optionalKey(Bays),
    "Number of vehicles the location can work on at the same time; unchanged if omitted.",
    4
  )
}

/** Available to everyone who may open jobs, because each job has a location. */
export const listJobLocations = endpoint({
  name: "listJobLocations",
  summary: "Lists all of the shop's locations with their tax rates, active ones first.",
  method: "GET",
  path: "/job-locations",
  access: access["/jobs"],
  input: Schema.Struct({}),
  output: Schema.Array(Location),
  failures: []
})

export const listLocations = endpoint({
  name: "listLocations",
  summary: "Returns a page of the shop's locations, sorted by name by default.",
  method: "GET",
  path: "/locations",
  access: accessRule,
  list: "locations",
  input: LocationSearch,
  output: pageOf(Location),
  failures: [CursorInvalid]
})

export const getLocation = endpoint({
  name: "getLocation",
  summary: "Returns a location.",
  method: "GET",
  path: "/locations/:id",
  access: accessRule,
  input: Schema.Struct({ id: field(LocationId, "Unique location id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") }),
  output: Location,
  failures: [LocationNotFound]
})

export const postLocation = endpoint({
  name: "postLocation",
  summary: "Creates a location; its short id must be unique within the shop.",
  method: "POST",
  path: "/locations",
  access: accessRule,
  input: Schema.Struct({ ...LocationDraft.fields, ...openIfLeftOut }),
  output: Location,
  failures: [LocationShortIdTaken]
})

export const putLocation = endpoint({
  name: "putLocation",
  summary:
    "Saves a location as loaded at `version`; returns 409 with the current version if it has changed since. The last active location cannot be deactivated.",
  method: "PUT",
  path: "/locations/:id",
  access: accessRule,
  input: Schema.Struct({
    id: field(LocationId, "Unique location id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
    version: versionField,
    ...LocationDraft.fields,
    ...keptIfLeftOut
  }),
  output: Location,
  failures: [LocationNotFound, LocationChanged, LocationShortIdTaken, LastActiveLocation]
})

export const deleteLocation = endpoint({
  name: "deleteLocation",
  summary:
    "Deletes a location that has never had jobs and has no assigned users. `undoId` can be used to undo this for 24 hours.",
  method: "DELETE",
  path: "/locations/:id",
  access: accessRule,
  input: Schema.Struct({ id: field(LocationId, "Unique location id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") }),
  output: Schema.Struct({
    undoId: field(
      BulkRunId,
      "Run id with which the deletion can be undone for 24 hours.",
      "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
    )
  }),
  failures: [LocationNotFound, LocationInUse, LastActiveLocation]
})

export const postLocationsChange = bulkEndpoint({
  name: "postLocationsChange",
  summary: "Activates or deactivates many locations; deactivating the last active one is refused.",
  path: "/locations/bulk-change",
  list: listLocations,
  id: LocationId,
  change: LocationsChange
})
