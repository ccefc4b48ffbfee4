import type { GlassPart, KitKind } from "#domain/nags/GlassPart.ts"
import { oneOf } from "./chance.ts"
import type { Pane } from "./Pane.ts"

/** Made-up numbers of the four kits: adhesive, `AH` (trade 2.2). */
const numbers: Readonly<Record<KitKind, string>> = {
  base: "HAH900001",
  urethaneDamPrimer: "HAH900002",
  highModulusNonConductive: "HAH900003",
  fastCure: "HAH900004"
}

/**
 * Returns the adhesive kit for a pane: 1.0 to 2.0 kits for a windshield, depending on its size; none for glass that
 * runs in a channel.
 */
export const kitOf = ({ generation, cab, glassType, features }: Pane): GlassPart["kit"] => {
  const seed = `${generation.seed}|${cab}|kit`
  const kit = (kind: KitKind, quantity: number) => ({ partNumber: numbers[kind], kind, quantity })
  switch (glassType) {
    case "windshield": {
      const modern =
        features.includes("antenna") || features.includes("heated")
          ? ("highModulusNonConductive" as const)
          : ("fastCure" as const)
      return kit(generation.firstYear < 2004 ? "urethaneDamPrimer" : modern, oneOf([100, 150, 150, 200], seed))
    }
    case "heavyDutyTruckWindshield":
      return kit("base", 100)
    case "back":
      return kit("urethaneDamPrimer", oneOf([100, 100, 150], seed))
    case "roof":
      return kit("urethaneDamPrimer", 150)
    case "quarter":
    case "other":
      return kit("urethaneDamPrimer", 100)
    default:
      return { partNumber: "", kind: "base", quantity: 0 }
  }
}
