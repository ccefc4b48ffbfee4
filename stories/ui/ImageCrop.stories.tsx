import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, waitFor } from "storybook/test"
import { cropPicture } from "#ui/cropPicture.ts"
import { ImageCrop } from "#ui/ImageCrop.tsx"

/** 800 by 400: the left half in one color, the right half in another. */
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"><path fill="#0b6b73" d="M0 0h400v400H0z"/><path fill="#ecd19b" d="M400 0h400v400H400z"/><circle cx="400" cy="200" r="120" fill="#11191b"/></svg>')}`

const meta = {
  component: ImageCrop,
  tags: ["autodocs"],
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    )
  ],
  args: {
    src: picture,
    alt: "The photo you chose",
    zoomLabel: "Zoom",
    hint: "Arrows move the frame; on a handle they change its size.",
    words: {
      cropArea: "Frame",
      nwDragHandle: "Top left",
      nDragHandle: "Top",
      neDragHandle: "Top right",
      eDragHandle: "Right",
      seDragHandle: "Bottom right",
      sDragHandle: "Bottom",
      swDragHandle: "Bottom left",
      wDragHandle: "Left"
    },
    onCrop: fn(),
    onLoadFailed: fn()
  }
} satisfies Meta<typeof ImageCrop>
export default meta
type Story = StoryObj<typeof meta>

const lastPart = (args: { readonly onCrop: unknown }) => (args.onCrop as ReturnType<typeof fn>).mock.lastCall?.[0]

/** Starts as a centered square; arrow keys move it, and the result has the requested size. */
export const Square: Story = {
  tags: ["picture"],
  args: { aspect: 1 },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(args.onCrop).toHaveBeenCalledWith({ x: 200, y: 0, width: 400, height: 400 }))
    const frame = await canvas.findByRole("group", { name: "Frame" })
    frame.focus()
    await userEvent.keyboard("{ArrowLeft>20/}")
    await waitFor(() => expect(lastPart(args).x).toBeLessThan(200))
    await expect(lastPart(args).width).toBe(400)
    const blob = await cropPicture(picture, lastPart(args), { maxEdge: 100, type: "image/png" })
    const cut = await createImageBitmap(blob)
    await expect([cut.width, cut.height]).toEqual([100, 100])
  }
}

/** Round, as a profile photo is shown. */
export const Round: Story = { args: { aspect: 1, isRound: true } }

/** Any aspect ratio, starting with the entire picture; a handle crops from one side. */
export const Free: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(args.onCrop).toHaveBeenCalledWith({ x: 0, y: 0, width: 800, height: 400 }))
    ;(await canvas.findByRole("button", { name: "Right" })).focus()
    await userEvent.keyboard("{ArrowLeft>10/}")
    await waitFor(() => expect(lastPart(args).width).toBeLessThan(800))
    await expect(lastPart(args).height).toBe(400)
  }
}

/** Zooming in enlarges the picture, not the crop area. */
export const Closer: Story = {
  args: { aspect: 1 },
  play: async ({ canvas, userEvent, args }) => {
    const photo = await canvas.findByAltText("The photo you chose")
    // Once laid out, it is twice as wide as high and as wide as its frame allows.
    await waitFor(() => expect(photo.clientWidth).toBe(photo.closest(".ImageCropView")?.clientWidth))
    const before = photo.clientWidth
    canvas.getByRole("slider", { name: "Zoom" }).focus()
    await userEvent.keyboard("{End}")
    await waitFor(() => expect(photo.clientWidth).toBe(before * 4))
    await expect(lastPart(args)).toEqual({ x: 200, y: 0, width: 400, height: 400 })
  }
}

export const Unreadable: Story = {
  args: { src: "data:image/png;base64,AAAA" },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onLoadFailed).toHaveBeenCalled())
    await expect(args.onCrop).not.toHaveBeenCalled()
  }
}
export const Disabled: Story = { args: { aspect: 1, isDisabled: true } }
export const Dark: Story = { args: { aspect: 1 }, globals: { theme: "dark" } }
