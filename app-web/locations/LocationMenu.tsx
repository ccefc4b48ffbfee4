import type { Location } from "#domain/locations/Location.ts"
import { getLocation, listJobLocations, listLocations, putLocation } from "#domain/locations/locationsApi.ts"
import { IconButton } from "#ui/IconButton.tsx"
import { Menu } from "#ui/Menu.tsx"
import { useSend } from "#web/api/useSend.ts"
import { useSay } from "#web/shell/useSay.ts"
import { useWords } from "#web/words/useWords.ts"

/**
 * What can be done with a location in its row: opens it for new jobs, or closes it. Its jobs stay with it, and the step
 * can be undone.
 */
export function LocationMenu({ location }: { readonly location: Location }) {
  const { t } = useWords()
  const say = useSay()
  const { send } = useSend(putLocation, { refreshes: [listLocations, listJobLocations, getLocation] })
  const turn = (from: Location, status: Location["status"], isUndone: boolean) =>
    send(
      { ...from, status },
      {
        onSuccess: (kept) =>
          say({
            kind: "success",
            text: t(status === "active" ? "location.activated" : "location.deactivated", { name: kept.locationName }),
            ...(isUndone ? {} : { action: { label: t("undo"), onPress: () => turn(kept, from.status, true) } })
          })
      }
    )
  const isActive = location.status === "active"
  const label = t("location.actionsOf", { name: location.locationName })
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={<IconButton size="small" icon="more" label={label} />}
      groups={[
        {
          choices: [
            { id: "edit", icon: "edit", label: t("edit"), href: `/locations/${location.id}/edit` },
            {
              id: "turn",
              icon: isActive ? "lock" : "check",
              label: t(isActive ? "location.deactivate" : "location.activate"),
              ...(isActive ? { description: t("location.statusHint") } : {}),
              onAction: () => turn(location, isActive ? "inactive" : "active", false)
            }
          ]
        }
      ]}
    />
  )
}
