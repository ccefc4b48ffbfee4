import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { expect, screen, waitFor } from "storybook/test"
import { checkInvoices } from "#domain/edi/checkInvoices.ts"
import { EdiInvoices } from "#domain/edi/EdiInvoices.ts"
import { sendInvoices } from "#domain/edi/sendInvoices.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { withShop } from "#stories/withShop.tsx"
import { excludeAnnouncer } from "../jobs/excludeAnnouncer.ts"
import { glassFits } from "../jobs/glassFits.ts"
import { JobRoutes } from "../jobs/JobRoutes.tsx"
import { threeInvoices } from "./ediInShop.ts"

/** Of the two unsent invoices, sends the one that is ready. */
const sent = Effect.gen(function* () {
  yield* threeInvoices
  yield* checkInvoices()
  const invoices = yield* EdiInvoices
  const ids: ReadonlyArray<JobId> = yield* invoices.unsent(10)
  yield* sendInvoices(ids)
}).pipe(Effect.orDie)

const meta = {
  title: "Screens/EDI/On the job",
  component: JobRoutes,
  decorators: [withShop],
  parameters: {
    shop: { path: "/jobs/jobs-list", fill: sent, instead: glassFits },
    a11y: excludeAnnouncer,
    ends: { Queued: "is queued for", Rejected: "was sent to" }
  }
} satisfies Meta<typeof JobRoutes>
export default meta
type Story = StoryObj<typeof meta>

/** Queued a moment ago: from then on it is shown as issued. */
export const Queued: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText("Derek Olsen"))
    await expect(await screen.findByText(/^Invoice 1492 is queued for/)).toBeVisible()
    await expect(screen.getByText(/credit it and bill it again/)).toBeVisible()
    await waitFor(() =>
      expect(screen.getByRole("link", { name: "See what the network says" })).toHaveAttribute(
        "href",
        expect.stringMatching(/^\/invoices\?invoice=/)
      )
    )
  }
}

/** An invoice that the network rejected is locked as well, because its prices were sent. */
export const Rejected: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText("Luc Bouchard"))
    await expect(await screen.findByText(/^Invoice 1493 was sent to/)).toBeVisible()
  }
}
