import { Effect, Layer } from "effect"
import { ClosingDay } from "#domain/payments/ClosingDay.ts"
import { closingDay } from "#domain/tenants/TenantSettings.ts"
import { Shelves } from "./Shelves.ts"
import { settingPlace } from "./tenantSettingsMemory.ts"

/** The closing day among a shop's settings. */
export const closingDayMemory = Layer.effect(
  ClosingDay,
  Effect.map(Shelves, ({ mine }) =>
    ClosingDay.of({
      get: Effect.map(mine, ({ settings }) => settings.get(settingPlace(closingDay))?.value ?? ""),
      keep: (value) =>
        Effect.map(mine, ({ settings }) => void settings.set(settingPlace(closingDay), { ...closingDay, value }))
    })
  )
).pipe(Layer.provide(Shelves.empty))
