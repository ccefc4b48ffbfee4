import { memo, useMemo, useState } from "react"
import { estimateWordsOf } from "#domain/estimates/EstimateWords.ts"
import { lineChanges, repriceLines } from "#domain/estimates/repriceLines.ts"
import { goodUntil } from "#domain/jobs/stageRules.ts"
import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { useCalmFields, useFormFields } from "#web/forms/useForm.ts"
import { LongSelect } from "#web/forms/LongSelect.tsx"
import type { LineValues } from "#web/jobs/form/JobForm.ts"
import type { JobLookups } from "#web/jobs/form/useLookups.ts"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import type { SaveJob } from "#web/jobs/form/useSaveJob.ts"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { lineOf } from "./newLine.ts"

const Reprice = lazyPart(() => import("./reprice/RepriceDialog.tsx"), "Reprice", "idle")

interface ProfileChoiceProps {
  readonly open: OpenJob
  readonly lookups: JobLookups
  readonly saving: SaveJob
  readonly onReprice: (lines: ReadonlyArray<LineValues>) => void
}

/**
 * Whose prices the automatic rows follow, and until when a quote's prices are good. After another profile was chosen,
 * says how many rows still follow the one before; re-pricing shows first what it changes.
 */
export const ProfileChoice = memo(function ProfileChoice({ open, lookups, saving, onReprice }: ProfileChoiceProps) {
  const { profiles, profile, areProfilesKnown } = lookups
  const form = useFormFields(open.form, ["pricingProfileId"])
  const { lines } = useCalmFields(open.form, ["lines"]).values
  const { t } = useWords()
  const { day } = useFormats()
  const [isRepricing, setRepricing] = useState(false)
  const options = useMemo(
    () => profiles.map(({ id, profileName }) => ({ value: id as string, label: profileName })),
    [profiles]
  )
  const stale = useMemo(() => {
    if (profile === undefined) return 0
    const before = lines.map(lineOf)
    const asked = { profile, words: estimateWordsOf.en, catalogue: [], newId: () => crypto.randomUUID() }
    return lineChanges(before, repriceLines(before, asked)).length
  }, [lines, profile])
  const reprice = (
    <Button size="small" onPress={() => setRepricing(true)}>
      {stale > 0 ? t("parts.reprice", { profile: profile?.profileName }) : t("job.priceAnew")}
    </Button>
  )
  const quote = open.job?.stage === "quote" ? open.job : undefined
  return (
    <>
      <div className="ProfileChoice">
        <LongSelect
          {...form.field("pricingProfileId", t("parts.profile"), { isChoice: true })}
          description={
            areProfilesKnown && profiles.length === 0
              ? t("parts.noProfiles")
              : profile === undefined
                ? t("parts.profileHint")
                : undefined
          }
          placeholder={t("parts.chooseProfile")}
          noneLabel={t("none")}
          options={options}
        />
      </div>
      {stale > 0 && <Callout tone="warning" isLive title={t("parts.stale", { count: stale })} actions={reprice} />}
      {stale === 0 && lines.length > 0 && (profile !== undefined || quote !== undefined) && (
        <p className="PricesUntil">
          {quote !== undefined && <span>{t("reprice.goodUntil", { day: day(goodUntil(quote.quotedOn)) })}</span>}
          {reprice}
        </p>
      )}
      {isRepricing && (
        <Reprice
          open={open}
          lookups={lookups}
          saving={saving}
          onReprice={onReprice}
          onClose={() => setRepricing(false)}
        />
      )}
    </>
  )
})
