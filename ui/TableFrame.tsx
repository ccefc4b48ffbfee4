import type { ReactNode, Ref } from "react"
import { ResizableTableContainer, type ResizableTableContainerProps } from "react-aria-components/Table"
import { TableLayout, Virtualizer } from "react-aria-components/Virtualizer"

export interface TableFrameProps extends Pick<ResizableTableContainerProps, "onResize" | "onResizeEnd"> {
  readonly isBusy: boolean
  readonly isResizable: boolean
  readonly isVirtual: boolean
  readonly maxHeight: string | undefined
  readonly ref: Ref<HTMLDivElement>
  readonly children: ReactNode
}

/** Heights that only rows in view have; all others are worked out from them. */
const virtualRows = { rowHeight: 44, headingHeight: 36 }

/** What a Table stands in: as wide as there is room, scrolling where its columns need more. */
export function TableFrame({ isBusy, isResizable, isVirtual, maxHeight, onResize, onResizeEnd, ref, children }: TableFrameProps) {
  const frame = { ref, className: "TableFrame", "aria-busy": isBusy, "data-scrolls": maxHeight === undefined || isVirtual ? undefined : true }
  if (!isResizable) return <div {...frame} style={{ maxHeight }}>{children}</div>
  return (
    <ResizableTableContainer
      {...frame} data-sized data-virtual={isVirtual || undefined} {...(isVirtual || maxHeight === undefined ? {} : { style: { maxHeight } })}
      {...(onResize === undefined ? {} : { onResize })} {...(onResizeEnd === undefined ? {} : { onResizeEnd })}
    >
      {isVirtual ? <Virtualizer layout={TableLayout} layoutOptions={virtualRows}>{children}</Virtualizer> : children}
    </ResizableTableContainer>
  )
}
