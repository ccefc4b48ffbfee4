import { Migration } from "@mikro-orm/migrations"
import { tellingOf } from "./Migration20261125ShopEvents.ts"

/** Who comes to a job or leaves it goes along with the event, which is not told to themselves. */
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
