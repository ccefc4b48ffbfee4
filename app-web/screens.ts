import type { ComponentType } from "react"
import { screenRoutes } from "./access/screenRoutes.ts"
import { type LazyScreen, lazyScreen } from "./loading/lazyScreen.tsx"

/**
 * The screen files. Those not in the list of places (login, errors, coming soon) are imported by whatever renders them.
 */
const files = import.meta.glob<Readonly<Record<string, ComponentType>>>([
  "./*/*Screen.tsx",
  "!./{errors,loading,login,password-reset,shell}/*"
])

const screenIn = (file: string): LazyScreen =>
  lazyScreen(files[`./${file}.tsx`]!, file.slice(file.lastIndexOf("/") + 1))

/** One component per file, so that a screen with two URLs stays mounted when moving between them. */
const screensByFile = new Map(
  screenRoutes.flatMap(({ screen }) => (screen === undefined ? [] : [[screen, screenIn(screen)]]))
)

/** The shop's screens by path, each in its own chunk. */
export const screens: Readonly<Record<string, LazyScreen>> = Object.fromEntries(
  screenRoutes.flatMap(({ path, screen }) => (screen === undefined ? [] : [[path, screensByFile.get(screen)!]]))
)
