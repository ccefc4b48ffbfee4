import type { ComponentType } from "react"
import { places } from "./access/places.ts"
import { type LazyScreen, lazyScreen } from "./loading/lazyScreen.tsx"

/**
 * The files of screens; those that nobody goes to by the list of places (signing in, errors, what is still to come)
 * are loaded by who draws them.
 */
const files = import.meta.glob<Readonly<Record<string, ComponentType>>>([
  "./*/*Screen.tsx",
  "!./{errors,loading,login,password-reset,shell}/*"
])

const screenIn = (file: string): LazyScreen =>
  lazyScreen(files[`./${file}.tsx`]!, file.slice(file.lastIndexOf("/") + 1))

/** Each screen once, so that one for two addresses lives on from one to the other. */
const screensByFile = new Map(
  places.flatMap(({ screen }) => (screen === undefined ? [] : [[screen, screenIn(screen)]]))
)

/** The screens of a shop's work that are here, by path; each in a chunk of its own. */
export const screens: Readonly<Record<string, LazyScreen>> = Object.fromEntries(
  places.flatMap(({ path, screen }) => (screen === undefined ? [] : [[path, screensByFile.get(screen)!]]))
)
