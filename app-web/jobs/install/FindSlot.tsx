import { useState } from "react"
import { Button } from "#ui/Button.tsx"
import type { JobLookups } from "#web/jobs/form/useLookups.ts"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { useRights } from "#web/jobs/useRights.ts"
import { useWords } from "#web/words/useWords.ts"
import { useWorkAsked } from "./useWorkAsked.ts"

const SlotDrawer = lazyPart(() => import("./SlotDrawer.tsx"), "SlotDrawer", "idle")

/** Opens the next five slots for the work as it stands in the form. */
export function FindSlot({ open, lookups }: { readonly open: OpenJob; readonly lookups: JobLookups }) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const asked = useWorkAsked(open, lookups)
  const { seesPrices } = useRights()
  if (!seesPrices) return null
  return (
    <div>
      <Button icon="search" isDisabled={asked === undefined} onPress={() => setOpen(true)}>
        {t("slots.find")}
      </Button>
      {isOpen && asked !== undefined && <SlotDrawer open={open} asked={asked} onClose={() => setOpen(false)} />}
    </div>
  )
}
