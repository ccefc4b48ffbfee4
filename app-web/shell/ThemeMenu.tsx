import { IconButton } from "#ui/IconButton.tsx"
import { Menu } from "#ui/Menu.tsx"
import { useWords } from "#web/words/useWords.ts"
import { chooseTheme, useTheme } from "./theme.ts"
import { themeIcons, themes } from "./themes.ts"

/** Light, dark, or as the machine says; kept on this device. */
export function ThemeMenu() {
  const { t } = useWords()
  const theme = useTheme()
  return (
    <Menu
      label={t("theme")}
      placement="top end"
      trigger={<IconButton icon={themeIcons[theme]} size="small" label={t("theme.now", { theme: t(themes[theme]) })} />}
      groups={[
        {
          choices: (Object.keys(themes) as Array<keyof typeof themes>).map((id) => ({
            id,
            label: t(themes[id]),
            icon: id === theme ? ("check" as const) : themeIcons[id],
            onAction: () => chooseTheme(id)
          }))
        }
      ]}
    />
  )
}
