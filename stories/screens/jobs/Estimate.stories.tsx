import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor, within } from "storybook/test"
import { type EstimateLine, LineId } from "#domain/estimates/EstimateLine.ts"
import { sampleLines } from "#domain/testing/samples.ts"
import { withShop } from "#stories/withShop.tsx"
import { excludeAnnouncer } from "./excludeAnnouncer.ts"
import { glassFits } from "./glassFits.ts"
import { JobRoutes } from "./JobRoutes.tsx"
import { jobPath, quoted } from "./jobsInShop.ts"

const meta = {
  title: "Screens/Jobs/Estimate",
  component: JobRoutes,
  decorators: [withShop],
  parameters: {
    ends: {
      ByKeyboard: "189.00",
      BlockOfCells: "Upper molding: enter a price, or give the reason for no charge",
      Pasted: "Primer",
      PaneRemovedAndUndone: "Undone; 0 steps left",
      PartNumberTyped: "Search NAGS for FW99001",
      SixtyRows: "$9,691.82",
      AdhesiveExpired: "lot L-2291 expires",
      WithoutCost: "Customer pays",
      OnAPhone: "Duplicate Gel pad",
      NoChargeThenPriced: "Net, Upper molding: 12.00",
      NoChargeOnAPhone: "Warranty",
      TaxByRule: "Customer pays, Windshield, rain sensor: Yes",
      InTheReadersLanguage: "Pare-brise, détecteur de pluie",
      TaxByRuleOnAPhone: "Billing, an admin or the owner can change it"
    },
    a11y: excludeAnnouncer
  }
} satisfies Meta<typeof JobRoutes>
export default meta
type Story = StoryObj<typeof meta>

const shop = (lines: ReadonlyArray<EstimateLine> = sampleLines, more: object = {}) => ({
  shop: { path: jobPath, fill: quoted((draft) => ({ ...draft, lines })), instead: glassFits, ...more }
})
const grid = (canvas: { findByRole: (role: "grid", options: object) => Promise<HTMLElement> }) =>
  canvas.findByRole("grid", { name: "Estimate lines" })
const cell = (table: HTMLElement, row: number, column: string) =>
  table.querySelector<HTMLElement>(`[data-row="${row}"] [data-column="${column}"]`)!
const paste = (target: HTMLElement, text: string) => {
  const clipboardData = new DataTransfer()
  clipboardData.setData("text/plain", text)
  target.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }))
}

/** Automatic lines and catalog texts are shown in the current language, whoever created the estimate. */
export const InTheReadersLanguage: Story = {
  globals: { locale: "fr" },
  // The texts are loaded when the browser is idle; the story preloads them.
  loaders: [() => import("#domain/documents/lineText.ts")],
  parameters: shop(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Pare-brise, détecteur de pluie", {}, { timeout: 12_000 })).toBeVisible()
    await expect(canvas.queryByText("Windshield, rain sensor")).toBeNull()
  }
}

/**
 * One tab stop; typing edits, Enter saves and moves down, Tab moves right, Escape restores; rows can be filled down,
 * duplicated, moved and undone.
 */
export const ByKeyboard: Story = {
  parameters: shop(),
  play: async ({ canvas, userEvent }) => {
    const table = await grid(canvas)
    cell(table, 1, "quantity").focus()
    await userEvent.keyboard("4.5{Enter}")
    await expect(cell(table, 1, "extended")).toHaveTextContent("189.00")
    await expect(cell(table, 2, "quantity")).toHaveFocus()
    await userEvent.keyboard("9{Escape}")
    await expect(cell(table, 2, "quantity")).toHaveTextContent("2")

    cell(table, 3, "netPrice").focus()
    await userEvent.keyboard("40{Tab}")
    await expect(cell(table, 3, "discount")).toHaveTextContent("31.51 %")
    await expect(cell(table, 3, "extended")).toHaveFocus()
    await userEvent.click(canvas.getByRole("button", { name: "Reset to profile" }))
    await expect(cell(table, 3, "netPrice")).toHaveTextContent("46.72")

    cell(table, 4, "netPrice").focus()
    await userEvent.keyboard("{Control>}d{/Control}")
    await expect(cell(table, 4, "netPrice")).toHaveTextContent("46.72")
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}")
    await expect(cell(table, 3, "description")).toHaveTextContent("Gel pad")
    await expect(cell(table, 3, "netPrice")).toHaveFocus()
    await userEvent.keyboard("{Control>}{Shift>}d{/Shift}{/Control}")
    await expect(cell(table, 4, "description")).toHaveTextContent("Gel pad")
    await userEvent.keyboard("{Control>}zzz{/Control}")
    await expect(cell(table, 4, "netPrice")).toHaveTextContent("19.80")
    await expect(cell(table, 4, "description")).toHaveTextContent("Gel pad")
    await expect(table.querySelectorAll("[tabindex='0']")).toHaveLength(1)
  }
}

/**
 * Shift with arrow keys, or dragging, selects a block, which is announced and can be copied, filled down and cleared as
 * a unit.
 */
export const BlockOfCells: Story = {
  parameters: shop(),
  play: async ({ canvas, userEvent }) => {
    const table = await grid(canvas)
    const chosen = () =>
      [...table.querySelectorAll(".GridCell[aria-selected='true']")].map(({ textContent }) => textContent)
    cell(table, 1, "quantity").focus()
    await userEvent.keyboard("{Shift>}{ArrowDown}{ArrowRight}{/Shift}")
    await expect(chosen()).toEqual(["3.3", "0.00", "2", "0.00"])
    await expect(canvas.getByText("2 rows by 2 columns selected")).toBeVisible()
    const clipboardData = new DataTransfer()
    cell(table, 2, "cost").dispatchEvent(new ClipboardEvent("copy", { clipboardData, bubbles: true, cancelable: true }))
    await expect(clipboardData.getData("text/plain")).toBe("3.3\t0.00\n2\t0.00")
    await userEvent.keyboard("{Control>}d{/Control}")
    await expect(chosen()).toEqual(["3.3", "0.00", "3.3", "0.00"])
    await userEvent.keyboard("{Control>}z{/Control}")
    await expect(chosen()).toEqual([])
    await expect(cell(table, 2, "quantity")).toHaveTextContent("2")

    await userEvent.pointer([
      { keys: "[MouseLeft>]", target: cell(table, 3, "netPrice") },
      { target: cell(table, 4, "listPrice") },
      { keys: "[/MouseLeft]" }
    ])
    await expect(canvas.getByText("2 rows by 3 columns selected")).toBeVisible()
    await userEvent.keyboard("{Delete}")
    await expect(chosen()).toEqual(["", "", "", "", "", ""])
    await userEvent.keyboard("{Escape}")
    await expect(chosen()).toEqual([])
    await expect(cell(table, 4, "listPrice")).toHaveFocus()
  }
}

/** Pasting a block from a spreadsheet adds rows; unreadable values are kept and marked, and saving reports them. */
export const Pasted: Story = {
  parameters: shop(),
  play: async ({ canvas, userEvent }) => {
    const table = await grid(canvas)
    cell(table, 6, "partNumber").focus()
    paste(cell(table, 6, "partNumber"), "URE-310\tUrethane, 310 ml\t2\nPRM-1\tPrimer\tmany\n")
    await waitFor(() => expect(cell(table, 7, "description")).toHaveTextContent("Primer"))
    await expect(cell(table, 7, "quantity")).toHaveTextContent("many")
    await expect(cell(table, 7, "quantity")).toHaveAttribute("aria-invalid", "true")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await waitFor(() => expect(cell(table, 7, "quantity")).toHaveFocus(), { timeout: 10_000 })
    await userEvent.keyboard("1{Enter}")
    await waitFor(() => expect(cell(table, 7, "quantity")).not.toHaveAttribute("aria-invalid"))
  }
}

/** Removing the glass asks about its associated lines; undo restores all of them. */
export const PaneRemovedAndUndone: Story = {
  parameters: shop(),
  play: async ({ canvas, userEvent }) => {
    const table = await grid(canvas)
    cell(table, 0, "description").focus()
    await userEvent.keyboard("{Control>}{Delete}{/Control}")
    const dialog = within(await screen.findByRole("alertdialog", { name: "Remove the lines added with the glass?" }))
    await userEvent.click(dialog.getByRole("button", { name: "Glass and 5 lines" }))
    await waitFor(() => expect(canvas.getByText("Nothing on the estimate yet")).toBeVisible())
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }))
    const back = await grid(canvas)
    await expect(cell(back, 0, "description")).toHaveFocus()
    await expect(cell(back, 5, "description")).not.toHaveTextContent(/^$/)
  }
}

/** The shop's own products and, for the stated price, NAGS parts, in one list below the cell. */
export const PartNumberTyped: Story = {
  parameters: shop(),
  play: async ({ canvas, userEvent }) => {
    const table = await grid(canvas)
    cell(table, 6, "partNumber").focus()
    await userEvent.keyboard("FW99001")
    await expect(await screen.findByRole("option", { name: /Search NAGS for|FW99001/ })).toBeVisible()
    await userEvent.keyboard("{ArrowDown}")
    await expect(screen.getAllByRole("option")[0]).toHaveAttribute("aria-selected", "true")
  }
}

const long = (nth: number): EstimateLine => {
  const line = sampleLines[nth % sampleLines.length]!
  return { ...line, id: LineId.make(`019a0000-0000-7000-8000-0000000b${String(nth).padStart(4, "0")}`), parentId: null }
}

/** Sixty rows: the header, part numbers and totals stay visible. */
export const SixtyRows: Story = {
  parameters: shop(Array.from({ length: 60 }, (_, nth) => long(nth))),
  play: async ({ canvas, userEvent }) => {
    const table = await grid(canvas)
    cell(table, 0, "description").focus()
    await userEvent.keyboard("{Control>}{End}{/Control}")
    await waitFor(() => expect(cell(table, 59, "customerPaid")).toHaveFocus(), { timeout: 10_000 })
    await expect(within(table).getByRole("row", { name: /Before tax/ })).toBeVisible()
  }
}

/** Adhesive that will have expired by the day of installation. */
export const AdhesiveExpired: Story = {
  parameters: {
    shop: {
      path: jobPath,
      fill: quoted((draft) => ({ ...draft, install: { ...draft.install, date: "2027-07-01" } })),
      instead: glassFits
    }
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/lot L-2291 expires/))[0]).toBeVisible()
  }
}

/** Users who neither buy nor sell see no cost, and cannot add the column. */
export const WithoutCost: Story = {
  parameters: shop(sampleLines, { roles: ["vinDecoder"] }),
  play: async ({ canvas }) => {
    const table = within(await grid(canvas))
    await expect(table.queryByRole("columnheader", { name: "Cost" })).toBeNull()
    await expect(table.getByRole("columnheader", { name: "Net" })).toBeVisible()
  }
}

/**
 * Cards on a phone: pressing one opens the line, its edits are preserved on closing, and the part number field searches
 * parts there too.
 */
export const OnAPhone: Story = {
  parameters: shop(),
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Upper molding/ }))
    const sheet = within(await screen.findByRole("dialog", { name: "Upper molding" }))
    await userEvent.clear(sheet.getByRole("textbox", { name: "Net" }))
    await userEvent.type(sheet.getByRole("textbox", { name: "Net" }), "40")
    await userEvent.click(sheet.getByRole("button", { name: "Done" }))
    await waitFor(() => expect(canvas.getByRole("button", { name: /Upper molding.*\$40.00/ })).toBeVisible())
    const card = canvas.getByRole("button", { name: /Gel pad.*19.80/ }).parentElement!
    card.scrollTo({ left: 200 })
    await userEvent.click(within(card).getByRole("button", { name: "Duplicate Gel pad" }))
    await waitFor(() => expect(canvas.getAllByRole("button", { name: /Gel pad.*19.80/ })).toHaveLength(2))
    const panes = () => canvas.queryAllByText(/FW99001GTYN/, { selector: ".LineCard *" }).length
    const before = panes()
    await userEvent.click(canvas.getByRole("button", { name: "New line" }))
    const fresh = within(await screen.findByRole("dialog"))
    await userEvent.type(fresh.getByRole("textbox", { name: "Part number" }), "fw99001")
    await userEvent.click(await fresh.findByRole("button", { name: /^Search NAGS for/ }))
    await userEvent.click(await fresh.findByRole("button", { name: /^FW99001GTYN/ }))
    await waitFor(() => expect(panes()).toBe(before + 1))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  }
}

/** The molding at 0.00, as saved before lines recorded why they are free. */
const moldingAtNothing = sampleLines.map((line) =>
  line.kind === "molding" ? { ...line, rule: "typed" as const, listPrice: 0, discount: 0, netPrice: 0 } : line
)

/**
 * A line at 0.00 blocks the next step, which links to it. It can only be free with a reason, and entering a price
 * clears the reason.
 */
export const NoChargeThenPriced: Story = {
  parameters: shop(moldingAtNothing),
  play: async ({ canvas, userEvent }) => {
    const table = await grid(canvas)
    const step = canvas.getByRole("button", { name: "Convert to work order" })
    await waitFor(() => expect(step).toBeDisabled())
    await expect(canvas.getByText(/Upper molding: enter a price, or give the reason for no charge/)).toBeVisible()
    await expect(within(cell(table, 3, "description")).getByText("Price required")).toBeVisible()
    await userEvent.click(canvas.getByRole("link", { name: "Show the line" }))
    await expect(cell(table, 3, "netPrice")).toHaveFocus()
    await userEvent.click(canvas.getByRole("button", { name: "Set to no charge" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Upper molding: No charge" }))
    await userEvent.click(dialog.getByRole("button", { name: "Set to no charge" }))
    await expect(await dialog.findByText(/Please enter/)).toBeVisible()
    await userEvent.click(dialog.getByRole("button", { name: "Warranty" }))
    await userEvent.click(dialog.getByRole("button", { name: "Set to no charge" }))
    await expect(await canvas.findByText("No charge: Warranty")).toBeVisible()
    await waitFor(() => expect(step).toBeEnabled())
    cell(table, 3, "netPrice").focus()
    await userEvent.keyboard("12{Enter}{ArrowUp}")
    await expect(canvas.queryByText("No charge: Warranty")).toBeNull()
  }
}

/** The same on a phone: the line's sheet asks for the reason. */
export const NoChargeOnAPhone: Story = {
  parameters: shop(moldingAtNothing),
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Upper molding.*Price required/ }))
    const sheet = within(await screen.findByRole("dialog", { name: "Upper molding" }))
    await userEvent.type(sheet.getByRole("textbox", { name: "No-charge reason" }), "Warranty")
    await userEvent.click(sheet.getByRole("button", { name: "Done" }))
    await waitFor(() => expect(canvas.getByRole("button", { name: /Upper molding.*No charge/ })).toBeVisible())
  }
}

/** Tax follows rules: sales sees whether it applies and why, and can change it by neither mouse nor keyboard. */
export const TaxByRule: Story = {
  parameters: shop(
    sampleLines.map((line, at) => ({ ...line, taxable: at !== 1 })),
    { roles: ["sales"] }
  ),
  play: async ({ canvas, userEvent }) => {
    const table = await grid(canvas)
    const tick = cell(table, 0, "taxable")
    await expect(tick).toHaveAttribute("aria-readonly", "true")
    await userEvent.click(tick)
    await userEvent.keyboard(" ")
    await expect(tick).toHaveTextContent("Yes")
    await expect(cell(table, 1, "taxable")).toHaveTextContent("No")
    await expect(canvas.getByText(/^Tax follows the product and the customer’s exemption/)).toBeVisible()
    await userEvent.click(cell(table, 0, "customerPaid"))
    await expect(cell(table, 0, "customerPaid")).toHaveTextContent("Yes")
  }
}

/** The same on a phone: the line's sheet shows why. */
export const TaxByRuleOnAPhone: Story = {
  parameters: shop(sampleLines, { roles: ["sales"] }),
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Upper molding/ }))
    const sheet = within(await screen.findByRole("dialog", { name: "Upper molding" }))
    const tick = sheet.getByRole("checkbox", { name: "Taxable" })
    await userEvent.click(tick)
    await expect(tick).toBeChecked()
    await expect(sheet.getByText(/Billing, an admin or the owner can change it/)).toBeVisible()
  }
}
