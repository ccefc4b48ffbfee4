import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react"

export interface ScrollAreaProps {
  readonly className: string
  readonly children: ReactNode
  /** The part itself, for what is drawn by where it is scrolled to. */
  readonly ref?: RefObject<HTMLDivElement | null>
}

/** A part that may scroll; while it does, the keyboard can reach it and scroll it. */
export function ScrollArea({ className, children, ref }: ScrollAreaProps) {
  const own = useRef<HTMLDivElement>(null)
  const area = ref ?? own
  const [scrolls, setScrolls] = useState(false)
  useLayoutEffect(() => {
    const box = area.current
    if (box === null) return
    const measure = () => setScrolls(box.scrollHeight > box.clientHeight + 1)
    const sizes = new ResizeObserver(measure)
    for (const element of [box, ...box.children]) sizes.observe(element)
    return () => sizes.disconnect()
  }, [area, children])
  return (
    <div ref={area} className={className} tabIndex={scrolls ? 0 : undefined}>
      {children}
    </div>
  )
}
