import { useLayoutEffect, useMemo, useRef } from "react"
import type { LineValues } from "./JobForm.ts"
import type { OpenJob } from "./useOpenJob.ts"

type Lines = ReadonlyArray<LineValues>

/** The ways to change an open job's rows. They stay the same from key to key, so that only the row typed into is drawn anew. */
export const useLines = ({ form }: OpenJob) => {
  const { set, values } = form
  const now = useRef<Lines>(values.lines)
  const write = useRef(set)
  useLayoutEffect(() => {
    now.current = values.lines
    write.current = set
  })

  return useMemo(() => {
    const replace = (lines: Lines) => {
      now.current = lines
      write.current("lines", lines)
    }
    return {
      replace,
      change: (key: string, change: (line: LineValues) => LineValues) => {
        const index = now.current.findIndex((line) => line.key === key)
        const line = now.current[index]
        if (line === undefined) return
        const next = change(line)
        now.current = now.current.with(index, next)
        write.current(`lines.${index}`, next)
      },
      add: (line: LineValues) => replace([...now.current, line]),
      /** Answers the rows as they were, for an undo. */
      remove: (key: string): Lines => {
        const before = now.current
        replace(before.filter((line) => line.key !== key))
        return before
      }
    }
  }, [])
}

export type LinesChange = ReturnType<typeof useLines>
