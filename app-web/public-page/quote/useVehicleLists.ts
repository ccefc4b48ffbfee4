import { useEffect, useEffectEvent, useState } from "react"
import type { QuoteClient } from "./QuoteClient.ts"

interface Chosen {
  readonly year: number
  readonly make: string
  readonly model: string
}

/**
 * Model years offered, from next year backward: cars stay on the road for decades, and next year's models are already
 * sold.
 */
const yearsBack = 40

const none: ReadonlyArray<string> = []

/** The lists for selecting a vehicle, each based on the previous selection; empty while loading or if unavailable. */
export const useVehicleLists = (server: QuoteClient, { year, make, model }: Chosen) => {
  const [now] = useState(() => new Date().getFullYear() + 1)
  return {
    years: Array.from({ length: yearsBack }, (_, back) => now - back),
    makes: useList(year === 0 ? "" : `${year}`, () => server.makes(year)),
    models: useList(make === "" ? "" : `${year} ${make}`, () => server.models(year, make)),
    bodies: useList(model === "" ? "" : `${year} ${make} ${model}`, () => server.bodies(year, make, model))
  }
}

/** Loads a list by key; "" loads nothing. */
const useList = (key: string, load: () => Promise<ReadonlyArray<string>>): ReadonlyArray<string> => {
  const [held, setHeld] = useState<{ readonly key: string; readonly list: ReadonlyArray<string> }>()
  const ask = useEffectEvent(load)
  useEffect(() => {
    if (key === "") return
    let isHere = true
    ask().then(
      (list) => {
        if (isHere) setHeld({ key, list })
      },
      () => {}
    )
    return () => {
      isHere = false
    }
  }, [key])
  return held?.key === key ? held.list : none
}
