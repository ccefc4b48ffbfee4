import { Schema } from "effect"

/**
 * The longest that an insured job may be planned for, in minutes: 3.5 hours, that long included (spec §5,
 * trade 8.4).
 */
export const longestInsured = 210

interface Planned {
  readonly insurance: object | null
  readonly install: { readonly duration: number | null }
}

/** Spec §5: the job duration is bounded as soon as an insurer is on the job. */
export const insuredDuration = Schema.makeFilter(
  ({ insurance, install }: Planned) =>
    insurance === null ||
    (install.duration ?? 0) <= longestInsured || { path: ["install", "duration"], issue: "install.durationInsured" }
)
