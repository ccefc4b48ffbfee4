import { defineEntity, p } from "@mikro-orm/postgresql"
import type { PricingProfileDraft } from "#domain/pricing-profiles/PricingProfile.ts"
import type { StoredSave } from "#domain/shared/RecordSave.ts"
import { tenantPolicy } from "../tenantPolicy.ts"

/** A profile is always read as a whole and never queried by rate, so all rates are in `rates`. */
const PricingProfileSchema = defineEntity({
  name: "PricingProfileRow",
  tableName: "pricing_profile",
  ...tenantPolicy,
  uniques: [{ name: "pricing_profile_name", properties: ["tenantId", "sortName"] }],
  indexes: [
    {
      name: "pricing_profile_default",
      expression:
        "CREATE UNIQUE INDEX pricing_profile_default ON public.pricing_profile USING btree (tenant_id) WHERE is_default"
    }
  ],
  properties: {
    tenantId: p.uuid().primary(),
    id: p.uuid().primary(),
    version: p.integer(),
    /** Recent saves: who saved which fields, newest first. */
    saves: p
      .json<ReadonlyArray<StoredSave>>()
      .default("[]")
      .onCreate(() => []),
    profileName: p.text(),
    pricingType: p.text(),
    isDefault: p.boolean().default(false),
    sortName: p.text().collation("und-x-icu"),
    rates: p.json<Omit<PricingProfileDraft, "profileName" | "pricingType" | "isDefault">>()
  }
})

export class PricingProfileRow extends PricingProfileSchema.class {}
PricingProfileSchema.setClass(PricingProfileRow)
