import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, waitFor } from "storybook/test"
import { IconButton } from "#ui/IconButton.tsx"
import { PictureSlot } from "#ui/PictureSlot.tsx"

/** A windshield in front of a wall, in two colors. */
const url = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><path fill="#7f8f94" d="M0 0h400v300H0z"/><path fill="#0b6b73" d="M60 220c80-20 200-20 280 0l-30-130c-60-16-160-16-220 0z"/></svg>')}`
const hint = (
  <svg
    viewBox="0 0 120 90"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
    style={{ display: "block", width: "100%" }}
  >
    <path d="M14 60C30 54 90 54 106 60L98 24C82 19 38 19 22 24Z" />
  </svg>
)

const meta = {
  component: PictureSlot,
  tags: ["autodocs"],
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 220 }}>
        <Story />
      </div>
    )
  ],
  args: {
    label: "Whole glass",
    hint,
    takeLabel: "Take photo",
    accept: ["image/jpeg", "image/png"],
    maxBytes: 100,
    onTake: fn(),
    onRefused: fn()
  }
} satisfies Meta<typeof PictureSlot>
export default meta
type Story = StoryObj<typeof meta>

const photo = (bytes: number, type = "image/jpeg") => new File([new Uint8Array(bytes)], "glass.jpg", { type })
const input = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLInputElement>("input[type=file]")!

/** On a phone the camera opens; pictures that are too large are rejected. */
export const Empty: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByRole("button", { name: "Take photo: Whole glass" })).toBeEnabled()
    await expect(input(canvasElement)).toHaveAttribute("capture", "environment")
    const taken = photo(100)
    await userEvent.upload(input(canvasElement), taken)
    await waitFor(() => expect(args.onTake).toHaveBeenCalledWith(taken))
    await userEvent.upload(input(canvasElement), photo(101))
    await waitFor(() => expect(args.onRefused).toHaveBeenCalledWith(expect.objectContaining({ reason: "size" })))
  }
}

export const Filled: Story = {
  tags: ["picture"],
  args: {
    picture: { url, alt: "Whole glass" },
    takeLabel: "Replace",
    actions: <IconButton icon="trash" size="small" label="Delete whole glass" />
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("img", { name: "Whole glass" })).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Replace: Whole glass" })).toBeEnabled()
  }
}

/** If a picture fails to load, its name is shown instead of a broken image. */
export const Lost: Story = {
  args: { picture: { url: "data:image/png;base64,none", alt: "Whole glass" } },
  play: async ({ canvas }) =>
    waitFor(() => expect(canvas.getByRole("img", { name: "Whole glass" }).tagName).toBe("svg"))
}

export const Sending: Story = {
  args: { progress: { percent: 40, text: "40 %" }, actions: <IconButton icon="x" size="small" label="Stop sending" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar", { name: "Whole glass" })).toHaveAttribute("aria-valuetext", "40 %")
    await expect(canvas.queryByRole("button", { name: /Take photo/ })).toBeNull()
  }
}

export const Failed: Story = { args: { errorMessage: "The file size exceeds the 5MB limit" } }
export const Dark: Story = { ...Filled, globals: { theme: "dark" } }
