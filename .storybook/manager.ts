import { addons } from "storybook/manager-api"
import { create } from "storybook/theming"

addons.setConfig({
  theme: create({
    base: matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light",
    brandTitle: "Frit",
    brandUrl: "./"
  })
})
