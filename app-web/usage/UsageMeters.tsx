import "./usage.css"
import type { ShopUsage } from "#domain/quotas/ShopUsage.ts"
import { Callout } from "#ui/Callout.tsx"
import { DefinitionList } from "#ui/DefinitionList.tsx"
import { Meter } from "#ui/Meter.tsx"
import { Section } from "#ui/Section.tsx"
import { Skeleton } from "#ui/Skeleton.tsx"
import { LoadFailed } from "#web/api/LoadFailed.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

/** Share of a limit from which the user is warned. */
const near = 0.8

const toneOf = (used: number, limit: number) =>
  used >= limit ? ("danger" as const) : used >= near * limit ? ("warning" as const) : undefined

/** The shop's usage against its limits: files by type, and hourly and per-minute counters. */
export function UsageMeters({ usage: { counted, storage } }: { readonly usage: ShopUsage }) {
  const { t, of } = useWords()
  const { bytes, time, whole } = useFormats()
  const tone = storage.limit === 0 ? undefined : toneOf(storage.used, storage.limit)
  const kinds = storage.kinds.filter(({ files }) => files > 0)
  return (
    <>
      <Section title={t("usage.storage")} description={t("usage.storageAbout")}>
        <div className="Usage">
          {tone !== undefined && (
            <Callout tone={tone} title={t(tone === "danger" ? "usage.full" : "usage.near")}>
              {of("quotaMeans", "storage")}
            </Callout>
          )}
          <UsageLine
            label={of("quotaKind", "storage")}
            used={storage.used}
            limit={storage.limit}
            shown={bytes}
            about={tone === undefined && storage.limit !== 0 ? of("quotaMeans", "storage") : ""}
          />
          {kinds.length === 0 ? (
            <p className="UsageAbout">{t("usage.empty")}</p>
          ) : (
            <DefinitionList
              items={kinds.map(({ bytes: size, files, kind }) => ({
                label: of("fileKind", kind),
                value: t("usage.files", { count: files, size: bytes(size) })
              }))}
            />
          )}
        </div>
      </Section>
      <Section title={t("usage.counted")} description={t("usage.countedAbout")}>
        <div className="Usage">
          {[...counted].reverse().map(({ kind, limit, resetsAt, used }) => (
            <UsageLine
              key={kind}
              label={of("quotaKind", kind)}
              used={used}
              limit={limit}
              shown={whole}
              about={
                limit === 0
                  ? ""
                  : `${t(used >= limit ? "usage.usedUp" : "usage.startsOver", { at: time(resetsAt) }).replace(/\.?$/, ".")} ${of("quotaMeans", kind)}`
              }
            />
          ))}
        </div>
      </Section>
    </>
  )
}

interface UsageLineProps {
  readonly label: string
  readonly used: number
  /** 0 means no limit. */
  readonly limit: number
  readonly shown: (amount: number) => string
  readonly about: string
}

function UsageLine({ about, label, limit, shown, used }: UsageLineProps) {
  const { t } = useWords()
  if (limit === 0)
    return (
      <DefinitionList
        items={[{ label, value: used === 0 ? t("usage.noLimit") : `${shown(used)} · ${t("usage.noLimit")}` }]}
      />
    )
  return (
    <div className="UsageLine">
      <Meter
        label={label}
        value={Math.min(used, limit)}
        max={limit}
        valueText={t("usage.ofLimit", { used: shown(used), limit: shown(limit) })}
        tone={toneOf(used, limit)}
      />
      {about !== "" && <p className="UsageAbout">{about}</p>}
    </div>
  )
}

interface UsageWaitingProps {
  readonly failure: { readonly _tag: string } | undefined
  readonly onRetry: () => void
}

/** Shown while usage is loading, or if loading failed. */
export function UsageWaiting({ failure, onRetry }: UsageWaitingProps) {
  const { t } = useWords()
  return (
    <Section title={t("usage.storage")}>
      {failure === undefined ? (
        <div role="status" aria-label={t("loading")}>
          <Skeleton widths={["60%", "40%", "50%"]} />
        </div>
      ) : (
        <LoadFailed failure={failure} onRetry={onRetry} />
      )}
    </Section>
  )
}
