import { type ComponentType, lazy } from "react"
import { reloadOnce } from "./reloadOnce.ts"

/** A screen in a chunk of its own. One that did not come is asked for again when the screen is tried again. */
export const lazyScreen = <N extends string>(load: () => Promise<Record<N, ComponentType>>, name: N): ComponentType => {
  const fetched = () =>
    lazy(() =>
      reloadOnce(name, async (): Promise<{ default: ComponentType }> => ({ default: (await load())[name] })).catch((failure: unknown) => {
        current = undefined
        throw failure
      }))
  let current: ReturnType<typeof fetched> | undefined
  return function LazyScreen() {
    const Screen = current ??= fetched()
    return <Screen />
  }
}
