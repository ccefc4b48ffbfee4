import type { HTMLAttributes, ReactNode, Ref } from "react"
import { ResizableTableContainer, type ResizableTableContainerProps } from "react-aria-components/Table"

export interface TableFrameProps extends Pick<ResizableTableContainerProps, "onResize" | "onResizeEnd"> {
  readonly isBusy: boolean
  readonly isResizable: boolean
  readonly isVirtual: boolean
  /** Handlers for scrolling, keyboard navigation and focus. */
  readonly listens: Pick<HTMLAttributes<HTMLDivElement>, "onScroll" | "onKeyDownCapture" | "onFocus">
  readonly maxHeight: string | undefined
  readonly ref: Ref<HTMLDivElement>
  readonly children: ReactNode
}

/** The container of a Table. Fills the available width and scrolls if the columns need more. */
export function TableFrame({
  isBusy,
  isResizable,
  isVirtual,
  maxHeight,
  onResize,
  onResizeEnd,
  listens,
  ref,
  children
}: TableFrameProps) {
  const frame = {
    ref,
    className: "TableFrame",
    "data-scrolls": maxHeight === undefined ? undefined : true,
    style: { maxHeight }
  }
  if (!isResizable)
    return (
      <div {...frame} aria-busy={isBusy}>
        {children}
      </div>
    )
  return (
    <ResizableTableContainer
      {...frame}
      data-sized
      data-virtual={isVirtual || undefined}
      // react-aria does not pass on ARIA attributes or key and focus handlers.
      render={(div) => <div {...div} {...listens} aria-busy={isBusy} />}
      {...(onResize === undefined ? {} : { onResize })}
      {...(onResizeEnd === undefined ? {} : { onResizeEnd })}
    >
      {children}
    </ResizableTableContainer>
  )
}
