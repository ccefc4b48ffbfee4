import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { expect, waitFor, within } from "storybook/test"
import { newJobLink } from "#domain/documents/JobLinks.ts"
import type { JobDraft } from "#domain/jobs/JobDraft.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { PhotoReplies } from "#domain/public-page/PhotoReplies.ts"
import type { PhotoReply } from "#domain/public-page/PhotoReply.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { Vin } from "#domain/vin/Vin.ts"
import { withShop } from "#stories/withShop.tsx"
import { excludeAnnouncer } from "./excludeAnnouncer.ts"
import { camryWindshields } from "./camryWindshields.ts"
import { JobRoutes } from "./JobRoutes.tsx"
import { jobId, jobPath, quoted } from "./jobsInShop.ts"

const meta = {
  title: "Screens/Jobs/From the customer",
  component: JobRoutes,
  decorators: [withShop],
  parameters: {
    a11y: excludeAnnouncer,
    ends: {
      NotAsked: "Ask for VIN and photos",
      Waiting: "Nothing received yet.",
      ComingIn: "Coming in…",
      UseVin: "Added to the job, not saved yet.",
      UseGlass: "on the job",
      AllSentInFrench: "Tout a été envoyé",
      AllSentOnAPhone: "All sent"
    }
  }
} satisfies Meta<typeof JobRoutes>
export default meta
type Story = StoryObj<typeof meta>

const kona = Vin.make("KM8K2CAB4PU001140")
const byPlate = (draft: JobDraft): JobDraft => ({
  ...draft,
  vehicle: { ...draft.vehicle, vin: "", plate: "ABC1234", plateState: "AZ" }
})

/** A quote whose caller was sent a photo link, with this reply; if omitted, no link was sent. */
const shop = (came: Partial<PhotoReply> | "waiting" | undefined, draft = byPlate) => ({
  shop: {
    path: jobPath,
    fill: Effect.gen(function* () {
      yield* quoted(draft)
      if (came === undefined) return
      const job = yield* (yield* Jobs).get(JobId.make(jobId))
      const location = yield* (yield* Locations).get(job.locationId)
      const link = yield* newJobLink({ job, location }, "photos", "en")
      if (came === "waiting") return
      yield* (yield* PhotoReplies).save({
        linkId: link.id,
        jobId: job.id,
        vin: kona,
        car: { year: 2023, make: "Hyundai", model: "Kona", bodyStyle: "SUV" },
        lookups: 1,
        panes: [],
        answers: [],
        photos: [],
        at: link.at,
        sentAt: null,
        ...came
      })
    }).pipe(Effect.orDie)
  }
})
const [first, second] = camryWindshields
const panes = [first!, second!].map(({ partNumber, features }) => ({ partNumber, features }))
const panel = async (canvas: ReturnType<typeof within>) =>
  within(await canvas.findByRole("region", { name: "From the customer’s phone" }))

/** A quote with only a license plate offers the link during the call. */
export const NotAsked: Story = { parameters: shop(undefined) }

export const Waiting: Story = { parameters: shop("waiting") }

/** Differences from the job are shown, and the job's values are kept. */
export const ComingIn: Story = {
  parameters: shop({ panes, answers: [{ feature: "camera", answer: "notSure" }] }, (draft) => draft),
  play: async ({ canvas }) => {
    const sent = await panel(canvas)
    await expect(await sent.findByText(/The job has another VIN/)).toBeVisible()
    await expect(sent.getByText(/The job says/)).toBeVisible()
  }
}

/** One key puts the VIN on the job, to be saved with the rest. */
export const UseVin: Story = {
  parameters: shop({}),
  play: async ({ canvas, userEvent }) => {
    const sent = await panel(canvas)
    await userEvent.click(await sent.findByRole("button", { name: "Use this VIN" }))
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "VIN" })).toHaveValue(kona))
  }
}

/** The glass determined by the answers replaces the one on the estimate. */
export const UseGlass: Story = {
  parameters: shop({ panes: panes.slice(1) }),
  play: async ({ canvas, userEvent }) => {
    const sent = await panel(canvas)
    await userEvent.click(await sent.findByRole("button", { name: /^Use this glass/ }))
    await expect(await sent.findByText("on the job")).toBeVisible()
  }
}

const all = shop({
  panes: panes.slice(0, 1),
  answers: [{ feature: "camera", answer: "yes" }],
  sentAt: 1_763_740_800_000
})
export const AllSentInFrench: Story = { parameters: all, globals: { locale: "fr" } }
export const AllSentOnAPhone: Story = { parameters: all, globals: { viewport: { value: "phone" } } }
