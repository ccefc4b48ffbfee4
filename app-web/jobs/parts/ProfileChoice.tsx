import { memo, useMemo } from "react"
import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { CalmSelect } from "#web/jobs/form/CalmSelect.tsx"
import type { LineValues } from "#web/jobs/form/JobForm.ts"
import type { JobLookups } from "#web/jobs/form/useLookups.ts"
import { sameParts } from "#web/jobs/form/sameParts.ts"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { useWords } from "#web/words/useWords.ts"
import { repricedLines } from "./repricedLines.ts"

export interface ProfileChoiceProps {
  readonly open: OpenJob
  readonly lookups: JobLookups
  readonly onReprice: (lines: ReadonlyArray<LineValues>) => void
}

/**
 * Whose prices the automatic rows follow. After another profile was chosen, says which rows still follow the one
 * before.
 */
export const ProfileChoice = memo(
  function ProfileChoice({ open: { form }, lookups: { profiles, profile }, onReprice }: ProfileChoiceProps) {
    const { t } = useWords()
    const options = useMemo(
      () => profiles.map(({ id, profileName }) => ({ value: id as string, label: profileName })),
      [profiles]
    )
    const rows = form.values.lines
    const repriced = profile === undefined ? undefined : repricedLines(rows, profile)
    const stale = repriced?.filter((line, index) => line !== rows[index]).length ?? 0
    return (
      <>
        <div className="ProfileChoice">
          <CalmSelect
            {...form.field("pricingProfileId", t("parts.profile"), { isChoice: true })}
            description={
              profiles.length === 0 ? t("parts.noProfiles") : profile === undefined ? t("parts.profileHint") : undefined
            }
            placeholder={t("parts.chooseProfile")}
            noneLabel={t("none")}
            options={options}
          />
        </div>
        {stale > 0 && repriced !== undefined && (
          <Callout
            tone="warning"
            isLive
            title={t("parts.stale", { count: stale })}
            actions={
              <Button size="small" onPress={() => onReprice(repriced)}>
                {t("parts.reprice", { profile: profile?.profileName })}
              </Button>
            }
          />
        )}
      </>
    )
  },
  (before, after) =>
    sameParts(before.open, after.open, ["pricingProfileId", "lines"]) &&
    before.lookups.profile === after.lookups.profile &&
    before.lookups.profiles === after.lookups.profiles
)
