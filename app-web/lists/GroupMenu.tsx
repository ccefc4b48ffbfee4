import { Button } from "#ui/Button.tsx"
import { Menu } from "#ui/Menu.tsx"
import { useWords } from "#web/words/useWords.ts"
import type { ShopList } from "./useShopList.ts"

/** By what the rows of a list stand together, or not at all. */
export function GroupMenu({ list: { groups, asked, groupBy } }: { readonly list: ShopList }) {
  const { t } = useWords()
  const chosen = groups.find(({ id }) => id === (asked as { readonly group?: string }).group)
  const choice = (id: string | undefined, label: string) => ({
    id: id ?? "none",
    label,
    ...(id === chosen?.id ? { icon: "check" as const } : {}),
    onAction: () => groupBy(id)
  })
  return (
    <Menu
      label={t("list.group")}
      placement="bottom end"
      groups={[
        { choices: [choice(undefined, t("list.noGroups"))] },
        { choices: groups.map(({ id, title }) => choice(id, title)) }
      ]}
      trigger={
        <Button variant="quiet" iconAfter="chevron-down">
          {chosen === undefined ? t("list.group") : t("list.groupedBy", { by: chosen.title })}
        </Button>
      }
    />
  )
}
