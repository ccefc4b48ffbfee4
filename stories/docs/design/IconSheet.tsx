import { Icon } from "#ui/Icon.tsx"
import { type IconName, iconPaths } from "#ui/iconPaths.ts"
import "./gallery.css"

export interface IconSheetProps {
  readonly theme: "light" | "dark"
}

/** Shows every icon with its name. */
export function IconSheet({ theme }: IconSheetProps) {
  return (
    <div data-theme={theme} className="sb-unstyled Sheet">
      <ul className="IconSheet">
        {(Object.keys(iconPaths) as ReadonlyArray<IconName>).map((name) => (
          <li key={name}>
            <Icon name={name} size={20} />
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}
