import { Migration } from "@mikro-orm/migrations"
import { tellingOf } from "./Migration20261125ShopEvents.ts"

/** Adds the user who opens or leaves a job to presence events, so that they do not receive their own. */
export class Migration20261125PresenceEvents extends Migration {
  override up() {
    this.addSql(
      tellingOf({
        table: "job_presence",
        kind: "presence",
        id: "job_id",
        people: "array[changed.user_id]",
        isPart: true,
        on: ["insert", "delete"]
      })
    )
  }
}
