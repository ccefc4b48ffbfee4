import "./PaletteButton.css"
import { Button } from "#ui/Button.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { Kbd } from "#ui/Kbd.tsx"
import { useWords } from "#web/words/useWords.ts"
import { useCommands } from "./Commands.tsx"
import { controlKey } from "./shortcuts/shortcutsFor.ts"

/** Opens the palette, and says with which keys. */
export function PaletteButton({ isCondensed = false }: { readonly isCondensed?: boolean }) {
  const { t } = useWords()
  const { openPalette } = useCommands()
  if (isCondensed) return <IconButton icon="search" label={t("palette")} onPress={openPalette} />
  return (
    <div className="PaletteButton">
      <Button variant="quiet" icon="search" isWide onPress={openPalette}>
        <span>{t("palette.button")}</span>
        <span className="PaletteKeys" aria-hidden>
          <Kbd>{controlKey()}</Kbd>
          <Kbd>K</Kbd>
        </span>
      </Button>
    </div>
  )
}
