import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, waitFor, within } from "storybook/test"
import { EmptyState } from "#ui/EmptyState.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { StatusDot } from "#ui/StatusDot.tsx"
import { Table } from "#ui/Table.tsx"
import type { TableColumn } from "#ui/TableColumn.ts"

interface Job {
  readonly id: string
  readonly number: string
  readonly customer: string
  readonly total: string
}

const jobs: ReadonlyArray<Job> = [
  { id: "a", number: "10234", customer: "Amélie Tremblay", total: "$689.35" },
  { id: "b", number: "10233", customer: "Luis Ortega", total: "$1,412.80" }
]

const columns: ReadonlyArray<TableColumn<Job>> = [
  { id: "number", title: "Job", cell: (job) => job.number, allowsSorting: true },
  { id: "customer", title: "Customer", cell: (job) => job.customer },
  {
    id: "status",
    title: "Status",
    cell: () => <StatusDot tone="success">Installed</StatusDot>,
    minTableWidth: "medium"
  },
  { id: "total", title: "Total", cell: (job) => job.total, align: "end" }
]

const opened = fn()
const acted = fn()

const meta = {
  title: "ui/Table",
  component: Table<Job>,
  tags: ["autodocs"],
  args: {
    label: "Jobs",
    columns,
    rows: jobs,
    rowId: (job) => job.id,
    rowText: (job) => job.number,
    onOpen: opened,
    onSortChange: fn(),
    onSelectionChange: fn(),
    sort: { column: "number", direction: "descending" },
    loadingLabel: "Loading",
    empty: <EmptyState title="No jobs yet" icon="document" />
  }
} satisfies Meta<typeof Table<Job>>
export default meta
type Story = StoryObj<typeof meta>

/** One tab stop; arrow keys move through the rows, Enter opens one. */
export const Rows: Story = {
  play: async ({ canvas, userEvent }) => {
    opened.mockClear()
    await expect(canvas.getByRole("rowheader", { name: "10233" })).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard("{ArrowDown}{Enter}")
    await expect(opened).toHaveBeenCalledWith("b")
    await userEvent.click(canvas.getByText("Amélie Tremblay"))
    await expect(opened).toHaveBeenLastCalledWith("a")
  }
}

export const Sorted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const head = canvas.getByRole("columnheader", { name: /Job/ })
    await expect(head).toHaveAttribute("aria-sort", "descending")
    await userEvent.click(head)
    await expect(args.onSortChange).toHaveBeenCalledWith({ column: "number", direction: "ascending" })
  }
}

/** Selecting a row does not open it. */
export const Selection: Story = {
  args: { selectionMode: "multiple" },
  play: async ({ canvas, userEvent, args }) => {
    opened.mockClear()
    await userEvent.click(canvas.getAllByRole("checkbox")[1] as HTMLElement)
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(["a"]))
    await userEvent.click(canvas.getAllByRole("checkbox")[0] as HTMLElement)
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(["a", "b"]))
    await expect(opened).not.toHaveBeenCalled()
  }
}

/** A button in a row performs its own action instead of opening the row. */
export const RowActions: Story = {
  args: {
    rowActions: (job) => (
      <IconButton icon="printer" size="small" label={`Print ${job.number}`} onPress={() => acted(job.id)} />
    ),
    rowActionsLabel: "Actions"
  },
  play: async ({ canvas, userEvent }) => {
    opened.mockClear()
    await userEvent.click(canvas.getByRole("button", { name: "Print 10233" }))
    await expect(acted).toHaveBeenLastCalledWith("b")
    await expect(opened).not.toHaveBeenCalled()
    await expect(canvas.getByRole("columnheader", { name: "Actions" })).toBeInTheDocument()
  }
}

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "No jobs yet" })).toBeVisible()
  }
}

/** Placeholders have the shape of the coming rows. */
export const Loading: Story = {
  args: { rows: [], isLoading: true, loadingRows: 3, selectionMode: "multiple" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("grid", { name: "Jobs" }).parentElement).toHaveAttribute("aria-busy", "true")
    await expect(canvas.getAllByRole("rowheader", { name: "Loading" })).toHaveLength(3)
  }
}

/** Rows stay visible while newer ones are fetched. */
export const Refreshing: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Luis Ortega")).toBeVisible()
  }
}

/** Each row becomes a labeled card; nothing is wider than the screen. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 300 }}>
        <Story />
      </div>
    )
  ],
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getByRole("row", { name: /10234/ })
    await expect(within(row).getByText("Amélie Tremblay")).toBeVisible()
    const table = canvasElement.querySelector(".TableFrame") as HTMLElement
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth)
  }
}

/** A card's heading can come from another column than the first. */
export const LedByAnother: Story = {
  ...Narrow,
  args: {
    selectionMode: "multiple",
    columns: columns.map((column) =>
      column.id === "customer"
        ? { ...column, cardRole: "title" }
        : column.id === "total"
          ? { ...column, cardRole: "subtitle" }
          : column
    )
  },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole("row", { name: /10234/ }))
    const top = (text: string) => row.getByText(text).getBoundingClientRect().top
    await expect(top("Amélie Tremblay")).toBeLessThan(top("$689.35"))
    await expect(top("$689.35")).toBeLessThan(top("10234"))
  }
}

/** Words are never broken, however narrow the column: they are truncated with an ellipsis. */
export const WordsWhole: Story = {
  args: {
    onResize: fn(),
    resizeLabel: "Change the width",
    columns: columns.map((column) => (column.id === "customer" ? { ...column, chosenWidth: 96 } : column)),
    rows: [{ ...jobs[0]!, customer: "Glass Versicherungsgesellschaft" }]
  },
  play: async ({ canvas }) => {
    const cell = canvas.getByRole("gridcell", { name: /Versicherung/ })
    const words = document.createRange()
    words.setStart(cell.firstChild!, "Glass ".length)
    words.setEnd(cell.firstChild!, "Glass Versicherungsgesellschaft".length)
    await expect(new Set([...words.getClientRects()].map(({ top }) => top)).size).toBe(1)
    await expect(getComputedStyle(cell).textOverflow).toBe("ellipsis")
  }
}
export const Dark: Story = { args: { selectionMode: "multiple" }, globals: { theme: "dark" } }

const resized = fn()

/** Users can resize columns: the handle in the header takes the focus, Enter starts, arrow keys resize, Enter ends. */
export const Resizable: Story = {
  args: {
    onResize: resized,
    resizeLabel: "Change the width",
    columns: columns.map((column) => (column.id === "customer" ? { ...column, chosenWidth: 240 } : column))
  },
  play: async ({ canvas, userEvent }) => {
    const head = canvas.getByRole("columnheader", { name: "Customer" })
    await expect(head.getBoundingClientRect().width).toBe(240)
    await userEvent.tab()
    await userEvent.keyboard("{ArrowUp}")
    const handle = within(head).getByRole("slider")
    for (let step = 0; step < 9 && document.activeElement !== handle; step++) await userEvent.keyboard("{ArrowRight}")
    await userEvent.keyboard("{Enter}{ArrowLeft}{Enter}")
    await expect(resized.mock.lastCall?.[0].get("customer")).toBe(230)
  }
}

const many: ReadonlyArray<Job> = Array.from({ length: 10_000 }, (_, at) => ({
  id: String(at),
  number: String(20_000 - at),
  customer: `Customer ${at}`,
  total: `$${at}.00`
}))

const chose = fn()

/**
 * Ten thousand rows, of which at most a hundred are in the DOM. The keyboard reaches all of them, and the selected or
 * focused row keeps its state while scrolled out of view.
 */
export const TenThousand: Story = {
  args: { maxHeight: "480px", selectionMode: "multiple", onSelectionChange: chose },
  // Not passed as args, because Storybook copies those.
  render: (args) => <Table {...args} rows={many} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    // Looked up by index: querying roles among so many cells takes seconds.
    const rowAt = (place: number) => canvasElement.querySelector<HTMLElement>(`[aria-rowindex="${place}"]`)
    const stands = async (number: string, place: number) => {
      await waitFor(() => expect(document.activeElement === rowAt(place)).toBe(true))
      await expect(document.activeElement?.textContent).toContain(number)
      await expect(canvasElement.querySelectorAll("[role=row]").length).toBeLessThanOrEqual(100)
    }
    const chosen = (): ReadonlyArray<string> => [...(chose.mock.lastCall?.[0] ?? [])]
    await waitFor(() => expect(rowAt(2)?.textContent).toContain("20000"))
    await expect(canvas.getByRole("grid")).toHaveAttribute("aria-rowcount", "10001")

    await userEvent.tab()
    await userEvent.keyboard("{ArrowDown>5/}")
    await stands("19995", 7)
    await userEvent.keyboard("[Space]")
    await expect(chosen().join()).toBe("5")

    await userEvent.keyboard("{Control>}{End}{/Control}")
    await stands("10001", 10_001)
    const frame = canvasElement.querySelector(".TableFrame") as HTMLElement
    frame.scrollTop = 0
    await waitFor(() => expect(rowAt(7)?.ariaSelected).toBe("true"))
    await stands("10001", 10_001)
    await userEvent.keyboard("{ArrowUp}")
    await stands("10002", 10_000)

    await userEvent.keyboard("2")
    await stands("20000", 2)
    await userEvent.keyboard("{PageDown}{PageDown}{PageUp}")
    await waitFor(() => expect(Number(document.activeElement?.getAttribute("aria-rowindex"))).toBeGreaterThan(6))
    await userEvent.keyboard("{Control>}{Shift>}{End}{/Shift}{/Control}")
    await waitFor(() => expect(chosen().length).toBe(9_995))
    await userEvent.click(canvasElement.querySelector("thead input") as HTMLElement)
    await waitFor(() => expect(chosen().length).toBe(10_000))
  }
}
