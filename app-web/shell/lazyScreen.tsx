import type { ComponentType } from "react"
import { type Late, late } from "./late.ts"
import { useLateParts } from "./latePart.tsx"

/** A screen that can be fetched before anybody goes there. */
export type LazyScreen = ComponentType & Pick<Late<object>, "fetch">

/** A screen in a chunk of its own. */
export const lazyScreen = <N extends string>(load: () => Promise<Record<N, ComponentType>>, name: N): LazyScreen => {
  const { fetch, usePart } = late<object, N>(load, name)
  function Screen() {
    const Part = usePart()
    useLateParts()
    return <Part />
  }
  return Object.assign(Screen, { fetch })
}
