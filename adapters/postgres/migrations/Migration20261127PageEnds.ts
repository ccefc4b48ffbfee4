import { Migration } from "@mikro-orm/migrations"

/** Adds until when a canceled public page is shown, and the two actions a shop can take on its own subscription. */
export class Migration20261127PageEnds extends Migration {
  override up() {
    this.addSql("alter table tenant add column if not exists page_ends date null")
    this.addSql("alter table platform_event drop constraint if exists platform_event_deed_known")
    this.addSql(
      `alter table platform_event add constraint platform_event_deed_known check (deed in (${deeds.map((deed) => `'${deed}'`).join(", ")}))`
    )
  }
}

const deeds = [
  "approved",
  "approvalWithdrawn",
  "quotasChanged",
  "closed",
  "restored",
  "deleted",
  "pageCancelled",
  "pageReactivated"
]
