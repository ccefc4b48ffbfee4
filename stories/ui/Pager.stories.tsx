import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, waitFor, within } from "storybook/test"
import { Pager } from "#ui/Pager.tsx"

const meta = {
  component: Pager,
  tags: ["autodocs"],
  args: {
    label: "Pages",
    page: 2,
    pageSize: 5,
    total: 48,
    totalText: "6–10 of 48",
    sizeLabel: "Rows",
    previousLabel: "Previous page",
    nextLabel: "Next page",
    pageLabel: (page) => `Page ${page}`,
    onPageChange: fn(),
    onPageSizeChange: fn()
  }
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

/** Each page size is one press away. */
export const Sizes: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const sizes = within(canvas.getByRole("radiogroup", { name: "Rows" })).getAllByRole("radio")
    await expect(sizes.map((radio) => radio.closest("label")?.textContent)).toEqual(["5", "10", "25", "50", "100"])
    await userEvent.click(canvas.getByRole("radio", { name: "25" }))
    await expect(args.onPageSizeChange).toHaveBeenCalledWith(25)
  }
}

/** The page size that fills the screen is offered among the others, labeled as such. */
export const Fitting: Story = {
  args: { pageSize: 12, fitting: 12, fittingLabel: "Fit (12)", totalText: "13–24 of 48" },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("radio", { name: "Fit (12)" })).toBeChecked()
    await userEvent.click(canvas.getByRole("radio", { name: "5" }))
    await expect(args.onPageSizeChange).toHaveBeenLastCalledWith(5)
    await expect(canvas.getAllByRole("button", { name: /^Page/ }).at(-1)).toHaveTextContent("4")
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
/** A list that was not counted completely: a button leads to its last page instead of a page number. */
export const LongerThanCounted: Story = {
  args: {
    page: 401,
    pageSize: 25,
    total: 10_001,
    totalText: "10,001–10,025 of more than 10,000",
    open: { hasPrevious: true, hasNext: true, lastLabel: "Last page", onPrevious: fn(), onNext: fn(), onLast: fn() }
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole("button", { name: /^Page/ }).map((button) => button.textContent)).toEqual([
      "1",
      "400",
      "401",
      "402"
    ])
    for (const name of ["Page 402", "Page 400", "Next page", "Previous page", "Last page", "Page 1"])
      await userEvent.click(canvas.getByRole("button", { name }))
    await expect(args.open?.onNext).toHaveBeenCalledTimes(2)
    await expect(args.open?.onPrevious).toHaveBeenCalledTimes(2)
    await expect(args.open?.onLast).toHaveBeenCalledOnce()
    await expect(args.onPageChange).toHaveBeenCalledOnce()
    await expect(args.onPageChange).toHaveBeenCalledWith(1)
  }
}

/** The last page of such a list, reached from the end: the number of preceding pages is unknown. */
export const LastOfLonger: Story = {
  args: {
    page: undefined,
    pageSize: 25,
    total: 10_001,
    totalText: "Last 25 of more than 10,000",
    open: { hasPrevious: true, hasNext: false, lastLabel: "Last page", onPrevious: fn(), onNext: fn(), onLast: fn() }
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("button", { name: "Next page" })).toBeDisabled()
    await expect(canvas.getByRole("button", { name: "Last page" })).toBeDisabled()
    await userEvent.click(canvas.getByRole("button", { name: "Previous page" }))
    await expect(args.open?.onPrevious).toHaveBeenCalledOnce()
  }
}

/** Reaching the last page by keyboard disables Next, so the focus moves to Previous instead of being lost. */
export const SteppedToTheEnd: Story = {
  render: function Stepping(args) {
    const [page, setPage] = useState(9)
    return <Pager {...args} page={page} onPageChange={setPage} />
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("button", { name: "Next page" }).focus()
    await userEvent.keyboard("{Enter}")
    await expect(canvas.getByRole("button", { name: "Page 10" })).toHaveAttribute("aria-current", "page")
    await waitFor(() => expect(canvas.getByRole("button", { name: "Previous page" })).toHaveFocus())
  }
}
export const Dark: Story = { globals: { theme: "dark" } }
