import type { GlassPart, GlassType } from "#domain/nags/GlassPart.ts"
import { Callout } from "#ui/Callout.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { Skeleton } from "#ui/Skeleton.tsx"
import type { LineValues } from "#web/jobs/form/JobForm.ts"
import { LoadFailed } from "#web/lists/LoadFailed.tsx"
import { useWords } from "#web/words/useWords.ts"
import { GlassChoice } from "./GlassChoice.tsx"

export interface GlassFoundProps {
  readonly found: {
    readonly data: ReadonlyArray<GlassPart> | undefined
    readonly error: { readonly _tag: string } | null
    readonly refetch: () => unknown
  }
  readonly glassType: GlassType
  /** The pane that stands on the estimate already, if it is one. */
  readonly pane: LineValues | undefined
  readonly isPriced: boolean
  readonly onTake: (part: GlassPart, inPlace: boolean) => void
}

/** The panes of one type that fit; or that none is known; or that asking failed. */
export function GlassFound({ found: { data, error, refetch }, glassType, pane, isPriced, onTake }: GlassFoundProps) {
  const { t, of } = useWords()
  if (error !== null && data === undefined) return <LoadFailed failure={error} onRetry={() => void refetch()} />
  if (data === undefined) return <div role="status"><span className="hidden-text">{t("loading")}</span><Skeleton widths={["100%", "70%", "100%", "60%"]} height={40} /></div>
  if (data.length === 0) return <EmptyState icon="search" level={3} title={t("glass.none", { type: of("glassType", glassType) })}>{t("glass.noneHint")}</EmptyState>
  const shared = new Set(data[0]?.features.filter((feature) => data.every(({ features }) => features.includes(feature))))
  return (
    <>
      {data.some(({ sample }) => sample) && <Callout tone="warning" title={t("glass.sample")}>{t("glass.sampleHint")}</Callout>}
      <p className="GlassCount" role="status">{t("glass.count", { count: data.length })}</p>
      <ul className="GlassChoices">
        {data.map((part) => (
          <GlassChoice key={part.partNumber} part={part} shared={data.length > 1 ? shared : new Set()} pane={pane} isPriced={isPriced} onTake={(inPlace) => onTake(part, inPlace)} />
        ))}
      </ul>
    </>
  )
}
