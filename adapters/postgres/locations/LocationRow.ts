import { defineEntity, p } from "@mikro-orm/postgresql"
import type { Address } from "#domain/shared/Address.ts"
import type { TaxLine } from "#domain/shared/TaxLine.ts"
import type { DaysOff, WeekHours } from "#domain/shared/WeekHours.ts"
import type { StoredSave } from "#domain/shared/RecordSave.ts"
import { tenantPolicy } from "../tenantPolicy.ts"

const LocationSchema = defineEntity({
  name: "LocationRow",
  tableName: "location",
  ...tenantPolicy,
  indexes: [
    {
      name: "location_by_name",
      expression:
        'CREATE INDEX location_by_name ON public.location USING btree (tenant_id, lower((location_name COLLATE "und-x-icu")), id)'
    },
    {
      name: "location_by_short_id",
      expression:
        'CREATE INDEX location_by_short_id ON public.location USING btree (tenant_id, lower((location_short_id COLLATE "und-x-icu")), id)'
    },
    {
      name: "location_one_per_short_id",
      expression:
        'CREATE UNIQUE INDEX location_one_per_short_id ON public.location USING btree (tenant_id, lower((location_short_id COLLATE "und-x-icu")))'
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
    locationName: p.text(),
    locationShortId: p.text(),
    phoneNumber: p.text(),
    emailAddress: p.text(),
    address: p.json<Address>(),
    primaryTaxId: p.text(),
    secondaryTaxId: p.text(),
    licenceNumberCa: p.text(),
    licenceNumberFl: p.text(),
    timeZone: p.text(),
    defaultTaxPercent: p.double(),
    defaultPartsTaxRate: p.double(),
    defaultLaborTaxRate: p.double(),
    taxLines: p.json<ReadonlyArray<TaxLine>>().default("[]"),
    services: p.array(),
    businessHours: p.json<WeekHours>().default("[]"),
    closedDays: p.json<ReadonlyArray<DaysOff>>().default("[]"),
    bays: p.integer().default(0),
    status: p.text()
  }
})

export class LocationRow extends LocationSchema.class {}
LocationSchema.setClass(LocationRow)
