import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor, within } from "storybook/test"
import { getPublicPageLook } from "#domain/public-page/publicPageApi.ts"
import { withShop } from "#stories/withShop.tsx"
import { screenStates } from "#stories/screenStates.ts"
import { fillShop } from "#stories/sampleShop.ts"
import { PublicBusinessPageScreen } from "#web/public-page/PublicBusinessPageScreen.tsx"
import { pictureFile } from "../account/ownAccount.ts"
import { fillIn } from "../customers/fillIn.ts"

const Page = () => (
  <main>
    <PublicBusinessPageScreen />
  </main>
)
const at = (more: object = {}) => ({ shop: { path: "/admin/public-business-page", fill: fillShop, ...more } })

const meta = {
  title: "Screens/Admin/Public page",
  component: Page,
  decorators: [withShop],
  parameters: {
    ...at(),
    ends: {
      Saved: "Public page saved",
      ColorCorrected: "Too little contrast to read. The page corrects it.",
      PictureAdded: "Recent-job photos (0/12)",
      PictureThatIsNone: "Invalid file type: choose a PNG or JPEG picture."
    }
  }
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const states = screenStates({ ...at(), call: getPublicPageLook, shows: /2000|#|9/ })
export const Failed: Story = states.Failed

const previewIn = (page: HTMLElement) => page.querySelector(".PagePreviewSheet")?.shadowRoot

/** Texts and a color are entered, shown in the preview immediately, and saved. */
export const Saved: Story = {
  play: async (page) => {
    const { canvas, canvasElement, userEvent } = page
    await fillIn(page, /^About us, English/, "Family-owned & proud since 1998")
    await waitFor(() => expect(previewIn(canvasElement)?.textContent).toContain("Family-owned & proud since 1998"))
    await fillIn(page, /^Button(?! text)/, "#c8102e")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await screen.findByText("Public page saved")
    await waitFor(() => expect(canvas.getByRole("button", { name: "Save" })).toBeDisabled())
  }
}

/** An invalid color is reported at its field; one with too little contrast is announced as corrected. */
export const ColorCorrected: Story = {
  play: async (page) => {
    const { canvas, userEvent } = page
    await fillIn(page, /^Footer/, "teal")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await waitFor(() => expect(canvas.getByLabelText(/^Footer/)).toHaveAccessibleDescription(/Start with #/))
    await fillIn(page, /^Footer/, "#0b6b73")
    await fillIn(page, /^Text(?!s)/, "#eeeeee")
    await waitFor(() => expect(canvas.getByText("Too little contrast to read. The page corrects it.")).toBeVisible())
  }
}

const choose = async (
  { canvas, userEvent }: Pick<Parameters<NonNullable<Story["play"]>>[0], "canvas" | "userEvent">,
  place: RegExp,
  file: File
) => {
  const group = await canvas.findByRole("group", { name: place })
  const input = await waitFor(() => {
    const found = group.querySelector<HTMLInputElement>("input[type=file]")
    if (found === null) throw new Error("no file field yet")
    return found
  })
  await userEvent.upload(input, file)
}

/**
 * A photo of a job is chosen, cropped, described and saved. The story has no file server to load it from, and the page
 * says so.
 */
export const PictureAdded: Story = {
  play: async (page) => {
    const { canvas, userEvent } = page
    await choose(page, /^Recent-job photos \(0\/12\)/, await pictureFile("job.png"))
    const dialog = within(await screen.findByRole("dialog", { name: "Crop the photo" }))
    await waitFor(() => expect(dialog.getByRole("button", { name: "Use this photo" })).toBeEnabled())
    await userEvent.click(dialog.getByRole("button", { name: "Use this photo" }))
    await canvas.findByRole("group", { name: /^Recent-job photos \(1\/12\)/ })
    await waitFor(() => expect(canvas.getByText("The recent-job photo could not be loaded.")).toBeVisible())
    await fillIn(page, /^Caption of photo 1/, "A Kona, calibrated")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await screen.findByText("Public page saved")
    await userEvent.click(canvas.getByRole("button", { name: "Remove photo 1" }))
    await expect(await canvas.findByRole("group", { name: /^Recent-job photos \(0\/12\)/ })).toBeVisible()
  }
}

/** A text file with an image file name is rejected at its own field. */
export const PictureThatIsNone: Story = {
  play: async (page) => {
    await choose(page, /^Banner image/, new File(["<svg/>"], "a.svg.png", { type: "image/png" }))
    await waitFor(() => expect(page.canvas.getByText("Invalid file type: choose a PNG or JPEG picture.")).toBeVisible())
  }
}
