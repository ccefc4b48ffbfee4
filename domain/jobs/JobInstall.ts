import { Schema } from "effect"
import { UserId } from "#domain/people/CurrentUser.ts"
import { Address } from "#domain/shared/Address.ts"
import { OptionalDay } from "#domain/shared/Day.ts"
import { maxLength, plainText, requiredText } from "#domain/shared/PlainText.ts"
import { OptionalTime } from "#domain/shared/TimeOfDay.ts"

/** What is done to the glass; "" while nobody has said. */
export const JobType = Schema.Literals(["", "replacement", "repair", "calibration", "other"])
export const TimeFrame = Schema.Literals(["", "morning", "afternoon"])
export const RepairLocation = Schema.Literals(["inShop", "mobile"])

/** Who installs, from when to when on the day of installation, in the location's time zone. Spec §5: start before end. */
export const InstallerRow = Schema.Struct({
  userId: UserId,
  start: OptionalTime,
  end: OptionalTime,
  /** Why the installer is booked although they are on another job then; left out where they are not (trust.md I6). */
  overlapReason: Schema.optionalKey(requiredText(200))
}).check(
  Schema.makeFilter(({ start, end }) => start === "" || end === "" || start < end || { path: ["end"], issue: "install.startBeforeEnd" })
)
export type InstallerRow = typeof InstallerRow.Type

/** When, where and by whom the glass goes in, spec §3. The location is the job's own. */
export const JobInstall = Schema.Struct({
  jobType: JobType,
  /** Minutes that the job takes, 0 while nobody has said. */
  duration: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1440 }, { message: "install.durationRange" })),
  installers: Schema.Array(InstallerRow).check(maxLength(12, "tooMany:12")),
  repairLocation: RepairLocation,
  /** Where a mobile job is done; null for the shop, and for a customer's own address. */
  address: Schema.NullOr(Address),
  /** When the customer can, in their words. */
  availability: plainText(300),
  date: OptionalDay,
  timeFrame: TimeFrame,
  /** When the customer is expected, or the installer at theirs. */
  time: OptionalTime,
  notes: plainText(2000),
  /** The glass is in. */
  complete: Schema.Boolean
})
export type JobInstall = typeof JobInstall.Type

/** An installation of which nothing is said; also what is missing in rows older than a field. */
export const openInstall: JobInstall = {
  jobType: "", duration: 0, installers: [], repairLocation: "inShop", address: null, availability: "", date: "", timeFrame: "", time: "", notes: "", complete: false
}
