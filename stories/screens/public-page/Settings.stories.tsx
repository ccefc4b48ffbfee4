import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { expect, screen, waitFor, within } from "storybook/test"
import { getPublicPageSetting } from "#domain/public-page/publicPageApi.ts"
import { changePublicPageSetting } from "#domain/public-page/changePublicPageSetting.ts"
import { QuoteStore } from "#domain/public-page/QuoteStore.ts"
import { defaultSetting } from "#domain/public-page/PublicPageSetting.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { Users } from "#domain/people/Users.ts"
import { withShop } from "#stories/withShop.tsx"
import { screenStates } from "#stories/screenStates.ts"
import { fillShop } from "#stories/sampleShop.ts"
import { PublicBusinessSettingScreen } from "#web/public-page/PublicBusinessSettingScreen.tsx"
import { fillIn } from "../customers/fillIn.ts"

const Page = () => (
  <main>
    <PublicBusinessSettingScreen />
  </main>
)
const at = (more: object = {}) => ({ shop: { path: "/admin/public-business-setting", fill: fillShop, ...more } })

/** A shop whose page is active, with its first user notified of requests. */
const isShown = Effect.gen(function* () {
  yield* fillShop
  const [first] = yield* (yield* Users).list
  yield* changePublicPageSetting({ ...defaultSetting, isOn: true, recipients: [first!.emailAddress] })
}).pipe(Effect.orDie)

const meta = {
  title: "Screens/Admin/Public page settings",
  component: Page,
  decorators: [withShop],
  parameters: {
    ...at(),
    ends: {
      Saved: "Public page saved",
      HoursThatAreNone: "Open time should be less than Close time.",
      HowFarVisitorsCame: "Requested without a time",
      OnTheirOwnSite: "Copy the line",
      Shown: "Customers see the page.",
      Cancelled: "The public page is canceled. Customers see it until",
      Reactivated: "Public page reactivated"
    }
  }
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const states = screenStates({
  ...at({ fill: isShown }),
  call: getPublicPageSetting,
  shows: /Customers see the page/
})
export const Failed: Story = states.Failed
export const Dark: Story = states.Dark
export const OnASmallPhone: Story = states.OnASmallPhone

/** The page is switched on, with its status next to the preview. */
export const Shown: Story = {
  parameters: at({ fill: isShown }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Customers see the page.")).toBeVisible()
    await expect(canvas.getByRole("switch", { name: "Show the page to customers" })).toBeChecked()
    await expect(canvas.getByRole("link", { name: "See the page" })).toHaveAttribute("href", "/businesspage")
  }
}

/**
 * No one is notified of requests yet: reported at the field. A user is chosen, a radius entered, and everything is
 * saved.
 */
export const Saved: Story = {
  play: async (page) => {
    const { canvas, userEvent } = page
    await fillIn(page, /^Service radius/, "40")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await waitFor(() => expect(canvas.getAllByText("At least one recipient email is required")[0]).toBeVisible())
    await userEvent.click(canvas.getByRole("button", { name: /Notification recipients/ }))
    const list = within(await screen.findByRole("listbox"))
    await userEvent.click(list.getAllByRole("option")[0]!)
    await userEvent.keyboard("{Escape}")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await screen.findByText("Public page saved")
    await waitFor(() => expect(canvas.getByRole("button", { name: "Save" })).toBeDisabled())
    await expect(canvas.getByLabelText(/^Service radius/)).toHaveValue("40")
  }
}

/** How far recent visitors got, step by step. */
export const HowFarVisitorsCame: Story = {
  parameters: at({
    fill: Effect.gen(function* () {
      yield* isShown
      const desk = yield* QuoteStore
      // A date that is in the past in every time zone.
      const yesterday = new Date(Date.now() - 24 * 3_600_000).toISOString().slice(0, 10)
      for (const [step, count] of [
        ["glass", 9],
        ["price", 4],
        ["booked", 2]
      ] as const)
        for (let at = 0; at < count; at++) yield* desk.countStep(yesterday, step)
    })
  }),
  play: async ({ canvas }) => {
    const funnel = await canvas.findByRole("table")
    await expect(within(funnel).getByRole("row", { name: /^Glass 9/ })).toBeVisible()
    await expect(within(funnel).getByRole("row", { name: /^Booked 2/ })).toBeVisible()
    await expect(within(funnel).getByRole("row", { name: /^Vehicle 0/ })).toBeVisible()
  }
}

/**
 * Embedding on the shop's own site: an invalid origin is reported at its field; the snippet to paste is shown below.
 */
export const OnTheirOwnSite: Story = {
  parameters: at({ fill: isShown }),
  play: async (page) => {
    const { canvas, userEvent } = page
    await userEvent.click(await canvas.findByRole("button", { name: "Add a site" }))
    await fillIn(page, /^Site 1/, "www.copperstate.example/contact")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await waitFor(() =>
      expect(canvas.getAllByText("Enter only the site, like https://www.example.com.")[0]).toBeVisible()
    )
    await fillIn(page, /^Site 1/, "https://www.copperstate.example")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await screen.findByText("Public page saved")
    const line = within(canvas.getByRole("group", { name: "The line for your site" }))
    await expect(line.getByText(`<script async src="${location.origin}/embed.js"></script>`)).toBeVisible()
  }
}

/** Opening hours that end before they start are reported in the specification's words; a closed day needs none. */
export const HoursThatAreNone: Story = {
  parameters: at({ fill: isShown }),
  play: async ({ canvas, userEvent }) => {
    const monday = within(await canvas.findByRole("group", { name: "Monday" }))
    // Open from 8 p.m. to 5 p.m.
    const [half] = await monday.findAllByRole("spinbutton", { name: /AM\/PM/ })
    await userEvent.click(half!)
    await userEvent.keyboard("p")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await waitFor(() => expect(canvas.getAllByText("Open time should be less than Close time.")[0]).toBeVisible())
  }
}

/** Canceled by an admin: confirmed once, then shown here and next to the preview with the last active day. */
export const Cancelled: Story = {
  parameters: at({ fill: isShown }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Cancel the public page" }))
    const asked = within(await screen.findByRole("alertdialog"))
    await expect(asked.getByText(/Customers see it and can book until .* 20\d\d,/)).toBeVisible()
    await userEvent.click(asked.getByRole("button", { name: "Cancel the public page" }))
    await expect(await canvas.findByText(/^The public page is canceled. Customers see it until/)).toBeVisible()
    await expect(await canvas.findByText(/^It is canceled and ends after/)).toBeVisible()
    await expect(canvas.getByText("Customers see the page.")).toBeVisible()
    await waitFor(() => expect(canvas.getByRole("button", { name: "Reactivate the public page" })).toHaveFocus())
  }
}

/** Until then, the cancellation can be reversed with one press. */
export const Reactivated: Story = {
  parameters: at({
    fill: Effect.gen(function* () {
      yield* isShown
      const shop = yield* (yield* Tenants).getCurrent((yield* CurrentTenant).id)
      const [by] = yield* (yield* Users).list
      yield* (yield* Tenants).save(
        { ...shop, pageEnds: "2099-12-31" },
        {
          id: crypto.randomUUID(),
          at: Date.now(),
          tenantId: shop.id,
          deed: "pageCancelled",
          detail: "2099-12-31",
          note: "",
          byUserId: by!.id,
          byName: `${by!.firstName} ${by!.lastName}`
        }
      )
    }).pipe(Effect.orDie)
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Reactivate the public page" }))
    await expect(await screen.findByText("Public page reactivated")).toBeVisible()
    await expect(await canvas.findByRole("button", { name: "Cancel the public page" })).toBeVisible()
    await waitFor(() => expect(canvas.queryByText(/^It is canceled/)).toBeNull())
    await waitFor(() => expect(canvas.getByRole("button", { name: "Cancel the public page" })).toHaveFocus())
  }
}
