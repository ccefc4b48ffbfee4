import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, screen } from "storybook/test"
import { Pager } from "#ui/Pager.tsx"

const meta = {
  component: Pager,
  tags: ["autodocs"],
  args: { label: "Pages", page: 2, pageSize: 5, total: 48, totalText: "6–10 of 48", sizeLabel: "Rows", previousLabel: "Previous page", nextLabel: "Next page", pageLabel: (page) => `Page ${page}`, onPageChange: fn(), onPageSizeChange: fn() }
} satisfies Meta<typeof Pager>
export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("button", { name: "Page 2" })).toHaveAttribute("aria-current", "page")
    await userEvent.click(canvas.getByRole("button", { name: "Page 3" }))
    await userEvent.click(canvas.getByRole("button", { name: "Previous page" }))
    await userEvent.click(canvas.getByRole("button", { name: "Page 10" }))
    await expect(args.onPageChange).toHaveBeenNthCalledWith(1, 3)
    await expect(args.onPageChange).toHaveBeenNthCalledWith(2, 1)
    await expect(args.onPageChange).toHaveBeenNthCalledWith(3, 10)
  }
}

/** The sizes of the specification, as numbers. */
export const Sizes: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Rows/ }))
    await expect((await screen.findAllByRole("option")).map((option) => option.textContent)).toEqual(["5", "10", "25", "50", "100"])
    await userEvent.click(screen.getByRole("option", { name: "25" }))
    await expect(args.onPageSizeChange).toHaveBeenCalledWith(25)
  }
}

export const First: Story = {
  args: { page: 1, totalText: "1–5 of 48" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Previous page" })).toBeDisabled()
  }
}
export const OnlyOne: Story = {
  args: { page: 1, total: 0, totalText: "0 of 0" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Next page" })).toBeDisabled()
    await expect(canvas.getAllByRole("button", { name: /^Page/ })).toHaveLength(1)
  }
}
export const Dark: Story = { globals: { theme: "dark" } }
