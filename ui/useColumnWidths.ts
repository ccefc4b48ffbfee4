import { useState } from "react"
import type { ResizableTableContainerProps } from "react-aria-components/Table"
import { initialWidth, minColumnWidth, pixelWidths } from "#ui/columnWidths.ts"
import type { SizedColumn } from "#ui/SizedColumn.ts"
import type { TableColumn } from "#ui/TableColumn.ts"

type Sizes = Parameters<NonNullable<ResizableTableContainerProps["onResize"]>>[0]

/** Returns the widths of a Table's columns: those being resized right now, or else those given by the caller. */
export const useColumnWidths = <T>(
  columns: ReadonlyArray<TableColumn<T>>,
  onResize: ((widths: ReadonlyMap<string, number>) => void) | undefined
) => {
  const [sizes, setSizes] = useState<Sizes>()
  const said = columns.map(({ id, chosenWidth = "" }) => `${id}.${chosenWidth}`).join("-")
  const [heard, setHeard] = useState(said)
  if (heard !== said) {
    setHeard(said)
    setSizes(undefined)
  }
  return {
    sized: columns.map((column): SizedColumn<T> => ({
      ...column,
      size: sizes?.get(column.id) ?? initialWidth(column),
      minSize: minColumnWidth(column)
    })),
    live: setSizes,
    letGo: (ended: Sizes) => onResize?.(pixelWidths(ended))
  }
}
