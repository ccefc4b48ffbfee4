import { type ReactNode, useEffect, useRef } from "react"
import type { GlassPart, GlassType } from "#domain/nags/GlassPart.ts"
import { Badge } from "#ui/Badge.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { Section } from "#ui/Section.tsx"
import { Skeleton } from "#ui/Skeleton.tsx"
import { LoadFailed } from "#web/api/LoadFailed.tsx"
import { useWords } from "#web/words/useWords.ts"
import { GlassGroup } from "./GlassGroup.tsx"
import type { GlassSearchState } from "./useGlassSearch.ts"

interface GlassResultsProps {
  readonly searching: GlassSearchState
  /** Shows only this type of glass; all types by default. */
  readonly glassType?: GlassType
  readonly actionsOf: (part: GlassPart) => ReactNode
  /** Renders the total price of a part, if known. */
  readonly sumOf?: (part: GlassPart) => ReactNode
}

/**
 * The results of a search, by opening; or a message that nothing was found or that the search failed, neither of which
 * is charged.
 */
export function GlassResults(props: GlassResultsProps) {
  const { found } = props.searching
  const here = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On phones, the fields fill the screen, and results that were paid for would appear out of sight below them.
    if (found !== undefined && here.current!.getBoundingClientRect().top > innerHeight / 2)
      here.current!.scrollIntoView()
  }, [found])
  return (
    <div ref={here} className="GlassFound">
      <Results {...props} />
    </div>
  )
}

function Results({ searching: { found, failure, isPending, search }, glassType, actionsOf, sumOf }: GlassResultsProps) {
  const { t, of } = useWords()
  if (isPending)
    return (
      <div role="status">
        <span className="hidden-text">{t("loading")}</span>
        <Skeleton widths={["100%", "70%", "100%", "60%"]} height={40} />
      </div>
    )
  if (failure !== undefined && failure._tag !== "NagsNotInSubscription")
    return <LoadFailed title={t("nags.searchFailed")} failure={failure} onRetry={search} />
  if (found === undefined) return null
  if (found.parts.length === 0)
    return (
      <EmptyState icon="search" title={t("nags.nothing")}>
        {t("nags.nothingHint")}
      </EmptyState>
    )
  const parts = found.parts.filter((part) => glassType === undefined || part.glassType === glassType)
  if (parts.length === 0)
    return (
      <EmptyState icon="search" level={3} title={t("glass.none", { type: of("glassType", glassType!) })}>
        {t("glass.noneHint")}
      </EmptyState>
    )
  const groups = openings(parts)
  return (
    <div className="GlassResults">
      <SampleMark parts={parts} />
      {groups.map(({ glassType: type, position, parts }) => {
        const group = <GlassGroup parts={parts} actionsOf={actionsOf} sumOf={sumOf} />
        const title =
          position === "onePiece"
            ? of("glassType", type)
            : t("nags.opening", { type: of("glassType", type), position: of("glassPosition", position) })
        return glassType !== undefined && groups.length === 1 ? (
          <div key={title}>{group}</div>
        ) : (
          <Section key={title} title={title}>
            {group}
          </Section>
        )
      })}
    </div>
  )
}

/** Marks sample data, if any of the parts is one (trade 2.6). */
function SampleMark({ parts }: { readonly parts: ReadonlyArray<GlassPart> }) {
  const { t } = useWords()
  return parts.some(({ sample }) => sample) ? (
    <p className="GlassSample">
      <Badge tone="warning">{t("glass.sample")}</Badge> {t("glass.sampleHint")}
    </p>
  ) : null
}

/** The parts for one opening of a car. */
interface Opening extends Pick<GlassPart, "glassType" | "position"> {
  readonly parts: ReadonlyArray<GlassPart>
}

/** Groups parts by opening, in the given order. */
const openings = (parts: ReadonlyArray<GlassPart>): ReadonlyArray<Opening> =>
  [...Map.groupBy(parts, ({ glassType, position }) => `${glassType} ${position}`).values()].map((group) => ({
    glassType: group[0]!.glassType,
    position: group[0]!.position,
    parts: group
  }))
