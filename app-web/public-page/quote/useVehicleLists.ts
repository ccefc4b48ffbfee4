import { useEffect, useEffectEvent, useState } from "react"
import type { QuoteServer } from "./QuoteServer.ts"

interface Chosen {
  readonly year: number
  readonly make: string
  readonly model: string
}

/** Cars are on the road for a while, and next year's are sold this year. */
const yearsBack = 40

const none: ReadonlyArray<string> = []

/** The lists that name a vehicle, each by what was chosen before it; empty while it is asked for, or away. */
export const useVehicleLists = (server: QuoteServer, { year, make, model }: Chosen) => {
  const [now] = useState(() => new Date().getFullYear() + 1)
  return {
    years: Array.from({ length: yearsBack }, (_, back) => now - back),
    makes: useList(year === 0 ? "" : `${year}`, () => server.makes(year)),
    models: useList(make === "" ? "" : `${year} ${make}`, () => server.models(year, make)),
    bodies: useList(model === "" ? "" : `${year} ${make} ${model}`, () => server.bodies(year, make, model))
  }
}

/** A list by its key; "" asks for nothing. */
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
