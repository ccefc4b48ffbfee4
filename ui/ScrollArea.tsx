import { type ReactNode, useLayoutEffect, useRef, useState } from "react"

export interface ScrollAreaProps {
  readonly className: string
  readonly children: ReactNode
}

/** A part that may scroll; while it does, the keyboard can reach it and scroll it. */
export function ScrollArea({ className, children }: ScrollAreaProps) {
  const area = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useLayoutEffect(() => {
    const box = area.current
    if (box === null) return
    const measure = () => setScrolls(box.scrollHeight > box.clientHeight + 1)
    const sizes = new ResizeObserver(measure)
    for (const element of [box, ...box.children]) sizes.observe(element)
    return () => sizes.disconnect()
  }, [children])
  return (
    <div ref={area} className={className} tabIndex={scrolls ? 0 : undefined}>
      {children}
    </div>
  )
}
