import { defineEntity, p } from "@mikro-orm/postgresql"

/** Global list: from which browsers accounts have signed in, both under fingerprints that name nobody. The instant in milliseconds UTC. */
const KnownDeviceSchema = defineEntity({
  name: "KnownDeviceRow",
  tableName: "known_device",
  indexes: [{ name: "known_device_until", properties: ["until"] }],
  properties: {
    device: p.text().primary(),
    account: p.text().primary(),
    /** When it counts no more. */
    until: p.bigint("number")
  }
})

export class KnownDeviceRow extends KnownDeviceSchema.class {}
KnownDeviceSchema.setClass(KnownDeviceRow)
