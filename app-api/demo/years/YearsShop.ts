import type { User } from "#domain/people/User.ts"
import type { Shop } from "../draftFor.ts"
import type { Model } from "./Story.ts"

/** A shop with the people who did its work, and the cars that came. */
export interface YearsShop extends Shop {
  readonly sellers: ReadonlyArray<User>
  readonly billers: ReadonlyArray<User>
  readonly fitters: ReadonlyArray<User>
  readonly models: ReadonlyArray<Model>
}
