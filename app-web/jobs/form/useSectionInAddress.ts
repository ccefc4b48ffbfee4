import { useEffect } from "react"
import { useLocation } from "react-router-dom"
import { goToSection } from "./goToSection.ts"

/** Opens a job at the section that the address names: `/jobs/<id>/edit#payment`. Whether it names one. */
export const useSectionInAddress = (): boolean => {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === "") return
    // After the shell, which begins every screen at its top.
    const frame = requestAnimationFrame(() => goToSection(hash.slice(1)))
    return () => cancelAnimationFrame(frame)
  }, [hash])
  return hash !== ""
}
