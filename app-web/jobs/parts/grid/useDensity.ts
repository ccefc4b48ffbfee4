import { useCallback, useState } from "react"

export type Density = "compact" | "comfortable"

const place = "frit.estimateDensity"

/** How close the rows of the grid stand, as this browser was last told. */
export const useDensity = (): readonly [Density, (density: Density) => void] => {
  const [density, setDensity] = useState<Density>(() =>
    localStorage.getItem(place) === "comfortable" ? "comfortable" : "compact"
  )
  return [
    density,
    useCallback((next) => {
      localStorage.setItem(place, next)
      setDensity(next)
    }, [])
  ]
}
