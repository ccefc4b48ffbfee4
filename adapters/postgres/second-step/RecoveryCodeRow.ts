import { defineEntity, p } from "@mikro-orm/postgresql"
import { tenantWall } from "../tenantWall.ts"

/** Recovery codes that were not used yet, as fingerprints. */
const RecoveryCodeSchema = defineEntity({
  name: "RecoveryCodeRow",
  tableName: "recovery_code",
  ...tenantWall,
  properties: {
    tenantId: p.uuid().primary(),
    userId: p.uuid().primary(),
    fingerprint: p.text().primary()
  }
})

export class RecoveryCodeRow extends RecoveryCodeSchema.class {}
RecoveryCodeSchema.setClass(RecoveryCodeRow)
