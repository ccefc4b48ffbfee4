import type { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import { ConflictCallout, type ConflictField } from "#web/forms/ConflictCallout.tsx"
import { useWords } from "#web/words/useWords.ts"
import { type ProfileValues, profileValues } from "./profileValues.ts"
import { useProfileLabels } from "./useProfileLabels.ts"

export interface ProfileConflictProps {
  readonly mine: ProfileValues
  readonly theirs: PricingProfile
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}

/** Somebody else saved this profile: what differs, and whose version is to stand. */
export function ProfileConflict({ mine, theirs, ...choices }: ProfileConflictProps) {
  const { t } = useWords()
  const { labels, say } = useProfileLabels()
  const saved = profileValues(theirs)
  const fields = (Object.keys(labels) as ReadonlyArray<keyof ProfileValues>)
    .filter((name) => JSON.stringify(mine[name]) !== JSON.stringify(saved[name]))
    .map((name): ConflictField => ({ label: labels[name], mine: say(name, mine), theirs: say(name, saved) }))
  return <ConflictCallout title={t("failure.PricingProfileChanged")} fields={fields} {...choices} />
}
