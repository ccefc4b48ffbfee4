import { assert, describe, it } from "@effect/vitest"
import { filesToPreload } from "#web/filesToPreload.ts"

const sources: Readonly<Record<string, string>> = {
  "jobs/JobScreen.tsx": `
const Sheet = lazyPart(() => import("./form/JobSheet.tsx"), "JobSheet", "now", <JobWaiting />)
const Work = lazyPart(() => import("./work/JobWorkSheet.tsx"), "JobWorkSheet", "idle")`,
  "locations/LocationsScreen.tsx": ""
}
const screens = [
  { path: "/locations", screen: "locations/LocationsScreen" },
  { path: "/reminders" },
  { path: "/jobs/:id/edit", screen: "jobs/JobScreen" }
]
const file = (
  fileName: string,
  module: string,
  imports: ReadonlyArray<string> = [],
  styles: ReadonlyArray<string> = []
) => ({ fileName, moduleIds: [`/web/${module}`], imports, viteMetadata: { importedCss: new Set(styles) } })
const bundle = Object.fromEntries(
  [
    file("index.js", "main.tsx", ["both.js"], ["index.css"]),
    file("both.js", "react.js"),
    file("nouns.js", "noun.ts", ["index.js"], ["styles.css"]),
    file("job.js", "jobs/JobScreen.tsx", ["nouns.js", "both.js"]),
    file("job-form.js", "jobs/form/JobSheet.tsx", ["nouns.js", "dates.js"], ["styles.css"]),
    file("dates.js", "dates.ts"),
    file("job-work.js", "jobs/work/JobWorkSheet.tsx"),
    file("locations.js", "locations/LocationsScreen.tsx", ["nouns.js"])
  ].map((one) => [one.fileName, one])
)

describe("a screen's preload list", () => {
  it("includes the scripts and styles it imports or renders immediately, without those of the first page and those loaded later", () => {
    assert.deepStrictEqual(
      filesToPreload(bundle, "/web", screens, (module) => sources[module]!),
      {
        "/locations": ["locations.js", "nouns.js", "styles.css"],
        "/jobs/:id/edit": ["job.js", "nouns.js", "styles.css", "job-form.js", "dates.js"]
      }
    )
  })
})
