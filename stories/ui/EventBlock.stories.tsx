import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { EventBlock } from "#ui/EventBlock.tsx"

const meta = {
  component: EventBlock,
  tags: ["autodocs"],
  decorators: [
    (Story) => (
      <div style={{ width: 200 }}>
        <Story />
      </div>
    )
  ],
  args: { time: "9:00 – 10:30", title: "Amélie Tremblay", note: "2021 Camry, windshield", onPress: fn() }
} satisfies Meta<typeof EventBlock>
export default meta
type Story = StoryObj<typeof meta>

/** Shows the time, the person and the work. */
export const Fixed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "9:00 – 10:30 Amélie Tremblay 2021 Camry, windshield" }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  }
}
export const Tentative: Story = { args: { isTentative: true, note: "Not confirmed" } }
export const Selected: Story = { args: { isSelected: true } }
export const Short: Story = { args: { isShort: true } }
const everyTone = () => (
  <div style={{ display: "grid", gap: 6 }}>
    {(["accent", "neutral", "info", "success", "warning", "danger"] as const).map((tone) => (
      <EventBlock
        key={tone}
        time="9:00"
        title={tone}
        note="Camry"
        tone={tone}
        icon={tone === "danger" ? "warning" : undefined}
      />
    ))}
  </div>
)
export const EveryTone: Story = { tags: ["picture"], render: everyTone }
export const Dark: Story = { render: everyTone, globals: { theme: "dark" } }
