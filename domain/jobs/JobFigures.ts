import { Context, type Effect } from "effect"
import type { JobSearch } from "./JobSearch.ts"
import type { UserId } from "#domain/access/CurrentUser.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { InstallToday } from "./InstallToday.ts"
import type { Pile } from "./Pile.ts"

/** What the shop's jobs come to, read and never written. */
export class JobFigures extends Context.Service<
  JobFigures,
  {
    /** The pile of each search, in their order: exactly the jobs that the list gives for it. */
    readonly piles: (searches: ReadonlyArray<JobSearch>) => Effect.Effect<ReadonlyArray<Pile>, never, CurrentTenant>
    /** The work orders of a day, of one installer or of all; no more than 200. */
    readonly installsOn: (
      day: string,
      installerId?: UserId
    ) => Effect.Effect<ReadonlyArray<InstallToday>, never, CurrentTenant>
    /**
     * Insurance companies and sales representatives that the shop's jobs and customers name, each once whatever the
     * case of a company; 500 of each at most.
     */
    readonly choices: Effect.Effect<
      { readonly insurers: ReadonlyArray<string>; readonly salespeople: ReadonlyArray<string> },
      never,
      CurrentTenant
    >
  }
>()("domain/jobs/JobFigures") {}

/** Installs of a day that are told. */
export const mostInstalls = 200

/** Names that are offered. */
export const mostChoices = 500
