import type { ComponentType } from "react"
import { samplePages } from "#web/access/screenRoutes.ts"
import { type LazyScreen, lazyScreen } from "#web/loading/lazyScreen.tsx"

const files = import.meta.glob<Readonly<Record<"Kit", ComponentType>>>("./*Kit.tsx")

/** Returns the file of a sample page: `/ui/accordions` is in `AccordionsKit.tsx`. */
const fileOf = (path: string) => {
  const name = path.slice(path.lastIndexOf("/") + 1)
  return `./${name.charAt(0).toUpperCase()}${name.slice(1)}Kit.tsx`
}

/** The sample pages by path, each in its own chunk and never preloaded. */
export const kitPages: Readonly<Record<string, LazyScreen>> = Object.fromEntries(
  samplePages.map(({ path }) => [path, lazyScreen(files[fileOf(path)]!, "Kit")])
)
