import { Schema } from "effect"
import { bulkEndpoint } from "#domain/bulk-actions/bulkEndpoint.ts"
import { BulkRunId } from "#domain/bulk-actions/BulkRun.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { access } from "#domain/access/accessTable.ts"
import { CursorInvalid, pageFields, pageOf } from "#domain/shared/Page.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import { field } from "#domain/shared/field.ts"
import { versionField } from "#domain/shared/RecordSave.ts"
import { PartPrices } from "./PartPrice.ts"
import {
  PricingProfile,
  PricingProfileChanged,
  PricingProfileDraft,
  PricingProfileInUse,
  PricingProfileNameTaken,
  PricingProfileNotFound,
  PricingType
} from "./PricingProfile.ts"
import { PricingProfileId } from "./PricingProfileId.ts"

const door = access["/pricing-profile"]

/** Which profiles a list asks for; `text` is sought anywhere in the name. */
export const PricingProfileSearch = Schema.Struct({
  ...pageFields,
  text: field(
    Schema.optionalKey(Schema.String.check(maxLength(100))),
    "What to look for: beginnings and parts of names, numbers, e-mail addresses.",
    "moreno"
  ),
  pricingType: field(Schema.optionalKey(PricingType), "For whom it is."),
  descending: field(Schema.optionalKey(Schema.Boolean), "Whether to sort downwards.")
})
export type PricingProfileSearch = typeof PricingProfileSearch.Type

export const listPricingProfiles = endpoint({
  name: "listPricingProfiles",
  summary: "One page of the shop's pricing profiles, by name.",
  method: "GET",
  path: "/pricing-profiles",
  access: door,
  list: "pricingProfiles",
  input: PricingProfileSearch,
  output: pageOf(PricingProfile),
  failures: [CursorInvalid]
})

export const getPricingProfile = endpoint({
  name: "getPricingProfile",
  summary: "One pricing profile.",
  method: "GET",
  path: "/pricing-profiles/:id",
  access: door,
  input: Schema.Struct({
    id: field(PricingProfileId, "The pricing profile's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  }),
  output: PricingProfile,
  failures: [PricingProfileNotFound]
})

export const postPricingProfile = endpoint({
  name: "postPricingProfile",
  summary: "Adds a pricing profile under a name that is new in the shop.",
  method: "POST",
  path: "/pricing-profiles",
  access: door,
  input: PricingProfileDraft,
  output: PricingProfile,
  failures: [PricingProfileNameTaken]
})

export const putPricingProfile = endpoint({
  name: "putPricingProfile",
  summary: "Saves a pricing profile as opened at `version`; a newer one is answered with 409 and what stands now.",
  method: "PUT",
  path: "/pricing-profiles/:id",
  access: door,
  input: Schema.Struct({
    id: field(PricingProfileId, "The pricing profile's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
    version: versionField,
    ...PricingProfileDraft.fields,
    partPrices: field(
      Schema.optionalKey(PartPrices),
      "Prices by part number, which go before the percentages. Left out, they stay as they are."
    )
  }),
  output: PricingProfile,
  failures: [PricingProfileNotFound, PricingProfileChanged, PricingProfileNameTaken]
})

export const deletePricingProfile = endpoint({
  name: "deletePricingProfile",
  summary: "Removes a pricing profile that no customer uses; `undoId` takes that back for 24 hours.",
  method: "DELETE",
  path: "/pricing-profiles/:id",
  access: door,
  input: Schema.Struct({
    id: field(PricingProfileId, "The pricing profile's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  }),
  output: Schema.Struct({
    undoId: field(BulkRunId, "By which it is put back within a day.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  }),
  failures: [PricingProfileNotFound, PricingProfileInUse]
})

export const postPricingProfilesDelete = bulkEndpoint({
  name: "postPricingProfilesDelete",
  summary: "Removes many pricing profiles; those that customers use are refused one by one.",
  path: "/pricing-profiles/bulk-delete",
  list: listPricingProfiles,
  id: PricingProfileId,
  change: Schema.Struct({})
})
