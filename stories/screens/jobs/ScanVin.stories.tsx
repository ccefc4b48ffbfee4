import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor, within } from "storybook/test"
import { withShop } from "#stories/withShop.tsx"
import { excludeAnnouncer } from "./excludeAnnouncer.ts"
import { JobRoutes } from "./JobRoutes.tsx"
import { shopForQuotes } from "./jobsInShop.ts"
import { photoOf } from "./vinCodes.ts"

const meta = {
  title: "Screens/Jobs/Scan VIN",
  component: JobRoutes,
  decorators: [withShop],
  parameters: {
    ends: {
      FromAPhoto: "Kona"
    },
    a11y: excludeAnnouncer,
    shop: { path: "/jobs/create", fill: shopForQuotes }
  }
} satisfies Meta<typeof JobRoutes>
export default meta
type Story = StoryObj<typeof meta>
type Played = Parameters<NonNullable<Story["play"]>>[0]

const vin = "KM8K2CAB4PU001140"

/** Without a camera, as on this machine, a photo is used. */
const openScanner = async ({ canvas, userEvent }: Played) => {
  await userEvent.click(await canvas.findByRole("button", { name: "Scan VIN" }))
  const dialog = within(await screen.findByRole("dialog", { name: "Scan VIN" }))
  await dialog.findByText(/Take or choose a photo instead/)
  const give = async (photo: File) =>
    userEvent.upload(document.querySelector<HTMLInputElement>("[role=dialog] input[type=file]")!, photo)
  return { dialog, give }
}

/** The scanned VIN is shown and applied with one press. */
export const FromAPhoto: Story = {
  play: async (played) => {
    const { dialog, give } = await openScanner(played)
    await give(await photoOf(`I${vin}`, "Code39"))
    await expect(await dialog.findByText(vin, undefined, { timeout: 15_000 })).toBeVisible()
    await expect(played.canvas.getByLabelText("VIN")).toHaveValue("")
    await played.userEvent.click(dialog.getByRole("button", { name: "Use this VIN" }))
    await waitFor(() => expect(played.canvas.getByRole("textbox", { name: "VIN" })).toHaveValue(vin))
    await waitFor(() => expect(played.canvas.getByRole("combobox", { name: "Model" })).toHaveValue("Kona"))
  }
}
