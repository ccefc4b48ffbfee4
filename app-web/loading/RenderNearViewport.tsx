import { type ReactNode, useEffect, useRef, useState } from "react"

/** Renders its children only once they come near the viewport. Until then, they load nothing. */
export function RenderNearViewport({ children }: { readonly children: () => ReactNode }) {
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
