import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { GlassDrawing } from "#ui/GlassDrawing.tsx"

const meta = {
  component: GlassDrawing,
  tags: ["autodocs"],
  args: { shape: "windshield", features: [], label: "Windshield", size: 320 }
} satisfies Meta<typeof GlassDrawing>
export default meta
type Story = StoryObj<typeof meta>

const parts = (root: HTMLElement) =>
  [
    "GlassPatch",
    "GlassMount",
    "GlassLens",
    "GlassSensorRing",
    "GlassHud",
    "GlassHeat",
    "GlassWire",
    "GlassInterlayer"
  ].filter((name) => root.querySelector(`.${name}`) !== null)

/** Without a camera or sensor, only the mirror button is drawn. */
export const Plain: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("img", { name: "Windshield" })).toBeVisible()
    await expect(parts(canvasElement)).toEqual(["GlassMount"])
  }
}

export const Everything: Story = {
  args: {
    features: ["rainSensor", "camera", "headUpDisplay", "acoustic", "heated", "shadeBand", "antenna", "solar"],
    label: "Windshield with everything"
  },
  play: async ({ canvasElement }) => {
    await expect(parts(canvasElement)).toEqual([
      "GlassPatch",
      "GlassLens",
      "GlassSensorRing",
      "GlassHud",
      "GlassHeat",
      "GlassWire",
      "GlassInterlayer"
    ])
    await expect(canvasElement.querySelectorAll(".GlassShade").length).toBeGreaterThan(0)
  }
}
export const RainSensorOnly: Story = { args: { features: ["rainSensor"], label: "Windshield with rain sensor" } }
export const CameraOnly: Story = { args: { features: ["camera"], label: "Windshield with camera" } }
export const BackHeated: Story = {
  args: { shape: "back", features: ["heated", "antenna"], label: "Heated back glass" }
}
export const Roof: Story = { args: { shape: "roof", features: ["solar"], label: "Roof glass" } }
export const Quarter: Story = { args: { shape: "quarter", features: ["antenna"], label: "Left quarter glass" } }
export const Vent: Story = { args: { shape: "vent", label: "Left vent glass" } }
export const Partition: Story = { args: { shape: "partition", label: "Partition" } }

/** Left and right are mirror images. */
export const Doors: Story = {
  args: { shape: "door", label: "Door" },
  render: (args) => (
    <>
      <GlassDrawing {...args} position="left" label="Left door" />
      <GlassDrawing {...args} position="right" label="Right door" />
    </>
  ),
  play: async ({ canvas }) => {
    const side = (name: string) =>
      (canvas.getByRole("img", { name }).querySelector(".GlassEdge") as SVGGraphicsElement).getBoundingClientRect()
    const box = (name: string) => canvas.getByRole("img", { name }).getBoundingClientRect()
    const [left, right] = [
      side("Left door").left - box("Left door").left,
      box("Right door").right - side("Right door").right
    ]
    await expect(Math.abs(left - right)).toBeLessThan(0.5)
  }
}

/** In a list: bolder lines, without the dots. */
export const Small: Story = {
  args: { size: 48, features: ["camera", "rainSensor", "heated", "shadeBand"], label: "Windshield, small" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("img").getBoundingClientRect().width).toBe(48)
    await expect(canvasElement.querySelectorAll(".GlassDots")).toHaveLength(0)
  }
}
export const Dark: Story = { args: Everything.args ?? {}, globals: { theme: "dark" } }
