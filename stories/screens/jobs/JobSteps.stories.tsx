import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { expect, screen, waitFor, within } from "storybook/test"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { done } from "#domain/contract/Envelope.ts"
import { Job } from "#domain/jobs/Job.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { listInstallers } from "#domain/jobs/jobListApi.ts"
import { recordPayment } from "#domain/jobs/recordPayment.ts"
import { ClosingDay } from "#domain/payments/ClosingDay.ts"
import { PaymentId } from "#domain/payments/Payment.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { withShop } from "#stories/withShop.tsx"
import { excludeAnnouncer } from "./excludeAnnouncer.ts"
import { glassFits } from "./glassFits.ts"
import {
  planned,
  plannedElsewhen,
  plannedThenClosed,
  twins,
  waitingForStock,
  withDana,
  withSellers
} from "./installersInShop.ts"
import { JobRoutes } from "./JobRoutes.tsx"
import { invoiced, jobId, jobPath, lostQuote, ordered, quoted } from "./jobsInShop.ts"

const meta = {
  title: "Screens/Jobs/Steps",
  component: JobRoutes,
  decorators: [withShop],
  parameters: {
    ends: {
      InstallPlanned: "Time conflict: Dana Cole is booked on",
      DoubleBooked: "Helps with the roof",
      DoubleBookedByTheDay: "An installer is booked on job 1002",
      InstallDateTooEarly: "Install date cannot be before",
      PaymentInTheFuture: "cannot be in the future",
      InstallerGone: "This person is no longer an installer at this shop. Choose another.",
      InactiveKept: "Mesa",
      SalespersonChanged: "Rosa Lind",
      LongerThanInsured: "Insurance job duration is at most 3.5 hours",
      OrderedAndUndone: "Quote → Work order",
      OrderedByOneKey: "is now a work order",
      OrderedOnceDated: "Convert to work order",
      OlderUndoGoes: "Invoice 1 created",
      UndoGoesWithCredit: "credited with credit note 1",
      UndoGoesWithVoid: "Wrong job",
      VoidInClosedBooks: "The books are closed through Nov 21, 2026. Only the owner can reopen them.",
      StockRequired: "Show the lines",
      BackToQuote: "Job 1001: Quote again",
      Lost: "Half at the dealer",
      LostReopened: "Quote 1001 is open again",
      CreditedAndRebilled: "Invoice 1 was credited with credit note 1",
      ComebackMade: "Comeback 1002: Water leak",
      TwinOpen: "Open job 1002",
      PlateKnown: "This vehicle already has an open job: Quote 1001",
      SomebodyHere: "Dana Cole has this job open"
    },
    a11y: excludeAnnouncer
  }
} satisfies Meta<typeof JobRoutes>
export default meta
type Story = StoryObj<typeof meta>

const shop = (fill: unknown, more: object = {}) => ({ shop: { path: jobPath, fill, instead: glassFits, ...more } })

/** The reason is chosen from the shop's list; the quote shows it, with an action to reopen the quote. */
export const Lost: Story = {
  parameters: shop(quoted()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "More steps" }))
    await userEvent.click(await screen.findByRole("menuitem", { name: "Mark as lost" }))
    const dialog = within(await screen.findByRole("dialog"))
    await userEvent.click(dialog.getByRole("button", { name: "Mark as lost" }))
    await expect(await dialog.findByText("Please select the reason")).toBeVisible()
    await userEvent.click(dialog.getByRole("button", { name: /Reason/ }))
    await userEvent.click(await screen.findByRole("option", { name: "Price" }))
    await userEvent.type(dialog.getByRole("textbox", { name: "What happened" }), "Half at the dealer")
    await userEvent.click(dialog.getByRole("button", { name: "Mark as lost" }))
    await expect(await canvas.findByText(/^Lost on .+: Price$/)).toBeVisible()
    await expect(canvas.getAllByText("Half at the dealer")[0]).toBeVisible()
    const history = within(await canvas.findByRole("region", { name: "History" }, { timeout: 5_000 }))
    await expect(await history.findByText(/marked the quote as lost: Price/)).toBeVisible()
    await expect(canvas.getByText("Lost")).toBeVisible()
  }
}

/** A lost quote is reopened with one press. */
export const LostReopened: Story = {
  parameters: shop(lostQuote),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Reopen quote" }))
    await expect(await screen.findByText("Quote 1001 is open again")).toBeVisible()
    await expect(canvas.queryByText(/^Lost on/)).toBeNull()
  }
}

/** Two installers at the customer's address; one of them is also booked on another job at that time, which is shown. */
export const InstallPlanned: Story = {
  parameters: shop(planned),
  play: async ({ canvas, userEvent }) => {
    const rows = within(await canvas.findByRole("region", { name: "Installers" }))
    await waitFor(() => expect(rows.getByText(/Time conflict: Dana Cole is booked on/)).toBeVisible())
    await expect(rows.queryByText(/Luis Vega is booked/)).toBeNull()
    await expect(canvas.getByText("1 Desert Way, Tempe, AZ 85281")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Another address" }))
    await expect(canvas.getByRole("textbox", { name: /City/ })).toHaveValue("Tempe")
  }
}

/**
 * Hours booked for another job are rejected at the row, with that job's number; booking anyway requires a reason, which
 * is saved with the row.
 */
export const DoubleBooked: Story = {
  parameters: shop(planned),
  play: async ({ canvas, userEvent }) => {
    const rows = within(await canvas.findByRole("region", { name: "Installers" }))
    await userEvent.click(await rows.findByRole("button", { name: "Remove Luis Vega" }))
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await waitFor(() =>
      expect(
        rows.getByText(
          "Already booked on job 1002, 10:30 AM–12:00 PM. Choose another time, or book anyway and give the reason."
        )
      ).toBeVisible()
    )
    await userEvent.click(rows.getByRole("button", { name: "Book anyway" }))
    const reason = rows.getByRole("textbox", { name: /Reason for double-booking/ })
    await expect(reason).toHaveFocus()
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await waitFor(() => expect(rows.getByText("Please enter the reason for double-booking")).toBeVisible())
    await userEvent.type(reason, "Helps with the roof")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await waitFor(() => expect(screen.getByText("Job saved")).toBeVisible())
    await expect(reason).toHaveValue("Helps with the roof")
  }
}

/** A work order on a day when its installer is booked elsewhere: reported at the date. */
export const DoubleBookedByTheDay: Story = {
  parameters: shop(plannedElsewhen),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Convert to work order" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Convert to work order" }))
    const day = dialog.getByRole("spinbutton", { name: /day/ })
    await userEvent.click(day)
    await userEvent.keyboard("01")
    await userEvent.click(dialog.getByRole("button", { name: "Convert to work order" }))
    await waitFor(() => expect(dialog.getByText(/An installer is booked on job 1002, 10:30 AM–12:00 PM/)).toBeVisible())
  }
}

/** A mistyped year is reported at the date field, with the earliest accepted date. */
export const InstallDateTooEarly: Story = {
  parameters: shop(quoted()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Convert to work order" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Convert to work order" }))
    await userEvent.click(dialog.getByRole("spinbutton", { name: /month/ }))
    await userEvent.keyboard("01011901")
    await userEvent.click(dialog.getByRole("button", { name: "Convert to work order" }))
    await waitFor(() => expect(dialog.getByText(/^Install date cannot be before \w+ \d+, 20\d\d$/)).toBeVisible())
  }
}

/** A payment cannot be dated in the future. */
export const PaymentInTheFuture: Story = {
  parameters: shop(invoiced),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Take payment" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Take payment" }))
    await userEvent.click(dialog.getByRole("radio", { name: "Other way" }))
    await userEvent.click(dialog.getByRole("spinbutton", { name: /year/ }))
    await userEvent.keyboard("2036")
    await userEvent.type(dialog.getByRole("combobox", { name: /Source/ }), "Card terminal")
    await userEvent.tab()
    await userEvent.click(dialog.getByRole("button", { name: "Take payment" }))
    await waitFor(() => expect(dialog.getByText(/cannot be in the future$/)).toBeVisible())
  }
}

const gil = { id: "019a0000-0000-7000-8000-0000000000d9", firstName: "Gil", lastName: "Moss", active: true }

/**
 * The person stopped being an installer after the page was opened: the server rejects the save, and the error is shown
 * at their row.
 */
export const InstallerGone: Story = {
  parameters: shop(quoted(), {
    instead: (endpoint: Endpoint) => (endpoint === listInstallers ? done([gil]) : undefined)
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add installer" }))
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await waitFor(() =>
      expect(
        canvas.getAllByText("This person is no longer an installer at this shop. Choose another.").length
      ).toBeGreaterThan(0)
    )
  }
}

/** The previous installer and location stay, marked as inactive with the reason; neither can be chosen again. */
export const InactiveKept: Story = {
  parameters: shop(plannedThenClosed),
  play: async ({ canvas, userEvent }) => {
    const rows = within(await canvas.findByRole("region", { name: "Installers" }))
    const installer = await rows.findByRole("button", { name: /Dana Cole \(inactive\)/ })
    await expect(rows.getByText(/This installer is inactive/)).toBeVisible()
    await userEvent.click(installer)
    const people = within(await screen.findByRole("listbox"))
    await expect(people.getAllByRole("option").map((one) => one.textContent)).toEqual([
      "Luis Vega",
      "Dana Cole (inactive)"
    ])
    await userEvent.click(people.getByRole("option", { name: "Luis Vega" }))
    await userEvent.click(rows.getByRole("button", { name: /Luis Vega/, expanded: false }))
    await expect(screen.queryByRole("option", { name: /Dana/ })).toBeNull()
    await userEvent.keyboard("{Escape}")
    await expect(canvas.getByText(/This location is inactive. This job stays here/)).toBeInTheDocument()
    await userEvent.click(canvas.getByRole("button", { name: /Tempe \(inactive\)/ }))
    const places = within(await screen.findByRole("listbox"))
    await userEvent.click(places.getByRole("option", { name: "Mesa" }))
    await expect(canvas.queryByText(/This location is inactive/)).toBeNull()
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await waitFor(() => expect(screen.getByText("Job saved")).toBeVisible())
  }
}

/** The creator of the job is its salesperson until someone else who currently sells is chosen. */
export const SalespersonChanged: Story = {
  parameters: shop(withSellers),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Bea Ortiz.*Salesperson|Salesperson.*Bea Ortiz/ }))
    const people = within(await screen.findByRole("listbox"))
    await expect(people.getAllByRole("option", { name: "Bea Ortiz" }).length).toBeGreaterThan(0)
    await expect(people.queryByRole("option", { name: /Cy Young/ })).toBeNull()
    await userEvent.click(people.getByRole("option", { name: "Rosa Lind" }))
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await waitFor(() => expect(screen.getByText("Job saved")).toBeVisible())
    await expect(canvas.getByRole("button", { name: /Rosa Lind/ })).toBeVisible()
  }
}

/** Spec §5: an insured job takes 3.5 hours at most. */
export const LongerThanInsured: Story = {
  parameters: shop(quoted((draft) => ({ ...draft, install: { ...draft.install, duration: 210 } }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /3.5 h Duration|Duration/ }))
    await userEvent.click(await screen.findByRole("option", { name: "4 h" }))
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await waitFor(() =>
      expect(canvas.getAllByText("Insurance job duration is at most 3.5 hours").length).toBeGreaterThan(0)
    )
  }
}

/** What changes and what is outstanding is listed first; the confirmation message offers to undo the step. */
export const OrderedAndUndone: Story = {
  parameters: shop(quoted((draft) => ({ ...draft, install: { ...draft.install, date: "2026-12-01" } }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Convert to work order" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Convert to work order" }))
    // Outstanding items are requested from the server, and the preview is rendered again with the response.
    await waitFor(() => expect(dialog.getByText("Quote → Work order")).toBeVisible())
    await waitFor(() => expect(dialog.getByText("No installer")).toBeVisible())
    await userEvent.click(dialog.getByRole("button", { name: "Convert to work order" }))
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }))
    await expect(await canvas.findByRole("button", { name: "Convert to work order" })).toBeVisible()
  }
}

const acceptedFor = (date: string) =>
  Effect.gen(function* () {
    const job = yield* quoted((draft) => ({
      ...draft,
      install: { ...draft.install, date, timeFrame: date === "" ? "" : "morning" }
    }))
    const answer = {
      kind: "accepted",
      at: Date.UTC(2026, 10, 20, 19),
      by: "Ada Moreno",
      reason: "",
      contentHash: "x"
    } as const
    yield* (yield* Jobs).save(Job.make({ ...job, answer }))
  })

/**
 * The customer accepted through their link and chose a date: one key creates the work order, and one press undoes it.
 */
export const OrderedByOneKey: Story = {
  parameters: shop(acceptedFor("2026-12-01")),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("button", { name: /^Convert to work order\s*W$/ })
    await expect(canvas.getByText("Dec 1, 2026, Morning")).toBeVisible()
    await userEvent.keyboard("w")
    await expect(await screen.findByText("Job 1001 is now a work order")).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole("button", { name: /W$/ })).toBeNull())
  }
}

/** Accepted without a date: the key asks for one. */
export const OrderedOnceDated: Story = {
  parameters: shop(acceptedFor("")),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("button", { name: /^Convert to work order\s*W$/ })
    await userEvent.keyboard("w")
    await expect(await screen.findByRole("dialog", { name: "Convert to work order" })).toBeVisible()
  }
}

/** A newer step removes the Undo of an older one, which would otherwise undo the wrong step. */
export const OlderUndoGoes: Story = {
  ...OrderedAndUndone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Convert to work order" }))
    const dialog = within(await screen.findByRole("dialog"))
    await userEvent.click(dialog.getByRole("button", { name: "Convert to work order" }))
    await screen.findByRole("button", { name: "Undo" })
    await userEvent.click(await canvas.findByRole("button", { name: "Convert to invoice" }))
    const sure = within(await screen.findByRole("alertdialog", { name: "Convert to invoice" }))
    await userEvent.click(sure.getByRole("button", { name: "Convert to invoice" }))
    await screen.findByText(/^Invoice \d+ created$/)
    await waitFor(() => expect(screen.getAllByRole("button", { name: "Undo" })).toHaveLength(1))
  }
}

/** A credit note cannot be undone, nor can the invoice before it from then on. */
export const UndoGoesWithCredit: Story = {
  ...OrderedAndUndone,
  parameters: shop(ordered()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Convert to invoice" }))
    const sure = within(await screen.findByRole("alertdialog", { name: "Convert to invoice" }))
    await userEvent.click(sure.getByRole("button", { name: "Convert to invoice" }))
    await expect(await screen.findByRole("button", { name: "Undo" })).toBeVisible()
    await userEvent.click(await canvas.findByRole("button", { name: "More steps" }))
    await userEvent.click(await screen.findByRole("menuitem", { name: "Credit the invoice…" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Credit the invoice" }))
    await userEvent.type(dialog.getByRole("textbox", { name: /Reason/ }), "Wrong insurer")
    await userEvent.click(dialog.getByRole("button", { name: "Credit the invoice" }))
    await expect(await canvas.findByRole("heading", { name: "Job 1002" })).toBeVisible()
    await expect(screen.queryByRole("button", { name: "Undo" })).toBeNull()
    await waitFor(() => expect(canvas.queryByText(/This vehicle already has an open job/)).toBeNull())
    await userEvent.click(canvas.getByRole("link", { name: "Open job 1001" }))
    await expect(await canvas.findByText(/Invoice 1 was credited with credit note 1/)).toBeVisible()
  }
}

const withCash = Effect.gen(function* () {
  yield* ordered()
  yield* recordPayment({
    id: JobId.make(jobId),
    paymentId: PaymentId.make("019a0000-0000-7000-8000-000000000051"),
    payer: "customer",
    source: "Cash",
    amountReceived: 1_000,
    collectionDate: "2026-11-21",
    description: ""
  })
})

/** Voiding a payment increments the job's version: the Undo of the earlier step would be rejected, so it is removed. */
export const UndoGoesWithVoid: Story = {
  ...OrderedAndUndone,
  parameters: shop(withCash),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Convert to invoice" }))
    const sure = within(await screen.findByRole("alertdialog", { name: "Convert to invoice" }))
    await userEvent.click(sure.getByRole("button", { name: "Convert to invoice" }))
    await expect(await screen.findByRole("button", { name: "Undo" })).toBeVisible()
    const payments = within(await canvas.findByRole("grid", { name: "Payments" }))
    await userEvent.click(await payments.findByRole("button", { name: "Void" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Void payment" }))
    await userEvent.type(dialog.getByRole("textbox", { name: /Reason/ }), "Wrong job{Enter}")
    await expect(await payments.findByText(/Voided on .*: Wrong job/)).toBeVisible()
    await expect(screen.queryByRole("button", { name: "Undo" })).toBeNull()
  }
}

/** A payment on a closed day cannot be voided: the page shows why, the closing date, and who can reopen the books. */
export const VoidInClosedBooks: Story = {
  parameters: shop(Effect.andThen(withCash, () => ClosingDay.use(({ set }) => set("2026-11-21")))),
  play: async ({ canvas, userEvent }) => {
    const payments = within(await canvas.findByRole("grid", { name: "Payments" }))
    await userEvent.click(await payments.findByRole("button", { name: "Void" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Void payment" }))
    await userEvent.type(dialog.getByRole("textbox", { name: /Reason/ }), "Wrong job{Enter}")
    await expect(
      await dialog.findByText("The books are closed through Nov 21, 2026. Only the owner can reopen them.")
    ).toBeVisible()
    await expect(dialog.getByRole("textbox", { name: /Reason/ })).toHaveValue("Wrong job")
  }
}

/** A product that must be in stock blocks invoicing; the message names it and links to the lines. */
export const StockRequired: Story = {
  parameters: shop(waitingForStock),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Stock required: HAH990001/)).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Convert to invoice" })).toBeDisabled()
    await expect(canvas.getByText("Show the lines")).toBeVisible()
  }
}

/** A work order without payments becomes a quote again, with everything that was entered. */
export const BackToQuote: Story = {
  parameters: shop(ordered()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "More steps" }))
    await userEvent.click(await screen.findByRole("menuitem", { name: "Back to quote" }))
    const dialog = within(await screen.findByRole("alertdialog", { name: "Back to quote" }))
    await userEvent.click(dialog.getByRole("button", { name: "Back to quote" }))
    await expect(await canvas.findByRole("button", { name: "Convert to work order" })).toBeEnabled()
  }
}

/** An invoice is credited with a reason; its work becomes a new work order, and the two jobs link to each other. */
export const CreditedAndRebilled: Story = {
  parameters: shop(invoiced),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "More steps" }))
    await userEvent.click(await screen.findByRole("menuitem", { name: "Credit the invoice…" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Credit the invoice" }))
    await userEvent.click(dialog.getByRole("button", { name: "Credit the invoice" }))
    await expect(await dialog.findByText(/Please enter the reason/i)).toBeVisible()
    await userEvent.type(dialog.getByRole("textbox", { name: /Reason/ }), "Wrong insurer")
    await userEvent.click(dialog.getByRole("button", { name: "Credit the invoice" }))
    await expect(await canvas.findByRole("heading", { name: "Job 1002" })).toBeVisible()
    await userEvent.click(canvas.getByRole("link", { name: "Open job 1001" }))
    await expect(await canvas.findByText(/Invoice 1 was credited with credit note 1/)).toBeVisible()
  }
}

/**
 * A leak causes a comeback: a work order for the same vehicle, created from the invoice; the two link to each other.
 */
export const ComebackMade: Story = {
  parameters: shop(invoiced),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "More steps" }))
    await userEvent.click(await screen.findByRole("menuitem", { name: "Create a comeback…" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Create comeback" }))
    await userEvent.click(dialog.getByRole("button", { name: "Create comeback" }))
    await expect(await dialog.findByText("Please select the cause")).toBeVisible()
    await userEvent.click(dialog.getByRole("button", { name: /Cause/ }))
    await userEvent.click(await screen.findByRole("option", { name: "Water leak" }))
    await userEvent.type(dialog.getByRole("textbox", { name: "What the customer says" }), "Wet after a car wash")
    await userEvent.click(dialog.getByRole("button", { name: "Create comeback" }))
    await expect(await canvas.findByRole("heading", { name: "Job 1002" })).toBeVisible()
    await expect(await canvas.findByText("Comeback of job 1001: Water leak")).toBeVisible()
    await expect(await canvas.findByDisplayValue("Wet after a car wash")).toBeInTheDocument()
    await userEvent.click(canvas.getByRole("link", { name: "Open job 1001" }))
    await expect(await canvas.findByText("Comeback 1002: Water leak")).toBeVisible()
    const history = within(await canvas.findByRole("region", { name: "History" }))
    await expect(await history.findByText(/created comeback 1002: Water leak/)).toBeVisible()
  }
}

/** A warning shows another open job for the same car. */
export const TwinOpen: Story = {
  parameters: shop(twins),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This vehicle already has an open job: Quote 1002")).toBeVisible()
    await expect(canvas.getByRole("link", { name: "Open job 1002" })).toBeVisible()
  }
}

/** A known license plate fills in the customer and the vehicle. */
export const PlateKnown: Story = {
  parameters: shop(quoted(), { path: "/jobs/create" }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "License plate" }), "abc 1234")
    await expect(await canvas.findByText("Known plate: Ada Moreno")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Use customer and vehicle" }))
    await waitFor(() => expect(canvas.getByText("Ada Moreno · 2024 Toyota Camry")).toBeVisible())
  }
}

/** Another user has the job open. */
export const SomebodyHere: Story = {
  parameters: shop(withDana),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Dana Cole has this job open")).toBeVisible()
  }
}
