import { defineEntity, p } from "@mikro-orm/postgresql"
import { JobRow } from "./JobRow.ts"
import { ShopUserRow } from "../people/ShopUserRow.ts"
import { belongsTo } from "../belongsTo.ts"
import { tenantWall } from "../tenantWall.ts"

/**
 * When a job takes an installer, as instants. An exclusion constraint refuses two at once, but for those that somebody
 * overrode.
 */
const InstallerBookingSchema = defineEntity({
  name: "InstallerBookingRow",
  tableName: "installer_booking",
  ...tenantWall,
  indexes: [
    { name: "installer_booking_by_user", properties: ["tenantId", "userId", "endsAt"] },
    { name: "installer_booking_by_end", properties: ["tenantId", "endsAt"] }
  ],
  properties: {
    tenantId: p.uuid().primary(),
    jobId: p.uuid().primary(),
    /** The row of the job's form, from 0. */
    position: p.integer().primary(),
    userId: p.uuid(),
    startsAt: p.datetime(),
    /** Not included. */
    endsAt: p.datetime(),
    isOverride: p.boolean(),
    job: () =>
      belongsTo(JobRow, { columns: ["tenant_id", "job_id"], key: "installer_booking_job", onDelete: "cascade" }),
    user: () =>
      belongsTo(ShopUserRow, { columns: ["tenant_id", "user_id"], key: "installer_booking_user", onDelete: "cascade" })
  }
})

export class InstallerBookingRow extends InstallerBookingSchema.class {}
InstallerBookingSchema.setClass(InstallerBookingRow)
