import { mkdirSync, writeFileSync } from "node:fs"
import { cpus } from "node:os"
import type { Row } from "./Row.ts"

/**
 * Formats the table as Markdown, with a line about the machine; saves it as reports/bench.md if the run was complete.
 */
export const report = (
  rows: ReadonlyArray<Row>,
  facts: { readonly postgres: string; readonly jobs: number; readonly seconds: number; readonly isWhole: boolean }
): string => {
  const text = [
    "# Speed",
    "",
    `${cpus().length} cores (${cpus()[0]?.model.trim() ?? "unknown"}), Node ${process.versions.node}, PostgreSQL ${facts.postgres}, ` +
      `${facts.jobs.toLocaleString("en")} jobs in total, measured in ${Math.round(facts.seconds)} s on ${new Date().toISOString().slice(0, 10)}.`,
    "The floor is a bare `node:http` server with prepared statements over the same rows under the same row-level security, in the same run.",
    "",
    "| measurement | Frit | floor or peer | ratio | target | met |",
    "|---|---|---|---|---|---|",
    ...rows.map(
      ({ what, app, peer, ratio, mark, reached }) => `| ${[what, app, peer, ratio, mark, said(reached)].join(" | ")} |`
    ),
    "",
    `${rows.filter(({ reached }) => reached === true).length} targets met, ${rows.filter(({ reached }) => reached === false).length} missed.`,
    ""
  ].join("\n")
  if (facts.isWhole) {
    mkdirSync("reports", { recursive: true })
    writeFileSync("reports/bench.md", text)
  }
  return text
}

const said = (reached: boolean | undefined) => (reached === undefined ? "–" : reached ? "yes" : "**no**")
