import { Context } from "effect"

/** What the browser that is calling calls itself; "" where nobody says. */
export const UserAgent = Context.Reference<string>("domain/contract/UserAgent", { defaultValue: () => "" })
