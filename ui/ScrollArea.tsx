import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react"

export interface ScrollAreaProps {
  readonly className: string
  readonly children: ReactNode
  /** The scroll container, for content that depends on the scroll position. */
  readonly ref?: RefObject<HTMLDivElement | null>
}

/** A scrollable area. While its content overflows, it can be focused and scrolled by keyboard. */
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
