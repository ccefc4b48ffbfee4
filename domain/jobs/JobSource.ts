import { Schema } from "effect"

/**
 * How a job came to the shop: by its people, by its public page, by its quote on a site of its own, or from an insurer's
 * network.
 */
export const JobSource = Schema.Literals(["staff", "publicPage", "ownSite", "dispatch"])
export type JobSource = typeof JobSource.Type

/** Those that visitors made themselves. */
export const onlineSources: ReadonlyArray<JobSource> = ["publicPage", "ownSite"]

/** What lists are narrowed by: one of them, or all that visitors made themselves. */
export const SourceSought = Schema.Literals([...JobSource.literals, "online"])
export type SourceSought = typeof SourceSought.Type

/** The sources that are meant. */
export const sourcesOf = (sought: SourceSought): ReadonlyArray<JobSource> =>
  sought === "online" ? onlineSources : [sought]
