import { Icon } from "#ui/Icon.tsx"
import { type IconName, iconPaths } from "#ui/iconPaths.ts"
import { KitPage } from "./KitPage.tsx"

const names = Object.keys(iconPaths) as ReadonlyArray<IconName>

/** /ui/icons: the icon set, by name. */
export function Kit() {
  return (
    <KitPage
      examples={{
        Icon: names.map((name) => (
          <span key={name} className="KitIcon">
            <Icon name={name} size={24} />
            {name}
          </span>
        ))
      }}
    />
  )
}
