import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor } from "storybook/test"
import { listJobs } from "#domain/jobs/jobsApi.ts"
import { withShop } from "#stories/withShop.tsx"
import { listStates } from "#stories/screenStates.ts"
import { busyShop } from "#stories/screens/shell/busyShop.ts"
import { excludeAnnouncer } from "./excludeAnnouncer.ts"
import { JobRoutes } from "./JobRoutes.tsx"

const meta = {
  title: "Screens/Jobs/List",
  component: JobRoutes,
  decorators: [withShop],
  parameters: {
    ends: {
      Filled: "1–4 of 4",
      FilteredAndCleared: "Luis Herrera",
      Grouped: "Location",
      SoughtAndSorted: "1–1 of 1",
      NoneFound: "No jobs match these filters",
      WithoutPrices: "1–4 of 4",
      OnAPhone: "Luis Herrera"
    },
    a11y: excludeAnnouncer,
    shop: { path: "/jobs/jobs-list" }
  }
} satisfies Meta<typeof JobRoutes>
export default meta
type Story = StoryObj<typeof meta>

/** Every stage, highest number first. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("row", { name: "1004" })).toBeVisible()
    const rows = canvas.getAllByRole("row").slice(1)
    await expect(rows.map((row) => row.textContent?.slice(0, 4))).toEqual(["1004", "1003", "1002", "1001"])
    await expect(canvas.getByText("1–4 of 4")).toBeVisible()
  }
}

/** Filtered by the URL, then cleared. */
export const FilteredAndCleared: Story = {
  parameters: { shop: { path: "/jobs/jobs-list?stage=workorder" } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("row", { name: "1003" })).toBeVisible()
    await expect(canvas.queryByRole("row", { name: "1001" })).toBeNull()
    await userEvent.click(canvas.getByRole("button", { name: "Clear filters" }))
    await expect(await canvas.findByRole("row", { name: "1001" })).toBeVisible()
  }
}

/**
 * Rows grouped under a header with the count and total of the entire group. One press groups by another field, and the
 * URL reflects it.
 */
export const Grouped: Story = {
  parameters: { shop: { path: "/jobs/jobs-list?group=stage&sort=number" } },
  play: async ({ canvas, userEvent }) => {
    const rows = () =>
      canvas
        .getAllByRole("row")
        .slice(1)
        .map((row) => row.textContent ?? "")
    await waitFor(() => expect(rows()).toHaveLength(7))
    await expect(rows().map((text) => text.slice(0, 4))).toEqual([
      "Quot",
      "1001",
      "1002",
      "Work",
      "1003",
      "Invo",
      "1004"
    ])
    await expect(rows()[0]).toMatch(/^Quote2\$/)
    await userEvent.click(canvas.getByRole("button", { name: "Groups: Stage" }))
    await userEvent.click(await screen.findByRole("menuitem", { name: "No groups" }))
    await waitFor(() => expect(rows()).toHaveLength(4))
    await userEvent.click(canvas.getByRole("button", { name: "Group" }))
    await userEvent.click(await screen.findByRole("menuitem", { name: "Location" }))
    await waitFor(() => expect(rows()[0]).toMatch(/^Tempe4\$/))
  }
}

/** Searched while typing; pressing a header sorts. */
export const SoughtAndSorted: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("row", { name: "1001" })
    await userEvent.click(canvas.getByRole("columnheader", { name: "Customer" }))
    await waitFor(() =>
      expect(
        canvas
          .getAllByRole("row")
          .slice(1)
          .map((row) => row.textContent?.slice(0, 4))
      ).toEqual(["1001", "1002", "1004", "1003"])
    )
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search jobs" }), "luis")
    await expect(await canvas.findByText("1–1 of 1")).toBeVisible()
    await expect(canvas.getByRole("gridcell", { name: "Luis Herrera" })).toBeVisible()
  }
}

/** No job matches the filters. */
export const NoneFound: Story = {
  parameters: { shop: { path: "/jobs/jobs-list?text=zebra" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No jobs match these filters")).toBeVisible()
  }
}

/** An installer sees only their own jobs, without prices. */
export const WithoutPrices: Story = {
  parameters: { shop: { path: "/jobs/jobs-list", roles: ["installer"], fill: busyShop } },
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: "1002" })
    await expect(canvas.queryByRole("row", { name: "1001" })).toBeNull()
    await expect(canvas.queryByRole("columnheader", { name: "Total" })).toBeNull()
    await expect(canvas.queryByText(/\$/)).toBeNull()
  }
}

/** Each card starts with the customer, then the vehicle. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: "1001" })
    const top = (column: string) => row.querySelector(`[data-title="${column}"]`)!.getBoundingClientRect().top
    await expect(top("Customer")).toBeLessThan(top("Vehicle"))
    for (const other of ["Number", "Stage", "Install date"]) await expect(top("Vehicle")).toBeLessThan(top(other))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  }
}

const states = listStates({
  shop: { path: "/jobs/jobs-list" },
  call: listJobs,
  shows: /^1001$/,
  empty: "No jobs yet",
  add: "New quote"
})
export const Empty: Story = states.Empty
export const Loading: Story = states.Loading
export const Failed: Story = states.Failed
export const Dark: Story = states.Dark
export const French: Story = states.French
export const Spanish: Story = states.Spanish
export const OnASmallPhone: Story = states.OnASmallPhone
