import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { expect } from "storybook/test"
import { type SiteEntry, type SiteEvent, SiteEventId } from "#domain/installer-day/SiteEvent.ts"
import { SiteEvents } from "#domain/installer-day/SiteEvents.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { withShop } from "#stories/withShop.tsx"
import { SiteReport } from "#web/jobs/work/SiteReport.tsx"
import { excludeAnnouncer } from "./excludeAnnouncer.ts"
import { JobPart } from "./JobPart.tsx"
import { jobId, jobPath, ordered } from "./jobsInShop.ts"

const meta = {
  title: "Screens/Jobs/On site",
  component: JobPart,
  args: { part: (job) => <SiteReport job={job} /> },
  decorators: [withShop],
  parameters: {
    a11y: excludeAnnouncer,
    ends: { Recorded: "Safe to drive", CouldNotDoIt: "nobody there" }
  }
} satisfies Meta<typeof JobPart>
export default meta
type Story = StoryObj<typeof meta>

const ten = Date.UTC(2026, 10, 24, 17)
const minute = 60_000

/** A work order on which Luis recorded these actions, one per minute from 10 a.m. */
const recorded = (deeds: (lineId: string) => ReadonlyArray<object>) =>
  Effect.gen(function* () {
    yield* ordered()
    const id = JobId.make(jobId)
    const { lines } = yield* (yield* Jobs).get(id)
    const glass = lines.find(({ kind }) => kind === "glass")!
    for (const [at, deed] of deeds(glass.id).entries()) {
      const event: SiteEvent = {
        id: SiteEventId.make(crypto.randomUUID()),
        at: ten + at * minute,
        receivedAt: ten + at * minute,
        by: { id: "019a0000-0000-7000-8000-0000000000aa" as never, name: "Luis Aguilar" },
        outcome: at === 0 ? "officeStands" : "kept",
        deed: deed as SiteEntry
      }
      yield* (yield* SiteEvents).add(id, event)
    }
  }).pipe(Effect.orDie)

const shop = (fill: unknown) => ({ shop: { path: jobPath, fill } })

/** Who was there when, the scanned VIN, lot and expiration date, scans, calibration and signatures, in one place. */
export const Recorded: Story = {
  parameters: shop(
    recorded((lineId) => [
      { _tag: "mileage", mileage: 31_000, was: null },
      { _tag: "step", step: "onMyWay" },
      { _tag: "step", step: "arrived" },
      { _tag: "vin", vin: "4T1DAACK9RU000002" },
      { _tag: "glass", lineId, dotNumber: "DOT-22", was: "" },
      {
        _tag: "adhesive",
        adhesiveManufacturer: "Sika",
        adhesiveLot: "L-8841",
        adhesiveExpiry: "2027-03-31",
        setAt: ten,
        minutes: 60,
        was: { adhesiveManufacturer: "", adhesiveLot: "", adhesiveExpiry: "" }
      },
      { _tag: "scan", when: "before", codes: "C1A67" },
      {
        _tag: "calibration",
        method: "static",
        tool: "Autel IA900",
        serial: "SN 88-20417",
        startedAt: ten,
        endedAt: ten + 20 * minute,
        result: "passed",
        note: ""
      },
      { _tag: "signature", when: "after", signedBy: "Ada Moreno", mark: { _tag: "typed", name: "Ada Moreno" } },
      { _tag: "note", text: "Rust at the pinch weld" }
    ])
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Luis Aguilar")).toBeVisible()
    await expect(canvas.getByText(/The VIN on the vehicle is 4T1DAACK9RU000002/)).toBeVisible()
    await expect(canvas.getByText(/Sika; lot L-8841; expires .*2027/)).toBeVisible()
    await expect(canvas.getByText(/customer not told/)).toBeVisible()
    await expect(canvas.getByText(/DOT-22/)).toBeVisible()
    await expect(canvas.getByText("before: C1A67")).toBeVisible()
    await expect(canvas.getByText(/static; passed; Autel IA900, serial SN 88-20417; no photos/)).toBeVisible()
    await expect(canvas.getByText(/after the work: Ada Moreno/)).toBeVisible()
    await expect(canvas.getByText(/Rust at the pinch weld/)).toBeVisible()
    await expect(canvas.getByText(/1 entry did not replace/)).toBeVisible()
  }
}

/** The reason it could not be done comes first. */
export const CouldNotDoIt: Story = {
  parameters: shop(recorded(() => [{ _tag: "couldNot", reason: "nobodyThere", note: "Gate locked" }])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Could not complete: nobody there")).toBeVisible()
    await expect(canvas.getByText(/Gate locked/)).toBeVisible()
  }
}
