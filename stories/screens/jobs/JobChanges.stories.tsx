import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor, within } from "storybook/test"
import { refused } from "#domain/contract/Envelope.ts"
import { withShop } from "#stories/withShop.tsx"
import { ChangesSection } from "#web/jobs/changes/ChangesSection.tsx"
import { excludeAnnouncer } from "./excludeAnnouncer.ts"
import { JobPart } from "./JobPart.tsx"
import { jobPath, quoted } from "./jobsInShop.ts"
import { longHistory, recordedJob } from "./recordedJob.ts"

const meta = {
  title: "Screens/Jobs/Changes",
  component: JobPart,
  args: { part: (job, lookups) => <ChangesSection job={job} lookups={lookups} /> },
  decorators: [withShop],
  parameters: {
    ends: {
      History: "Bea Ortiz added Police report.pdf",
      Narrowed: "Dana Whitfield",
      Long: "System added the photo Photo 30.jpg",
      NotLoaded: "Try again"
    },
    a11y: excludeAnnouncer
  }
} satisfies Meta<typeof JobPart>
export default meta
type Story = StoryObj<typeof meta>

const shop = (fill: unknown, more: object = {}) => ({ shop: { path: jobPath, fill, ...more } })
const timeline = async (canvas: { readonly findByRole: typeof screen.findByRole }) =>
  within(await canvas.findByRole("list", { name: /History|Historique|Historial/ }, { timeout: 5_000 }))

/** Who changed what, in words, newest first. */
export const History: Story = {
  parameters: shop(recordedJob),
  play: async ({ canvas }) => {
    const entries = await timeline(canvas)
    const said = entries.getAllByRole("listitem").map(({ textContent }) => textContent)
    await expect(said[0]).toMatch(/^Ada Moreno signed: Work order/)
    await expect(entries.getByText(/^Dana Whitfield changed/).closest("li")).toHaveTextContent(
      /Deductible.*\$100\.00.*→.*\$250\.00/
    )
    await expect(entries.getByText(/^Bea Ortiz changed \d+ fields/).closest("li")).toHaveTextContent(
      /Net, Windshield, rain sensor.*\$406\.72.*→.*\$399\.00/
    )
    await expect(entries.getByText("Ada Moreno accepted the quote")).toBeVisible()
    await expect(entries.getByText("Bea Ortiz added Police report.pdf")).toBeVisible()
  }
}

/** Filtered by one person, then by insurance changes. */
export const Narrowed: Story = {
  parameters: shop(recordedJob),
  play: async ({ canvas, userEvent }) => {
    await timeline(canvas)
    await userEvent.click(canvas.getByRole("button", { name: /Changed by/ }))
    await userEvent.click(await screen.findByRole("option", { name: "Dana Whitfield" }))
    await waitFor(async () => expect((await timeline(canvas)).queryByText(/^Bea Ortiz/)).toBeNull())
    await userEvent.click(canvas.getByRole("button", { name: /Type of change/ }))
    await userEvent.click(await screen.findByRole("option", { name: "Changed: Insurance" }))
    await waitFor(async () => expect((await timeline(canvas)).getAllByText(/^Dana Whitfield changed/)).toHaveLength(1))
  }
}

/** Twenty entries at first; older ones on demand. */
export const Long: Story = {
  parameters: shop(longHistory),
  play: async ({ canvas, userEvent }) => {
    await expect((await timeline(canvas)).getAllByRole("listitem")).toHaveLength(20)
    await userEvent.click(canvas.getByRole("button", { name: "Show older" }))
    await waitFor(async () => expect((await timeline(canvas)).getAllByRole("listitem")).toHaveLength(31))
    await expect(canvas.queryByRole("button", { name: "Show older" })).toBeNull()
  }
}

export const NotLoaded: Story = {
  parameters: shop(quoted(), {
    instead: ({ name }: { readonly name: string }) =>
      name === "listJobChanges" ? refused(500, "serverError") : undefined
  }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole("button", { name: "Try again" }, { timeout: 5_000 })).toBeVisible()
}
