import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { withShop } from "#stories/withShop.tsx"
import { KitPage } from "#web/kit/KitPage.tsx"

const at = (path: string, more: object = {}) => ({
  parameters: { layout: "fullscreen", shop: { isWhole: true, path, ...more } }
})

/** The product's 14 sample pages, as signed-in users see them at these URLs. */
const meta = {
  title: "Screens/Kit",
  parameters: {
    ends: {
      Accordions: "Disclosure",
      Alerts: "You are offline",
      Badges: "StatusDot",
      Buttons: "SegmentedControl",
      Choices: "Slider",
      Dialogs: "Tooltip",
      Fields: "ColorField",
      Icons: "chevron-down",
      Progress: "Skeleton",
      Tabs: "Pager",
      Charts: "DonutChart",
      Dates: "TimeField",
      Glass: "GlassDrawing",
      Tables: "Timeline",
      SignInFirst: "User name",
      AlertsDark: "EmptyState",
      TablesFrench: "Timeline",
      FieldsSpanish: "ColorField"
    }
  },
  component: KitPage,
  args: { examples: {} },
  decorators: [withShop]
} satisfies Meta<typeof KitPage>
export default meta
type Story = StoryObj<typeof meta>

/** Checks that the page has its title and shows each of these components under its name. */
const shows =
  (title: string, ...parts: ReadonlyArray<string>): NonNullable<Story["play"]> =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: title })).toBeVisible()
    for (const name of parts) await expect(canvas.getByRole("region", { name })).toBeVisible()
    const ways = within(canvas.getByRole("navigation", { name: "Interface components" })).getAllByRole("link")
    await expect(ways).toHaveLength(14)
    await expect(
      ways.filter((way) => way.getAttribute("aria-current") === "page").map((way) => way.textContent)
    ).toEqual([title])
  }

export const Accordions: Story = { ...at("/ui/accordions"), play: shows("Accordions", "Accordion", "Disclosure") }
export const Alerts: Story = { ...at("/ui/alerts"), play: shows("Alerts", "Callout", "ToastRegion", "EmptyState") }
export const Badges: Story = {
  ...at("/ui/badges"),
  play: shows("Badges", "Badge", "StatusDot", "Avatar", "TagList", "Keys")
}
export const Buttons: Story = {
  ...at("/ui/buttons"),
  play: shows("Buttons", "Button", "ButtonLink", "IconButton", "Toolbar", "SegmentedControl")
}
export const Choices: Story = {
  ...at("/ui/choices"),
  play: shows("Choices", "Select", "MultiSelect", "RadioGroup", "CheckboxGroup", "Checkbox", "Switch", "Slider")
}
export const Dialogs: Story = {
  ...at("/ui/dialogs"),
  play: shows("Dialogs", "Dialog", "Drawer", "ConfirmDialog", "Menu", "Tooltip")
}
export const Fields: Story = {
  ...at("/ui/fields"),
  play: shows(
    "Fields",
    "TextField",
    "TextArea",
    "SearchField",
    "MoneyField",
    "PercentField",
    "QuantityField",
    "ColorField"
  )
}
export const Icons: Story = { ...at("/ui/icons"), play: shows("Icons", "Icon") }
export const Progress: Story = {
  ...at("/ui/progress"),
  play: shows("Progress", "ProgressBar", "Meter", "Stepper", "Spinner", "Skeleton")
}
export const Tabs: Story = { ...at("/ui/tabs"), play: shows("Tabs and pages", "Tabs", "Breadcrumbs", "Pager") }
export const Charts: Story = { ...at("/extended/charts"), play: shows("Charts", "BarChart", "LineChart", "DonutChart") }
export const Dates: Story = {
  ...at("/extended/dates"),
  play: shows("Dates and times", "DateField", "DatePicker", "DateRangePicker", "TimeField")
}
export const Glass: Story = { ...at("/extended/glass"), play: shows("Glass drawings", "GlassDrawing") }
export const Tables: Story = { ...at("/extended/tables"), play: shows("Tables", "Table", "DefinitionList", "Timeline") }

/** Signed-out visitors cannot see them. */
export const SignInFirst: Story = {
  ...at("/ui/alerts", { roles: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "User name" })).toBeVisible()
    await expect(canvas.queryByRole("navigation", { name: "Interface components" })).toBeNull()
  }
}

export const AlertsDark: Story = { ...at("/ui/alerts"), globals: { theme: "dark" } }
export const TablesFrench: Story = { ...at("/extended/tables"), globals: { locale: "fr" } }
export const FieldsSpanish: Story = { ...at("/ui/fields"), globals: { locale: "es", theme: "dark" } }
