import { defineEntity, p } from "@mikro-orm/postgresql"
import { Schema } from "effect"
import type { Address } from "#domain/shared/Address.ts"
import type { DaysOff, WeekHours } from "#domain/shared/WeekHours.ts"
import type { StoredSave } from "#domain/shared/RecordSave.ts"
import { User } from "#domain/people/User.ts"
import { phoneDigits } from "#domain/shared/phoneDigits.ts"
import { FileRow } from "../files/FileRow.ts"
import { LocationRow } from "../locations/LocationRow.ts"
import { belongsTo } from "../belongsTo.ts"
import { tenantPolicy } from "../tenantPolicy.ts"
import { fieldsIn, selected } from "../columns.ts"
import { decodeStored } from "../storedJson.ts"

const ShopUserSchema = defineEntity({
  name: "ShopUserRow",
  tableName: "shop_user",
  ...tenantPolicy,
  indexes: [
    { name: "shop_user_by_name", properties: ["tenantId", "sortName", "id"] },
    {
      name: "shop_user_by_location",
      expression: "CREATE INDEX shop_user_by_location ON public.shop_user USING btree (tenant_id, default_location_id)"
    },
    {
      name: "shop_user_by_user_name",
      expression:
        'CREATE INDEX shop_user_by_user_name ON public.shop_user USING btree (tenant_id, lower(user_name) COLLATE "und-x-icu", id)'
    },
    {
      name: "shop_user_contains",
      expression: "CREATE INDEX shop_user_contains ON public.shop_user USING gin (tenant_id, search_text gin_trgm_ops)"
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
    userName: p.text(),
    firstName: p.text(),
    lastName: p.text(),
    emailAddress: p.text(),
    phoneNumber: p.text(),
    roles: p.array(),
    defaultLocationKey: p.uuid().nullable().name("default_location_id"),
    defaultLanguage: p.smallint(),
    timeZone: p.text(),
    workHours: p.json<WeekHours>().default("[]"),
    daysOff: p.json<ReadonlyArray<DaysOff>>().default("[]"),
    skills: p.array().default([]),
    address: p.json<Address | null>().nullable(),
    photo: p.uuid().nullable().name("photo_id"),
    usesAvatar: p.boolean(),
    mustChangePassword: p.boolean(),
    active: p.boolean(),
    passwordHash: p.text().hidden(),
    /** Last name, first name in lower case, for sorting. */
    sortName: p.text().collation("und-x-icu"),
    /** Names, email and phone digits in lower case, for substring search. */
    searchText: p.text(),
    defaultLocation: () =>
      belongsTo(LocationRow, {
        columns: ["tenant_id", "default_location_id"],
        key: "shop_user_default_location_id",
        onDelete: "set null (default_location_id)"
      }),
    photoFile: () =>
      belongsTo(FileRow, {
        columns: ["tenant_id", "photo_id"],
        key: "shop_user_photo_id",
        onDelete: "set null (photo_id)"
      })
  }
})

export class ShopUserRow extends ShopUserSchema.class {}
ShopUserSchema.setClass(ShopUserRow)

const decode = decodeStored(User)
const encode = Schema.encodeSync(User)

/** Returns the form in which user names are compared across all shops. */
export const nameKey = (userName: string): string => userName.trim().toLowerCase()

/** Select list for a person from `shop_user u`, with domain field names and their locations. */
export const userColumns = `${selected(ShopUserRow, fieldsIn(ShopUserRow, User.fields), "u")},
  coalesce((select jsonb_agg(l.location_id order by l.position) from user_location l where l.tenant_id = u.tenant_id and l.user_id = u.id), '[]') as "assignedLocations"`

/** Decodes a person from these columns. */
export const toUser = (row: object): User => decode(row)

/** Returns a person's row, without the password, including the columns that lists sort and search by. */
export const toUserRow = (user: User, tenantId: string) => {
  const { assignedLocations: _, roles, skills, ...columns } = encode(user)
  return {
    ...columns,
    tenantId,
    roles: [...roles],
    skills: [...skills],
    sortName: `${user.lastName}, ${user.firstName}`.toLowerCase(),
    searchText: [user.firstName, user.lastName, user.userName, user.emailAddress, phoneDigits(user.phoneNumber)]
      .join(" ")
      .toLowerCase()
  }
}
