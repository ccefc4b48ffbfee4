import { Schema } from "effect"
import { bulkEndpoint } from "#domain/bulk-actions/bulkEndpoint.ts"
import { BulkRunId } from "#domain/bulk-actions/BulkRun.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { access } from "#domain/people/access.ts"
import { pageFields, pageOf } from "#domain/shared/Page.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import {
  PricingProfile, PricingProfileChanged, PricingProfileDraft, PricingProfileId, PricingProfileInUse, PricingProfileNameTaken,
  PricingProfileNotFound, PricingType
} from "./PricingProfile.ts"

const door = access["/pricing-profile"]

/** Which profiles a list asks for; `text` is sought anywhere in the name. */
export const PricingProfileSearch = Schema.Struct({
  ...pageFields,
  text: Schema.optionalKey(Schema.String.check(maxLength(100))),
  pricingType: Schema.optionalKey(PricingType),
  descending: Schema.optionalKey(Schema.Boolean)
})
export type PricingProfileSearch = typeof PricingProfileSearch.Type

export const listPricingProfiles = endpoint({
  name: "listPricingProfiles", summary: "One page of the shop's pricing profiles, by name.",
  method: "GET", path: "/pricing-profiles", access: door,
  input: PricingProfileSearch,
  output: pageOf(PricingProfile),
  failures: []
})

export const getPricingProfile = endpoint({
  name: "getPricingProfile", summary: "One pricing profile.",
  method: "GET", path: "/pricing-profiles/:id", access: door,
  input: Schema.Struct({ id: PricingProfileId }),
  output: PricingProfile,
  failures: [PricingProfileNotFound]
})

export const postPricingProfile = endpoint({
  name: "postPricingProfile", summary: "Adds a pricing profile under a name that is new in the shop.",
  method: "POST", path: "/pricing-profiles", access: door,
  input: PricingProfileDraft,
  output: PricingProfile,
  failures: [PricingProfileNameTaken]
})

export const putPricingProfile = endpoint({
  name: "putPricingProfile", summary: "Saves a pricing profile as opened at `version`; a newer one is answered with 409 and what stands now.",
  method: "PUT", path: "/pricing-profiles/:id", access: door,
  input: Schema.Struct({ id: PricingProfileId, version: Schema.Int, ...PricingProfileDraft.fields }),
  output: PricingProfile,
  failures: [PricingProfileNotFound, PricingProfileChanged, PricingProfileNameTaken]
})

export const deletePricingProfile = endpoint({
  name: "deletePricingProfile", summary: "Removes a pricing profile that no customer uses; `undoId` takes that back for 24 hours.",
  method: "DELETE", path: "/pricing-profiles/:id", access: door,
  input: Schema.Struct({ id: PricingProfileId }),
  output: Schema.Struct({ undoId: BulkRunId }),
  failures: [PricingProfileNotFound, PricingProfileInUse]
})

export const postPricingProfilesDelete = bulkEndpoint({
  name: "postPricingProfilesDelete", summary: "Removes many pricing profiles; those that customers use are refused one by one.",
  path: "/pricing-profiles/bulk-delete", list: listPricingProfiles, id: PricingProfileId, change: Schema.Struct({})
})
