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

const accessRule = access["/pricing-profile"]

/** Filters for listing profiles; `text` matches anywhere in the name. */
export const PricingProfileSearch = Schema.Struct({
  ...pageFields,
  text: field(
    Schema.optionalKey(Schema.String.check(maxLength(100))),
    "Search text, matched anywhere in the name.",
    "saguaro"
  ),
  pricingType: field(Schema.optionalKey(PricingType), "Only profiles of this type."),
  descending: field(Schema.optionalKey(Schema.Boolean), "Whether to sort in descending order.")
})
export type PricingProfileSearch = typeof PricingProfileSearch.Type

export const listPricingProfiles = endpoint({
  name: "listPricingProfiles",
  summary: "Returns a page of the shop's pricing profiles, sorted by name.",
  method: "GET",
  path: "/pricing-profiles",
  access: accessRule,
  list: "pricingProfiles",
  input: PricingProfileSearch,
  output: pageOf(PricingProfile),
  failures: [CursorInvalid]
})

export const getPricingProfile = endpoint({
  name: "getPricingProfile",
  summary: "Returns a pricing profile.",
  method: "GET",
  path: "/pricing-profiles/:id",
  access: accessRule,
  input: Schema.Struct({
    id: field(PricingProfileId, "Unique pricing profile id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  }),
  output: PricingProfile,
  failures: [PricingProfileNotFound]
})

export const postPricingProfile = endpoint({
  name: "postPricingProfile",
  summary: "Creates a pricing profile; its name must be unique within the shop.",
  method: "POST",
  path: "/pricing-profiles",
  access: accessRule,
  input: PricingProfileDraft,
  output: PricingProfile,
  failures: [PricingProfileNameTaken]
})

export const putPricingProfile = endpoint({
  name: "putPricingProfile",
  summary:
    "Saves a pricing profile as loaded at `version`; returns 409 with the current version if it has changed since.",
  method: "PUT",
  path: "/pricing-profiles/:id",
  access: accessRule,
  input: Schema.Struct({
    id: field(PricingProfileId, "Unique pricing profile id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
    version: versionField,
    ...PricingProfileDraft.fields,
    partPrices: field(
      Schema.optionalKey(PartPrices),
      "Prices by part number; these take precedence over the percentages. Unchanged if omitted."
    )
  }),
  output: PricingProfile,
  failures: [PricingProfileNotFound, PricingProfileChanged, PricingProfileNameTaken]
})

export const deletePricingProfile = endpoint({
  name: "deletePricingProfile",
  summary: "Deletes a pricing profile that no customer uses. `undoId` can be used to undo this for 24 hours.",
  method: "DELETE",
  path: "/pricing-profiles/:id",
  access: accessRule,
  input: Schema.Struct({
    id: field(PricingProfileId, "Unique pricing profile id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  }),
  output: Schema.Struct({
    undoId: field(
      BulkRunId,
      "Run id with which the deletion can be undone for 24 hours.",
      "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
    )
  }),
  failures: [PricingProfileNotFound, PricingProfileInUse]
})

export const postPricingProfilesDelete = bulkEndpoint({
  name: "postPricingProfilesDelete",
  summary: "Deletes many pricing profiles; those used by customers are refused individually.",
  path: "/pricing-profiles/bulk-delete",
  list: listPricingProfiles,
  id: PricingProfileId,
  change: Schema.Struct({})
})
