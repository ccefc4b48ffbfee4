import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor, within } from "storybook/test"
import { Effect } from "effect"
import { Route, Routes } from "react-router-dom"
import { listDispatches } from "#domain/dispatches/dispatchesApi.ts"
import { withShop } from "#stories/withShop.tsx"
import { screenStates } from "#stories/screenStates.ts"
import { DispatchesScreen } from "#web/dispatches/DispatchesScreen.tsx"
import { answeredInShop, dispatchesInShop } from "./dispatchesInShop.ts"
import { sentDispatch } from "#tests/contracts/freshDispatch.ts"

function DispatchRoutes() {
  return (
    <main>
      <Routes>
        <Route path="/dispatches" element={<DispatchesScreen />} />
        <Route path="/jobs/:id/edit" element={<h1>The job</h1>} />
      </Routes>
    </main>
  )
}

const at = (path: string, more: object = {}) => ({ shop: { path, fill: dispatchesInShop, ...more } })
const meta = {
  title: "Screens/Dispatches",
  component: DispatchRoutes,
  decorators: [withShop],
  parameters: {
    ...at("/dispatches"),
    ends: {
      Listed: "20 minutes left",
      Narrowed: "Declined: Too far away",
      Compared: "Keep everything on the job",
      LinkedToAJob: "Quote 1001",
      MadeIntoAQuote: "The job",
      DeclinedAndUndone: "Dolores Vega",
      Answered: "Lynx told on",
      DeclinedAndTold: "Telling Safelite…",
      LinkedAndTold: "Telling Lynx…",
      Uploaded: "Rosa Delgado",
      WrongFile: "Something is wrong in “deductible”. Fix the file and try again."
    }
  }
} satisfies Meta<typeof DispatchRoutes>
export default meta
type Story = StoryObj<typeof meta>

const act = async (
  { canvas, userEvent }: Pick<Parameters<NonNullable<Story["play"]>>[0], "canvas" | "userEvent">,
  of: RegExp,
  what: string
) => {
  await userEvent.click(await canvas.findByRole("button", { name: of }))
  await userEvent.click(await screen.findByRole("menuitem", { name: what }))
}

export const Empty: Story = {
  parameters: at("/dispatches", { fill: Effect.void }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No dispatches yet")).toBeVisible()
  }
}

/** Newest first, with how long each network has been waiting for a response. */
export const Listed: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /Marcus T. Lee/ })
    await expect(row).toHaveTextContent("20 minutes left")
    await expect(canvas.getByRole("row", { name: /Nora Whitehorse/ })).toHaveTextContent("Declined: Too far away")
  }
}

export const Narrowed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Declined" }))
    await waitFor(() => expect(canvas.getAllByRole("row")).toHaveLength(2))
    await expect(canvas.getByRole("row", { name: /Nora Whitehorse/ })).toBeVisible()
  }
}

/**
 * The job with the same VIN is suggested; differences are shown side by side, and linking is possible only once every
 * choice is made.
 */
export const Compared: Story = {
  play: async (page) => {
    await act(page, /Actions for 004179015/, "Link to a job")
    await expect(await screen.findByRole("radio", { name: /1001.*same VIN/ })).toBeChecked()
    await page.userEvent.click(screen.getByRole("button", { name: "Compare" }))
    const dialog = await screen.findByRole("dialog", { name: "Link dispatch 004179015 to job 1001" })
    await expect(await within(dialog).findByRole("button", { name: /left to choose/ })).toBeDisabled()
    await expect(within(dialog).getByRole("radiogroup", { name: "Deductible" })).toBeVisible()
  }
}

/** One press keeps all of the job's values, and the two are linked. */
export const LinkedToAJob: Story = {
  play: async (page) => {
    const { canvas, userEvent } = page
    await act(page, /Actions for 004179015/, "Link to a job")
    await userEvent.click(await screen.findByRole("button", { name: "Compare" }))
    await userEvent.click(await screen.findByRole("button", { name: "Keep everything on the job" }))
    await userEvent.click(screen.getByRole("button", { name: "Link" }))
    await expect(await screen.findByText("Dispatch 004179015 linked to job 1001")).toBeVisible()
    await expect(await canvas.findByRole("link", { name: "Quote 1001" })).toBeVisible()
    await expect(canvas.queryByText(/Telling/)).toBeNull()
  }
}

/**
 * Networks that receive responses: one was notified, with the date; the other could not be notified yet, with the
 * reason.
 */
export const Answered: Story = {
  parameters: at("/dispatches", { fill: answeredInShop }),
  play: async ({ canvas }) => {
    const told = await canvas.findByRole("row", { name: /Nora Whitehorse/ })
    await waitFor(() => expect(told).toHaveTextContent(/Lynx told on Nov 25, 2026/))
    await expect(canvas.getByRole("row", { name: /Ed Moss/ })).toHaveTextContent(
      "Safelite not told yet: it is not responding · 503 the network is unavailable"
    )
  }
}

/** The dialog says that the network receives the reason, and the list that it is being notified. */
export const DeclinedAndTold: Story = {
  parameters: at("/dispatches", { fill: answeredInShop }),
  play: async (page) => {
    const { canvas, userEvent } = page
    await act(page, /Actions for 418822/, "Decline")
    const dialog = await screen.findByRole("dialog")
    await expect(
      within(dialog).getByText("Safelite will be told that you decline, along with the reason and the note.")
    ).toBeVisible()
    await userEvent.click(within(dialog).getByRole("button", { name: /Reason/ }))
    await userEvent.click(await screen.findByRole("option", { name: "Glass not available" }))
    await userEvent.click(within(dialog).getByRole("button", { name: "Decline" }))
    await waitFor(() =>
      expect(canvas.getByRole("row", { name: /Dolores Vega/ })).toHaveTextContent(/not available.*Telling Safelite…/)
    )
  }
}

/** Before linking, the dialog says that the network will be notified. */
export const LinkedAndTold: Story = {
  parameters: at("/dispatches", { fill: answeredInShop }),
  play: async (page) => {
    const { canvas, userEvent } = page
    await act(page, /Actions for 004179015/, "Link to a job")
    await expect(await screen.findByText("Lynx will be told that you accept, along with the job number.")).toBeVisible()
    await userEvent.click(await screen.findByRole("button", { name: "Compare" }))
    await userEvent.click(await screen.findByRole("button", { name: "Keep everything on the job" }))
    await userEvent.click(screen.getByRole("button", { name: "Link" }))
    await waitFor(() =>
      expect(canvas.getByRole("row", { name: /Marcus T. Lee/ })).toHaveTextContent(/Quote 1001.*Telling Lynx…/)
    )
  }
}

/** A new customer is created from the dispatch data, and the quote opens. */
export const MadeIntoAQuote: Story = {
  play: async (page) => {
    await act(page, /Actions for 418822/, "Create quote")
    await expect(await screen.findByRole("radio", { name: "New customer: Dolores Vega" })).toBeChecked()
    await page.userEvent.click(screen.getByRole("button", { name: "Create quote" }))
    await expect(await page.canvas.findByRole("heading", { name: "The job" })).toBeVisible()
  }
}

/** A missing reason is reported at its field; a decline is undone with one press. */
export const DeclinedAndUndone: Story = {
  play: async (page) => {
    const { canvas, userEvent } = page
    await act(page, /Actions for 418822/, "Decline")
    const dialog = await screen.findByRole("dialog")
    await expect(within(dialog).getByText(/Tell Safelite in its own portal/)).toBeVisible()
    await userEvent.click(within(dialog).getByRole("button", { name: "Decline" }))
    await expect(await within(dialog).findByText(/Please select/)).toBeVisible()
    await userEvent.click(within(dialog).getByRole("button", { name: /Reason/ }))
    await userEvent.click(await screen.findByRole("option", { name: "Glass not available" }))
    await userEvent.click(within(dialog).getByRole("button", { name: "Decline" }))
    await waitFor(() =>
      expect(canvas.getByRole("row", { name: /Dolores Vega/ })).toHaveTextContent("Declined: Glass not available")
    )
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }))
    await waitFor(() => expect(canvas.getByRole("row", { name: /Dolores Vega/ })).not.toHaveTextContent("Declined"))
  }
}

const file = (content: object) => new File([JSON.stringify(content)], "dispatch.json", { type: "application/json" })
const upload = async (
  { canvas, userEvent }: Pick<Parameters<NonNullable<Story["play"]>>[0], "canvas" | "userEvent">,
  one: File
) => {
  await userEvent.click(await canvas.findByRole("button", { name: "Upload a dispatch" }))
  const dialog = await screen.findByRole("dialog")
  await waitFor(() => expect(dialog.querySelector("input[type=file]")).not.toBeNull())
  await userEvent.upload(dialog.querySelector<HTMLInputElement>("input[type=file]")!, one)
}

/** A dispatch uploaded as a file appears in the list. */
export const Uploaded: Story = {
  play: async (page) => {
    await upload(page, file(sentDispatch({ dispatchNumber: "004170001", insuredName: "Rosa Delgado" })))
    await expect(await page.canvas.findByRole("row", { name: /Rosa Delgado/ })).toBeVisible()
  }
}

/** Errors in the file are reported at the field. */
export const WrongFile: Story = {
  play: async (page) => {
    await upload(page, file({ ...sentDispatch(), deductible: "a hundred" }))
    await expect(await screen.findByText(/Something is wrong in “deductible”/)).toBeVisible()
  }
}

const states = screenStates({ shop: at("/dispatches").shop, call: listDispatches, shows: /Marcus T. Lee/ })
export const Loading: Story = states.Loading
export const Failed: Story = states.Failed
export const Dark: Story = states.Dark
export const French: Story = states.French
export const Spanish: Story = states.Spanish
export const OnASmallPhone: Story = states.OnASmallPhone
