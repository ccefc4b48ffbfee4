import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { expect, screen, waitFor, within } from "storybook/test"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { setSplitBilling } from "#domain/business-information/businessInformationHandlers.ts"
import { getJob } from "#domain/jobs/jobsApi.ts"
import { withShop } from "#stories/withShop.tsx"
import { excludeAnnouncer } from "./excludeAnnouncer.ts"
import { alsoOpenElsewhere, otherUserChangesJob } from "./elsewhere.ts"
import { glassFits } from "./glassFits.ts"
import { JobRoutes } from "./JobRoutes.tsx"
import { invoiced, jobPath, ordered, paid, quoted, quotedLongAgo } from "./jobsInShop.ts"

const meta = {
  title: "Screens/Jobs/Job",
  component: JobRoutes,
  decorators: [withShop],
  parameters: {
    ends: {
      Quote: "Gate code 7",
      OnItsWay: "Loading",
      WindshieldChosen: "Windshield, rain sensor, camera, acoustic",
      RebateTooHigh: "The rebate amount cannot exceed the deductible amount",
      CashAndBack: "R. Vega",
      TurnedIntoWorkOrder: "Convert to invoice",
      PricesTooOld: "Job saved",
      NothingPriced: "Add at least one line.",
      Conflict: "Keep mine",
      ChangedElsewhere: "after nine",
      DraftFound: "Restore draft",
      WorkOrder: "Convert to invoice",
      Invoice: "Take payment",
      BilledInTwo: "Invoice – Insurer",
      InvoicePaid: "Paid in full",
      OnAPhone: "Convert to work order",
      Mistyped: "Job not found",
      AddressOfNoJob: "Job not found",
      DrawnAtTheCounter: "Job 1001",
      DrawnOnATablet: "Job 1001",
      DrawnOnAPhone: "Job 1001",
      VinFacts: "EX-V6"
    },
    a11y: excludeAnnouncer
  }
} satisfies Meta<typeof JobRoutes>
export default meta
type Story = StoryObj<typeof meta>

const shop = (fill: unknown, more: object = {}) => ({ shop: { path: jobPath, fill, instead: glassFits, ...more } })
const retype = "{Control>}a{/Control}"

/** Opened at the section named in the URL; each section link shows whether the section is complete or unsaved. */
export const Quote: Story = {
  parameters: shop(quoted(), { path: `${jobPath}#install` }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("heading", { name: "Job 1001" })).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Convert to work order" })).toBeEnabled()
    await expect(canvas.getByRole("button", { name: "Save" })).toBeDisabled()
    await waitFor(() => expect(canvas.getByRole("region", { name: "Install" })).toHaveFocus())
    const way = within(canvas.getByRole("navigation", { name: "Job sections" }))
    const wayTo = (name: string) => way.getByRole("link", { name }).closest("li")
    await expect(within(wayTo("Vehicle")!).getByRole("img", { name: "done" })).toBeVisible()
    await userEvent.type(canvas.getByRole("textbox", { name: "Notes for the installer" }), "Gate code 7")
    await waitFor(() => expect(wayTo("Install")).toHaveTextContent("Not saved yet"))
    await expect(wayTo("Vehicle")).not.toHaveTextContent("Not saved yet")
    await userEvent.click(way.getByRole("link", { name: "Payment" }))
    await waitFor(() => expect(canvas.getByRole("region", { name: "Payment" })).toHaveFocus())
  }
}

/**
 * For a shop that bills customer and insurer separately, each payer's document is printed separately, in each language.
 */
export const BilledInTwo: Story = {
  parameters: shop(Effect.andThen(invoiced, setSplitBilling({ isTwo: true }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Print" }))
    const menu = within(await screen.findByRole("menu", { name: "Print" }))
    await expect(menu.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual([
      "Invoice – Customer",
      "Invoice – Insurer",
      "Work order",
      "Quote",
      ...["Customer", "Insurer"].flatMap((payer) =>
        ["English", "Français", "Español"].map((language) => `Invoice – ${payer} in ${language}`)
      )
    ])
  }
}

/** Details from the VIN beyond year, make, model and body style are stored with the job. */
export const VinFacts: Story = {
  parameters: shop(
    quoted((draft) => ({ ...draft, vehicle: { ...draft.vehicle, vin: "1HGCM82633A004352", year: 2003 } })),
    { path: `${jobPath}#vehicle` }
  ),
  play: async ({ canvas }) => {
    const vehicle = within(await canvas.findByRole("region", { name: "Vehicle" }))
    await expect(vehicle.getByText("Trim")).toBeVisible()
    await expect(vehicle.getByText("EX-V6")).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Save" })).toBeDisabled()
  }
}

/** While it loads, a placeholder of its shape is shown, exactly as wide as the page. */
export const OnItsWay: Story = {
  globals: { viewport: { value: "phone" } },
  parameters: shop(quoted(), { instead: (endpoint: Endpoint) => (endpoint === getJob ? "never" : undefined) }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("Loading")).toBeInTheDocument())
    await expect(canvas.queryByRole("heading")).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  }
}

/** Choosing a windshield adds its lines; Ctrl S saves them immediately. The totals are those of trade 3.2 example E. */
export const WindshieldChosen: Story = {
  parameters: shop(quoted((draft) => ({ ...draft, lines: [] }))),
  play: async ({ canvas, userEvent }) => {
    const sumOf = (name: string) => canvas.getByText(name, { selector: "dt" }).nextElementSibling
    const find = await canvas.findAllByText("Find glass")
    find[0]!.closest("button")!.focus()
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(screen.getByRole("button", { name: "Search ($1.00)" })).toHaveFocus())
    await userEvent.keyboard("{Enter}")
    await screen.findAllByRole("button", { name: /^Choose FW/ })
    // Several parts fit: a second Enter chooses none of them.
    await waitFor(() => expect(document.activeElement).toHaveClass("GlassCount"))
    await expect(screen.getByText("Sample catalog")).toBeVisible()
    screen.getByLabelText("Choose FW99001GTYN").focus()
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(sumOf("Labor")).toHaveTextContent("$413.60"))
    await expect(sumOf("Parts")).toHaveTextContent("$513.24")
    await expect(sumOf("Parts tax (8.25%)")).toHaveTextContent("$42.34")
    await expect(sumOf("Insurer pays")).toHaveTextContent("$869.18")
    await expect(sumOf("Customer pays")).toHaveTextContent("$40.00")
    await userEvent.keyboard("{Control>}s{/Control}")
    await waitFor(() => expect(canvas.getByRole("button", { name: "Convert to work order" })).toBeEnabled())
    await waitFor(() => expect(canvas.getByRole("button", { name: "Save" })).toBeDisabled())
  }
}

/** The rebate cannot exceed the customer's share (spec §5). */
export const RebateTooHigh: Story = {
  parameters: shop(quoted()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Rebate" }), `${retype}100.01`)
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await expect((await canvas.findAllByText("The rebate amount cannot exceed the deductible amount"))[0]).toBeVisible()
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Rebate" })).toHaveFocus())
  }
}

/** Switching to customer pay and back keeps the claim as entered. */
export const CashAndBack: Story = {
  parameters: shop(quoted()),
  play: async ({ canvas, userEvent }) => {
    const insurer = await canvas.findByRole("switch", { name: "An insurer pays" })
    await userEvent.type(canvas.getByRole("textbox", { name: "Agent" }), "R. Vega")
    await userEvent.click(insurer)
    await expect(canvas.queryByRole("textbox", { name: "Agent" })).toBeNull()
    await userEvent.click(insurer)
    await expect(canvas.getByRole("textbox", { name: "Agent" })).toHaveValue("R. Vega")
  }
}

/** Unsaved input is saved when converting to a work order, which asks for the date. */
export const TurnedIntoWorkOrder: Story = {
  parameters: shop(quoted((draft) => ({ ...draft, install: { ...draft.install, date: "2026-12-01" } }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Notes for the installer" }), "Gate code 4411")
    await userEvent.click(canvas.getByRole("button", { name: "Convert to work order" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Convert to work order" }))
    await userEvent.click(dialog.getByRole("button", { name: "Convert to work order" }))
    await expect(await canvas.findByRole("button", { name: "Convert to invoice" })).toBeEnabled()
    await expect(canvas.getByRole("textbox", { name: "Notes for the installer" })).toHaveValue("Gate code 4411")
  }
}

/** Prices older than 30 days (spec §9) are updated only by repricing, which previews the changes, and not by saving. */
export const PricesTooOld: Story = {
  parameters: shop(quotedLongAgo),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Prices are good for 30 days/)).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Convert to work order" })).toBeDisabled()
    await userEvent.type(await canvas.findByRole("textbox", { name: "Notes for the installer" }), "Gate code")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await screen.findByText("Job saved")
    await expect(canvas.getByText(/Prices are good for 30 days/)).toBeVisible()
    await userEvent.click(canvas.getAllByRole("button", { name: "Reprice" })[0]!)
    const dialog = within(await screen.findByRole("dialog", { name: "Reprice with Saguaro Mutual" }))
    await expect(await dialog.findByText(/already have the profile’s prices/)).toBeVisible()
    await userEvent.click(dialog.getByRole("button", { name: "Confirm prices" }))
    await waitFor(() => expect(canvas.queryByText(/Prices are good for 30 days/)).toBeNull())
    await waitFor(() => expect(canvas.getByRole("button", { name: "Convert to work order" })).toBeEnabled())
  }
}

export const NothingPriced: Story = {
  parameters: shop(quoted((draft) => ({ ...draft, lines: [] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Add at least one line.")).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Convert to work order" })).toBeDisabled()
  }
}

/** Both users changed the claim number: the current user chooses which one to keep. Their other changes are merged. */
export const Conflict: Story = {
  parameters: shop(alsoOpenElsewhere(quoted())),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Claim number" }), `${retype}CLM-MINE`)
    await otherUserChangesJob((draft) => ({
      ...draft,
      insurance: draft.insurance && { ...draft.insurance, claimNumber: "CLM-THEIRS" },
      install: { ...draft.install, notes: "Blue house" }
    }))
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await expect(
      await canvas.findByRole("group", { name: "Someone else saved this job after you opened it." })
    ).toHaveTextContent("Their other changes will be kept too: Notes for the installer.")
    const note = await canvas.findByRole("group", { name: /^Claim number/ })
    await waitFor(() => expect(note).toHaveFocus())
    await expect(note).toHaveTextContent(/Dana Whitfield changed this to CLM-THEIRS\. \d+:\d\d/)
    await expect(note).toHaveTextContent("Yours: CLM-MINE")
    const claim = canvas.getByRole("textbox", { name: "Claim number" })
    await expect(claim).toHaveAccessibleDescription(/changed this to CLM-THEIRS/)
    await expect(claim.closest("[data-field]")).toContainElement(note)
    await userEvent.tab()
    await expect(within(note).getByRole("button", { name: "Keep mine" })).toHaveFocus()
  }
}

/** They changed different fields: both changes are saved without asking. */
export const ChangedElsewhere: Story = {
  parameters: shop(alsoOpenElsewhere(quoted())),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("Agent"), "Vega")
    await otherUserChangesJob((draft) => ({ ...draft, install: { ...draft.install, availability: "after nine" } }))
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await screen.findByText(/^Job saved and merged with someone else’s changes.*Also changed: Customer’s availability$/)
    const availability = await canvas.findByRole("textbox", { name: "Customer’s availability" })
    await waitFor(() => expect(availability).toHaveValue("after nine"))
    const note = await canvas.findByRole("group", { name: /^Customer’s availability/ })
    await expect(note).toHaveTextContent(/Dana Whitfield changed this to after nine\. \d+:\d\d/)
    await waitFor(() => expect(availability).toHaveAccessibleDescription(/changed this to after nine/))
    await expect(canvas.getByLabelText("Agent")).toHaveValue("Vega")
  }
}

/** Left without saving: the input is offered as a draft on the next visit. */
export const DraftFound: Story = {
  parameters: shop(quoted()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Agent" }), "R. Vega")
    await userEvent.click(canvas.getByRole("link", { name: "Jobs" }))
    await userEvent.click(await canvas.findByRole("row", { name: "1001" }))
    await expect(await canvas.findByRole("button", { name: "Restore draft" })).toBeVisible()
  }
}

export const WorkOrder: Story = {
  parameters: shop(ordered()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Convert to invoice" })).toBeEnabled()
  }
}

/** The customer's balance is shown next to the insurer's share. */
export const Invoice: Story = {
  parameters: shop(invoiced),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Take payment" })).toBeEnabled()
    await expect(canvas.getAllByText("$869.18").length).toBeGreaterThan(0)
  }
}

export const InvoicePaid: Story = {
  parameters: shop(paid),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText("Paid in full"))[0]).toBeVisible()
    await expect(canvas.queryByRole("button", { name: "Take payment" })).toBeNull()
    await expect(canvas.queryByRole("textbox")).toBeNull()
  }
}

/** A mistyped URL shows that the job does not exist, with a link to the list. */
const noSuchJob: NonNullable<Story["play"]> = async ({ canvas }) => {
  await expect(await canvas.findByText("Job not found")).toBeVisible()
  await expect(canvas.queryByRole("button", { name: "Try again" })).toBeNull()
  await expect(canvas.getByRole("link", { name: "Back to jobs" })).toHaveAttribute("href", "/jobs/jobs-list")
}
export const Mistyped: Story = {
  parameters: shop(quoted(), { path: "/jobs/1001/edit" }),
  play: noSuchJob
}
export const AddressOfNoJob: Story = {
  parameters: shop(quoted(), { path: "/jobs/019a0000-0000-7000-8000-0000000000ff/edit" }),
  play: noSuchJob
}

/** The glass drawing is visible at any width: it is in the header, smaller on narrow screens. */
const drawn =
  (most: number): NonNullable<Story["play"]> =>
  async ({ canvas }) => {
    const title = await canvas.findByRole("heading", { level: 1, name: "Job 1001" })
    const header = within(title.closest("header")!)
    const { width, left, right } = (await header.findByRole("img", { name: /^Windshield/ })).getBoundingClientRect()
    await expect(width).toBeGreaterThanOrEqual(48)
    await expect(width).toBeLessThanOrEqual(most)
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(innerWidth)
    for (const sum of header.getAllByText("Total"))
      await expect(sum.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth)
  }
export const DrawnAtTheCounter: Story = {
  parameters: shop(quoted()),
  globals: { viewport: { value: "counter" } },
  play: drawn(112)
}
export const DrawnOnATablet: Story = {
  parameters: shop(quoted()),
  globals: { viewport: { value: "tablet" } },
  play: drawn(112)
}
export const DrawnOnAPhone: Story = {
  parameters: shop(quoted()),
  globals: { viewport: { value: "smallPhone" } },
  play: drawn(60)
}

export const OnAPhone: Story = {
  parameters: shop(quoted()),
  globals: { viewport: { value: "smallPhone" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Convert to work order" })).toBeVisible()
    // The next steps stay within thumb reach, wherever the page is scrolled.
    for (const name of ["Send", "Print", "Convert to work order"]) {
      const { top, bottom } = canvas.getByRole("button", { name }).getBoundingClientRect()
      await expect(top).toBeGreaterThan(window.innerHeight * 0.75)
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  }
}
