import { type ReactNode, useEffect, useRef, useState } from "react"

/** Draws what stands in it once its place comes near the window: until then it asks and loads nothing. */
export function WhenNear({ children }: { readonly children: () => ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (place.current === null) return
    const watcher = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: "300px" }
    )
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [])
  return <div ref={place}>{isNear && children()}</div>
}
